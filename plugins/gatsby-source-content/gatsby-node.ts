import type { CreateDevServerArgs, CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import type { GraphQLSchema } from "graphql";
import type { Configuration } from "webpack";
import { guard, type DevServer } from "./guard";
import { fieldExtensions } from "./nodes/field-extensions";
import { readPlainYaml } from "./nodes/plain-yaml";
import { fileNodes, sourceContent } from "./nodes/source-nodes";
import { orPanic } from "./plain-error";
import { withKeptResults } from "./read/kept";
import { gatsbyTypeDefinitions, writeSectionsFragment } from "./schema/gatsby-types";
import { readTypes } from "./schema/read-types";
import { wrongQueries } from "./schema/wrong-queries";
import { readCheckedContent } from "./checked-content";
import { watchContent } from "./watch/watch-content";

const types = readTypes();

/** gatsby-transformer-remark is to read the same YAML as the content check. */
export const onPreInit: GatsbyNode["onPreInit"] = readPlainYaml;

/** Some of the types are Gatsby's own, which this only extends: Gatsby expects that of the site. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions, createNodeId }) => {
  fieldExtensions(createNodeId).forEach((extension) => actions.createFieldExtension(extension));
  actions.createTypes(gatsbyTypeDefinitions(types), { name: "default-site-plugin" });
};

/**
 * Runs after gatsby-source-filesystem has made File nodes of `content/`. Every mistake in these files is listed before any page
 * is made of them.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = (api) =>
  orPanic(api.reporter, async () => {
    const content = await withKeptResults(api, () => readCheckedContent(types, api.reporter));
    await sourceContent(api, content, types, await fileNodes(api, content));
  });

/** In `gatsby develop`, each save is checked and then shown, and other sites get no answer. */
export const onCreateDevServer = async (api: CreateDevServerArgs): Promise<void> => {
  guard(api.app as DevServer, (await import("gatsby/dist/utils/websocket-manager")).websocketManager);
  watchContent(api, types);
};

/** In `gatsby develop`, removes Gatsby's ESLint plugin: it ignores this project's rules, and fails beside a newer ESLint. */
export const onCreateWebpackConfig = ({ stage, actions, getConfig }: CreateWebpackConfigArgs): void => {
  if (stage !== "develop") return;
  // Gatsby types it as any function.
  const { plugins = [], ...config } = (getConfig as () => Configuration)();
  const kept = plugins.filter((plugin) => plugin?.constructor.name !== "ESLintWebpackPlugin");
  actions.replaceWebpackConfig({ ...config, plugins: kept });
};

/** Gatsby's own way for a package to bring fragments: a file among `.cache/fragments`. */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = async ({ store, reporter }) => {
  await writeSectionsFragment(types);
  // Gatsby types its state as any function's result.
  const wrong = wrongQueries((store.getState as () => { schema: GraphQLSchema })().schema, "src");
  if (wrong.length > 0) reporter.panicOnBuild(`Queries that the schema does not answer:\n\n${wrong.join("\n")}`);
};
