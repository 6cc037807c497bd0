import type { GatsbyNode } from "gatsby";
import path from "node:path";
import { isPreview } from "./plugins/content-model/preview";

/** Where the import of a package fails, Gatsby continues without the configuration. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter, store }) => {
  const { config } = (store.getState as () => { config: { plugins?: unknown[] } })();
  if (!config.plugins?.length)
    reporter.panic(
      "Gatsby could not load gatsby-config.ts, for example because a package is missing: `npm ci` installs all. The command `node .cache/compiled/gatsby-config.js` prints the error.",
    );
};

export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter, getCache }) => {
  const { data } = await graphql<Queries.PagePathsQuery>(`
    #graphql
    query PagePaths {
      allPage(sort: { path: ASC }) {
        nodes {
          id
          path
          redirectFrom
          language
          translationOf
        }
      }
      company {
        hasStockPhotos
        notice {
          text
        }
      }
    }
  `);
  if (!data) return reporter.panic("The pages cannot be queried");
  // A changed context makes Gatsby query the pages again, as after the notice's last day.
  const hasNotice = Boolean(data.company?.notice);
  // Queried once: it depends on all sections, so an edit of any would query every page again.
  const hasStockPhotos = data.company?.hasStockPhotos ?? false;
  const component = path.resolve("src/templates/page.tsx");
  const preview = isPreview(process.env);
  // In `gatsby develop`, pages show the errors in the content; a build stops at them.
  const errors: unknown = await getCache("gatsby-source-content").get("errors");
  const pages = data.allPage.nodes.map((page) => ({ ...page, original: page.translationOf ?? page.path }));
  for (const { id, path, redirectFrom, original } of pages) {
    const versions = pages.filter((page) => page.original === original);
    const translations = versions.map(({ language, path }) => ({ language, path }));
    const context = { id, preview, errors, translations, hasNotice, hasStockPhotos };
    actions.createPage({ path, component, context });
    // Gatsby creates this copy only once, and deletes it at the next save in `gatsby develop`.
    if (path === "/404") actions.createPage({ path: "/404.html", component, context });
    for (const fromPath of redirectFrom ?? []) actions.createRedirect({ fromPath, toPath: path, isPermanent: true });
  }
};
