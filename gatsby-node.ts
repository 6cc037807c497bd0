import type { GatsbyNode } from "gatsby";
import type { GraphQLSchema } from "graphql";
import type { Configuration } from "webpack";
import path from "node:path";
import { fieldExtensions } from "./src/content/nodes/field-extensions";
import { isPreview } from "./src/content/preview";
import { wrongQueries } from "./src/content/schema/wrong-queries";
import { readTypes } from "./src/content/schema/sdl";
import { readPlainYaml } from "./src/content/nodes/plain-yaml";
import { sourceContent } from "./src/content/nodes/source-nodes";
import { gatsbyTypeDefinitions } from "./src/content/schema/gatsby-types";
import { writeSectionsFragment } from "./src/content/schema/sections-fragment";
import type { DevServer } from "./src/develop/dev-server";
import { guard } from "./src/develop/guard";
import { offerEditing } from "./src/develop/edit/routes";
import { offerQueries } from "./src/develop/saved-queries";
import * as finish from "./src/finish/gatsby-node";
import { watchContent } from "./src/develop/watch-content";
import { readGoodContent } from "./src/content/good-content";
import { withOverlay } from "./src/develop/webpack";
import { orPanic } from "./src/plain-error";
import { withQuickCache } from "./src/webpack-cache";

const types = readTypes();

/** gatsby-transformer-remark is to read the same YAML as the content check. */
export const onPreInit: GatsbyNode["onPreInit"] = readPlainYaml;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions, createNodeId }) => {
  fieldExtensions(createNodeId).forEach((extension) => actions.createFieldExtension(extension));
  actions.createTypes(gatsbyTypeDefinitions(types));
};

/**
 * Runs after gatsby-source-filesystem has made File nodes of `content/`. Every mistake in these files is listed before any page
 * is made of them.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = (api) =>
  orPanic(api.reporter, async () => sourceContent(api, await readGoodContent(api, types, api.reporter), types));

/** In `gatsby develop`, each save is checked and then shown, the page can be edited, and GraphiQL offers the saved queries. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async (api) => {
  guard(api.app as DevServer, (await import("gatsby/dist/utils/websocket-manager")).websocketManager);
  watchContent(api, types);
  offerQueries(api);
  offerEditing(api, types);
};

/** Gatsby's own way for a package to bring fragments: a file among `.cache/fragments`. */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = async ({ store, reporter }) => {
  await writeSectionsFragment(types, path.resolve(".cache/fragments"));
  // Gatsby types its state as any function's result.
  const wrong = wrongQueries((store.getState as () => { schema: GraphQLSchema })().schema, "src");
  if (wrong.length > 0) reporter.panicOnBuild(`Queries that the schema does not answer:\n\n${wrong.join("\n")}`);
};

export const createPages: GatsbyNode["createPages"] = async ({ actions, reporter, ...api }) => {
  // Gatsby knows the query that it makes a type of by the name of the function.
  const graphql: typeof api.graphql = (query) => api.graphql(query);
  const { data } = await graphql<Queries.PagePathsQuery>(`
    #graphql
    query PagePaths {
      allPage {
        nodes {
          id
          path
          formerly
        }
      }
    }
  `);
  if (!data) return reporter.panic("The pages cannot be queried");
  const component = path.resolve("src/templates/page.tsx");
  const preview = isPreview(process.env);
  for (const { id, path, formerly } of data.allPage.nodes) {
    actions.createPage({ path, component, context: { id, preview } });
    for (const fromPath of formerly ?? []) actions.createRedirect({ fromPath, toPath: path, isPermanent: true });
  }
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (api) => {
  // Gatsby types it as any function at all.
  const config = withQuickCache((api.getConfig as () => Configuration)());
  api.actions.replaceWebpackConfig(api.stage === "develop" ? withOverlay(config) : config);
  return finish.onCreateWebpackConfig(api);
};

export const onPostBuild = finish.onPostBuild;
