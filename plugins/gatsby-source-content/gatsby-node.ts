import type { CreateDevServerArgs, CreateWebpackConfigArgs, GatsbyNode, Node, Reporter } from "gatsby";
import { readFileSync } from "node:fs";
import type { Configuration } from "webpack";
import { checkAgain, currentContent, isDeveloped } from "./checked-content";
import { guard, type DevServer } from "./guard";
import { lockedMessage, lockFolder } from "./lock-folder";
import { resolversOf } from "./nodes/resolvers";
import { contentFile, createContentNode, nodeBasis } from "./nodes/content-node";
import { loadEntries, saveEntries } from "./parsed-content";
import { panicOnUserError } from "./panic-on-user-error";
import { rebuildSooner } from "./rebuild-sooner";
import { filesOnDisk } from "../content-model/read/read-content";
import { gatsbyTypeDefinitions, writeSectionsFragment } from "./gatsby-types";
import { haveTypesChanged, readTypes } from "../content-model/schema/read-types";
import { sectionTypeNames } from "../content-model/schema/sdl";

// From files to queries: the schema is in gatsby-types.ts, the check in checked-content.ts, a file's node in nodes/content-node.ts, its
// values in queries in nodes/resolvers.ts, and images in photos/. The rules of content are in ../content-model/.

/** Stops at an error in a `.graphql` file, at a section type without a component, and in `gatsby develop` beside a build. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  if (isDeveloped && !(await lockFolder())) reporter.panic(lockedMessage);
  const names = sectionTypeNames(await panicOnUserError(reporter, () => readTypes("src")));
  const registered = new Set(readFileSync("src/sections/index.ts", "utf8").match(/\w+/g));
  const missing = names.find((name) => !registered.has(name));
  if (missing) reporter.panic(`src/sections/index.ts does not export ${missing}: add its line, see docs/extending.md`);
};

/** A build lists every error in the content before it begins. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async (api) => {
  const types = readTypes("src");
  loadEntries(api.cache.directory, types);
  if (!isDeveloped) {
    if (checkAgain(types, api.reporter)) api.reporter.panic("The content has errors, listed above. Nothing is built.");
    saveEntries(api.cache.directory, types, currentContent());
  }
  // Gatsby keeps the nodes of unchanged files, but the previous build may have had other types, or left out other drafts.
  if (isDeveloped || (await api.cache.get("basis")) !== nodeBasis(types))
    for (const file of api.getNodesByType("File")) createContentNode(api, file, types);
};

/** Only the site itself, "default-site-plugin", may extend Gatsby's own types. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) =>
  actions.createTypes(gatsbyTypeDefinitions(readTypes("src")), { name: "default-site-plugin" });

/** Fields whose values differ from the file's: placeholders, defaults, references. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers, basePath }) => {
  // Gatsby types it as any function.
  (createResolvers as (resolvers: object) => void)(resolversOf(readTypes("src"), basePath));
};

export const shouldOnCreateNode = ({ node }: { node: Node }): boolean => node.internal.type === "File";

export const onCreateNode: GatsbyNode["onCreateNode"] = ({ node, ...api }) =>
  createContentNode(api, node, readTypes("src"));

/** A route for a developer's own markdown, such as `{MarkdownRemark.frontmatter__slug}.tsx`, also has pages for texts of the content. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions, getNode, getNodesByType }) => {
  const node = page.component.includes("{MarkdownRemark.") ? getNode(String(page.context?.id)) : undefined;
  if (!node?.parent || getNode(node.parent)?.sourceInstanceName !== "content") return;
  // A build stops at a route that replaces a page of the content.
  if (getNodesByType("Page").every(({ path }) => path !== page.path)) actions.deletePage(page);
};

/**
 * `gatsby develop` calls this after each save. A build calls it after sourcing, which may end too early for gatsby-source-filesystem:
 * https://github.com/paulmillr/chokidar/issues/1367
 */
export const createPages: GatsbyNode["createPages"] = async (api) => {
  // For the createPages of the site: Gatsby passes no state between gatsby-node files. A build has no errors.
  await api.cache.set("errors", isDeveloped ? checkAgain(readTypes("src"), api.reporter) : "");
  await api.cache.set("basis", nodeBasis(readTypes("src")));
  if (isDeveloped) return remindOfTypes(api.reporter);
  const sourced = new Set(api.getNodesByType("File").map(contentFile));
  const missing = filesOnDisk(process.cwd()).filter((file) => !sourced.has(file));
  if (missing.length > 0)
    api.reporter.panic(`gatsby-source-filesystem did not find ${missing.join(", ")}. Start the build again.`);
};

/** From here on, changes of nodes are saves. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = (api) => {
  if (isDeveloped) rebuildSooner(api);
};

/** In `gatsby develop`, rejects requests from other sites. */
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

/** Gatsby also reads the fragments of packages from `.cache/fragments`. */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = async ({ reporter }) => {
  remindOfTypes(reporter);
  await writeSectionsFragment(readTypes("src"));
};

/** Gatsby reads types only when it starts. */
function remindOfTypes(reporter: Reporter): void {
  if (haveTypesChanged("src"))
    reporter.warn("A .graphql file in src/ has changed. Start `npm run develop` again to use it.");
}
