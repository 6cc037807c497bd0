import type { GatsbyNode } from "gatsby";
import path from "node:path";
import { isPreview } from "./plugins/gatsby-source-content/preview";

export const createPages: GatsbyNode["createPages"] = async ({ actions, reporter, ...api }) => {
  // Gatsby generates the query's type only if the function is called `graphql`.
  const graphql: typeof api.graphql = (query) => api.graphql(query);
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
  // Only `gatsby develop` goes on with errors.
  const errors: unknown = await api.getCache("gatsby-source-content").get("errors");
  for (const { id, path, redirectFrom } of data.allPage.nodes) {
    actions.createPage({ path, component, context: { id, preview, errors } });
    for (const fromPath of redirectFrom ?? []) actions.createRedirect({ fromPath, toPath: path, isPermanent: true });
  }
};
