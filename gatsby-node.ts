import type { GatsbyNode } from "gatsby";
import path from "node:path";
import { isPreview } from "./plugins/content-model/preview";

export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter, getCache }) => {
  const { data } = await graphql<Queries.PagePathsQuery>(`
    #graphql
    query PagePaths {
      allPage {
        nodes {
          id
          path
          redirectFrom
        }
      }
    }
  `);
  if (!data) return reporter.panic("The pages cannot be queried");
  const component = path.resolve("src/templates/page.tsx");
  const preview = isPreview(process.env);
  // In `gatsby develop`, pages show the errors in the content; a build stops at them.
  const errors: unknown = await getCache("gatsby-source-content").get("errors");
  for (const { id, path, redirectFrom } of data.allPage.nodes) {
    actions.createPage({ path, component, context: { id, preview, errors } });
    for (const fromPath of redirectFrom ?? []) actions.createRedirect({ fromPath, toPath: path, isPermanent: true });
  }
};
