import type { CreateDevServerArgs, CreateWebpackConfigArgs, GatsbyNode, Node, Reporter } from "gatsby";
import type { Configuration } from "webpack";
import { checkAgain, isDeveloped } from "./checked-content";
import { guard, type DevServer } from "./guard";
import { resolversOf } from "./nodes/resolvers";
import { contentFile, createContentNode } from "./nodes/content-node";
import { panicOnUserError } from "./user-error";
import { filesOnDisk } from "./read/read-content";
import { gatsbyTypeDefinitions, writeSectionsFragment } from "./schema/gatsby-types";
import { haveTypesChanged, readTypes } from "./schema/read-types";

/** A mistake in a `.graphql` file ends all, with its place. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  await panicOnUserError(reporter, readTypes);
};

/** A build lists every error in the content before anything is made of it. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = (api) => {
  const types = readTypes();
  if (!isDeveloped && checkAgain(types, api.reporter))
    api.reporter.panic("The content has errors, listed above. Nothing is built.");
  // Those of the last build, which may have left out other drafts.
  for (const file of api.getNodesByType("File")) createContentNode(api, file, types);
};

/** Some of the types are Gatsby's own, which this only extends: Gatsby expects that of the site. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) =>
  actions.createTypes(gatsbyTypeDefinitions(readTypes()), { name: "default-site-plugin" });

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  // Gatsby types it as any function.
  (createResolvers as (resolvers: object) => void)(resolversOf(readTypes()));
};

export const shouldOnCreateNode = ({ node }: { node: Node }): boolean => node.internal.type === "File";

export const onCreateNode: GatsbyNode["onCreateNode"] = ({ node, ...api }) => createContentNode(api, node, readTypes());

/**
 * Gatsby calls this after each change of nodes in `gatsby develop`: so the content is checked after each save. In a build it comes
 * after the sourcing, which may end before gatsby-source-filesystem has seen every file: https://github.com/paulmillr/chokidar/issues/1367
 */
export const createPages: GatsbyNode["createPages"] = async (api) => {
  // For the site's own createPages, which Gatsby compiles apart from this. A build has none.
  await api.cache.set("errors", isDeveloped ? checkAgain(readTypes(), api.reporter) : "");
  if (isDeveloped) return remindOfTypes(api.reporter);
  const seen = new Set(api.getNodesByType("File").map(contentFile));
  const unseen = filesOnDisk().filter((file) => !seen.has(file));
  if (unseen.length > 0)
    api.reporter.panic(`gatsby-source-filesystem has not seen ${unseen.join(", ")}. Start the build again.`);
};

/** In `gatsby develop`, other sites get no answer. */
export const onCreateDevServer = async ({ app }: CreateDevServerArgs): Promise<void> =>
  guard(app as DevServer, (await import("gatsby/dist/utils/websocket-manager")).websocketManager);

/** In `gatsby develop`, removes Gatsby's ESLint plugin: it ignores this project's rules, and fails beside a newer ESLint. */
export const onCreateWebpackConfig = ({ stage, actions, getConfig }: CreateWebpackConfigArgs): void => {
  if (stage !== "develop") return;
  // Gatsby types it as any function.
  const { plugins = [], ...config } = (getConfig as () => Configuration)();
  const kept = plugins.filter((plugin) => plugin?.constructor.name !== "ESLintWebpackPlugin");
  actions.replaceWebpackConfig({ ...config, plugins: kept });
};

/** Gatsby's own way for a package to bring fragments: a file among `.cache/fragments`. */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = async ({ reporter }) => {
  remindOfTypes(reporter);
  await writeSectionsFragment(readTypes());
};

/** Gatsby takes in a type when it starts. The first query or file that uses a new one brings this. */
function remindOfTypes(reporter: Reporter): void {
  if (haveTypesChanged())
    reporter.warn("A .graphql file in src/ has changed: start `npm run develop` again to use it.");
}
