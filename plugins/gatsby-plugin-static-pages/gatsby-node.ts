import type { CreateWebpackConfigArgs, BuildArgs, GatsbyNode, Store } from "gatsby";
import type { Configuration, WebpackPluginInstance } from "webpack";
import { panicOnUserError } from "../gatsby-source-content/user-error";
import { pageAssets } from "./page-assets";
import { logoSize, writeIcons } from "./icons";
import { inKB, pageBudget, pageWeights } from "./page-weight";
import { withQuickCache } from "./webpack-cache";
import { writeSite } from "./write-site";

/** In gatsby-config.ts. */
interface Options {
  /** The file that the script of the forms begins with. */
  island: string;
}

/** What Gatsby hands to `onCreateWebpackConfig`, which it types as any functions at all. */
interface Webpack {
  getConfig: () => Configuration;
  plugins: {
    define: (constants: Record<string, string>) => WebpackPluginInstance;
    minifyCss: () => WebpackPluginInstance;
  };
}

/**
 * Gatsby's `pathPrefix`, or an empty text. It is read here because `--prefix-paths` would put it before links in texts alone: all others
 * are plain elements. `writePages` puts it before every address.
 */
const prefixIn = ({ getState }: Store): string =>
  (getState as () => { config: { pathPrefix?: string } })().config.pathPrefix ?? "";

/**
 * Has webpack build the style sheet of the pages' templates instead of Gatsby's application, and put what it made into src/html.tsx.
 * Pages hold it, so Gatsby renders all of them again after a change of styles.
 */
export const onCreateWebpackConfig = ({
  stage,
  reporter,
  actions,
  store,
  getNodesByType,
  ...api
}: CreateWebpackConfigArgs) =>
  panicOnUserError(reporter, async () => {
    const { getConfig, plugins } = api as unknown as Webpack;
    const config = withQuickCache(getConfig());
    actions.replaceWebpackConfig(config);
    actions.setWebpackConfig({ plugins: [plugins.define(await logoSize(process.cwd()))] });
    if (stage === "build-html") {
      const parts = JSON.stringify(await pageAssets("public", prefixIn(store)));
      actions.setWebpackConfig({ plugins: [plugins.define({ __PAGE_ASSETS__: parts })] });
    }
    if (stage === "build-javascript")
      actions.replaceWebpackConfig({
        ...config,
        entry: { app: [...new Set(getNodesByType("SitePage").map(({ component }) => String(component)))] },
        // The scripts beside the style sheet are not served, nor are their maps.
        devtool: false,
        optimization: { ...config.optimization, minimizer: [plugins.minifyCss()] },
      });
  });

/** In `public/`, so that `gatsby develop` serves the icons as well. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = ({ reporter }) =>
  panicOnUserError(reporter, () => writeIcons(process.cwd(), "public"));

/** Gatsby's own place for a last step; `graphql` asks what the pages were made of. */
export const onPostBuild = ({ reporter, ...api }: BuildArgs, { island }: Options) =>
  panicOnUserError(reporter, async () => {
    // Gatsby generates the query's type only if the function is called `graphql`.
    const graphql: typeof api.graphql = (query) => api.graphql(query);
    const { data } = await graphql<Queries.FinishedSiteQuery>(`
      #graphql
      query FinishedSite {
        company {
          name
          url
          delivery {
            method
            endpoint
            redirectOrigins
          }
        }
        allForm {
          nodes {
            endpoint
          }
        }
        allPhoto(filter: { image: { eq: null } }) {
          nodes {
            stockUrl
            usedBy {
              id
            }
          }
        }
        allPage {
          nodes {
            path
            file
            redirectFrom
          }
        }
      }
    `);
    if (!data) return reporter.panic("The finished site cannot be queried");
    await writeSite(process.cwd(), data, island, prefixIn(api.store));
    const weights = pageWeights(
      "dist",
      data.allPage.nodes.map((page) => page.path),
    );
    const heaviest = weights.slice(0, 10).map(([page, bytes]) => `${page} ${inKB(bytes)}`);
    reporter.info(`${weights.length} pages in dist/. The heaviest, compressed: ${heaviest.join(", ")}`);
    for (const [page, bytes] of weights.filter(([, bytes]) => bytes > pageBudget))
      reporter.warn(
        `${page} weighs ${inKB(bytes)}. Above ${inKB(pageBudget)} a page appears later on a phone: shorten its texts, or move a section to another page.`,
      );
  });
