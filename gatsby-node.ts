import type { GatsbyNode } from "gatsby";
import type { Configuration } from "webpack";
import path from "node:path";
import { checkContent } from "./src/content/check";
import { readContent, type Content } from "./src/content/content";
import { directives } from "./src/content/directives";
import { isPreview } from "./src/content/preview";
import { countProblems, printProblems } from "./src/content/problem";
import { readTypes } from "./src/content/sdl";
import { createContentNodes } from "./src/content/source-nodes";
import { withIslands } from "./src/islands/webpack";
import { gatsbyTypeDefinitions, writeSectionsFragment } from "./src/content/type-definitions";

const types = readTypes();
let content: Content;

/** Every mistake in the content stops the build here, before Gatsby reads any of it. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  content = readContent();
  const problems = checkContent(content, types);
  if (problems.length > 0)
    reporter.panic(`The content has ${countProblems(problems)}:\n\n${printProblems(problems)}\n`);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  directives.forEach((directive) => actions.createFieldExtension(directive));
  actions.createTypes(gatsbyTypeDefinitions(types));
};

export const sourceNodes: GatsbyNode["sourceNodes"] = (api) => createContentNodes(api, content, types);

/** Gatsby's own way for a package to bring fragments: a file among `.cache/fragments`. */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = async () => {
  await writeSectionsFragment(types, path.resolve(".cache/fragments"));
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
        }
      }
    }
  `);
  if (!data) return reporter.panic("The pages cannot be queried");
  const component = path.resolve("src/templates/page.tsx");
  const preview = isPreview(process.env);
  data.allPage.nodes.forEach(({ id, path }) => actions.createPage({ path, component, context: { id, preview } }));
};

/**
 * What runs in a visitor's browser: not Gatsby's application, but one small entry that holds its own webpack runtime. While
 * developing it is Gatsby's application, without its lint, which knows nothing of ours and fails beside a newer ESLint.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, getConfig }) => {
  // Gatsby types it as any function at all.
  const config = (getConfig as () => Configuration)();
  if (stage === "build-javascript") actions.replaceWebpackConfig(withIslands(config));
  const plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== "ESLintWebpackPlugin");
  if (stage === "develop") actions.replaceWebpackConfig({ ...config, plugins });
};
