import type { CreateWebpackConfigArgs, BuildArgs, GatsbyNode, Store } from "gatsby";
import type { Configuration, WebpackPluginInstance } from "webpack";
import { panicOnUserError } from "../gatsby-source-content/user-error";
import { pageAssets } from "./page-assets";
import { logoConstants, writeIcons } from "./icons";
import { inKB, pageBudget, pageWeights } from "./page-weight";
import { withQuickCache } from "./webpack-cache";
import { writeSite } from "./write-site";

/** Options in gatsby-config.ts. */
interface Options {
  /** The entry point of the forms' script. */
  island: string;
}

/** The arguments of `onCreateWebpackConfig`, which Gatsby types as `Function`. */
interface Webpack {
  getConfig: () => Configuration;
  plugins: {
    define: (constants: Record<string, string>) => WebpackPluginInstance;
    minifyCss: () => WebpackPluginInstance;
  };
}

/**
 * Gatsby's `pathPrefix`, or "". `writePages` adds it to every path: Gatsby's `--prefix-paths` would add it only to links in texts,
 * because the others are plain elements.
 */
const prefixIn = ({ getState }: Store): string =>
  (getState as () => { config: { pathPrefix?: string } })().config.pathPrefix ?? "";

/**
 * Makes webpack build only the style sheet of the page templates instead of Gatsby's application, then defines it in src/html.tsx.
 * Pages inline it, so Gatsby renders all of them again after a change of styles.
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
    const constants = await logoConstants(process.cwd());
    if (stage === "build-html") constants.__PAGE_ASSETS__ = JSON.stringify(await pageAssets("public", prefixIn(store)));
    actions.setWebpackConfig({ plugins: [plugins.define(constants)] });
    if (stage === "build-javascript")
      actions.replaceWebpackConfig({
        ...config,
        entry: { app: [...new Set(getNodesByType("SitePage").map(({ component }) => String(component)))] },
        // The scripts are not served, nor are their source maps.
        devtool: false,
        optimization: { ...config.optimization, minimizer: [plugins.minifyCss()] },
      });
  });

/** In `public/`, so that `gatsby develop` serves the icons as well. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = ({ reporter }) =>
  panicOnUserError(reporter, () => writeIcons(process.cwd(), "public"));

/** Writes the finished site after Gatsby's build. */
export const onPostBuild = ({ reporter, graphql, store }: BuildArgs, { island }: Options) =>
  panicOnUserError(reporter, async () => {
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
    await writeSite(process.cwd(), data, island, prefixIn(store));
    const weights = pageWeights(
      "dist",
      data.allPage.nodes.map((page) => page.path),
    );
    const heaviest = weights.slice(0, 10).map(([page, bytes]) => `${page} ${inKB(bytes)}`);
    reporter.info(`${data.allPage.nodes.length} pages in dist/. The heaviest, compressed: ${heaviest.join(", ")}`);
    for (const [page, bytes] of weights.filter(([, bytes]) => bytes > pageBudget))
      reporter.warn(
        `${page} weighs ${inKB(bytes)}. Above ${inKB(pageBudget)} a page appears later on a phone: shorten its texts, or move a section to another page.`,
      );
  });
