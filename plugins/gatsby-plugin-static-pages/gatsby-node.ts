import type { CreateWebpackConfigArgs, BuildArgs, GatsbyNode } from "gatsby";
import path from "node:path";
import type { Configuration, WebpackPluginInstance } from "webpack";
import { panicOnUserError } from "../gatsby-source-content/panic-on-user-error";
import { findBlockedStyles } from "./blocked";
import { browserFiles, findDroppedCode, findDroppedPlugins, findServed, type GatsbyState } from "./dropped";
import { findLogoText, logoConstants, writeIcons } from "./icons";
import type { GatsbyRedirect } from "./old-paths";
import { partsOfStyles } from "./page-assets";
import { heavyPage, inKB, pageBudget } from "./page-weight";
import { withQuickCache } from "./webpack-cache";
import { allStylesOf, finishSite, startSite, type StartedSite } from "./write-site";

/** The arguments of `onCreateWebpackConfig`, which Gatsby types as `Function`. */
interface Webpack {
  getConfig: () => Configuration;
  plugins: { define: (constants: Record<string, string>) => WebpackPluginInstance };
}

// In a build, Gatsby calls `onPreBuild`, then `onCreateWebpackConfig` for the styles ("build-javascript") and for the pages ("build-html"), then
// `onPostBuild`. write-site.ts begins dist/ before the pages and completes it after them, with the parts in the other files.

let site: StartedSite | undefined;
let data: Queries.FinishedSiteQuery | undefined;

/** Below a path, only `--prefix-paths` makes Gatsby add the path to links: `npm run build` passes it. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter, store, basePath }) => {
  const { pathPrefix = "" } = (store.getState as () => { config: { pathPrefix?: string } })().config;
  const isBuilt = process.env.gatsby_executing_command === "build";
  if (isBuilt && pathPrefix && !basePath)
    reporter.panic(
      `The site is below the path ${pathPrefix}: build it with \`npm run build\`, or \`gatsby build --prefix-paths\`.`,
    );
};

/** Makes webpack build only the styles of the pages, then defines them in src/html.tsx: a change of styles renders all pages again. */
export const onCreateWebpackConfig = (args: CreateWebpackConfigArgs) =>
  panicOnUserError(args.reporter, async () => {
    const { stage, actions, basePath, getNodesByType, ...api } = args;
    const { getConfig, plugins } = api as unknown as Webpack;
    const config = withQuickCache(getConfig());
    actions.replaceWebpackConfig(config);
    const constants = await logoConstants(basePath);
    if (stage === "build-html" && data) {
      site = await startSite(data, basePath);
      const blocked = findBlockedStyles(allStylesOf(site.assets), site.policy);
      const warnings = [...findDroppedCode(".", site.bundled), ...blocked, ...findLogoText(".")];
      for (const warning of warnings) args.reporter.warn(warning);
      constants.__PAGE_ASSETS__ = JSON.stringify(site.assets);
    }
    actions.setWebpackConfig({ plugins: [plugins.define(constants)] });
    if (stage === "build-javascript") {
      const components = new Set(getNodesByType("SitePage").map(({ component }) => String(component)));
      actions.replaceWebpackConfig({
        ...config,
        // The project's gatsby-browser for its style sheets.
        entry: { app: [...browserFiles(".").map((file) => path.resolve(file)), ...components] },
        // The scripts are not served, nor are their source maps: without React in them, a clean build takes a tenth less time.
        externals: /^(gatsby|react|react-dom)(\/|$)/,
        devtool: false,
        optimization: {
          ...config.optimization,
          // readStyles does it: Gatsby's minimizer starts a process, which takes nearly a second of a clean build.
          minimize: false,
          splitChunks: { cacheGroups: { default: false, defaultVendors: false, styles: partsOfStyles } },
        },
      });
    }
  });

/** In `public/`, from where `gatsby develop` serves the icons. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ reporter }) =>
  panicOnUserError(reporter, () => writeIcons(".", "public"));

/** Stops at what a static site cannot have. Queries what all pages have in common, before Gatsby renders them. */
export const onPreBuild = async ({ reporter, graphql, store }: BuildArgs): Promise<void> => {
  const state = (store.getState as () => GatsbyState)();
  const served = findServed(state);
  if (served.length > 0) reporter.panic(served.join("\n"));
  for (const dropped of findDroppedPlugins(state.flattenedPlugins)) reporter.warn(dropped);
  ({ data } = await graphql<Queries.FinishedSiteQuery>(`
    #graphql
    query FinishedSite {
      company {
        name
        url
        notice {
          text
        }
        analytics {
          script
          attributes {
            name
            value
          }
        }
        tourFrames
        thirdParties {
          url
          purposes
        }
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
      allPhoto(filter: { image: { eq: null }, usedBy: { elemMatch: { id: { ne: null } } } }) {
        distinct(field: { stockUrl: SELECT })
      }
      allPage {
        nodes {
          path
          file
          indexed
        }
      }
      allSitePage {
        nodes {
          path
          component
        }
      }
      allSection {
        distinct(field: { type: SELECT })
      }
    }
  `));
  if (!data) reporter.panic("The finished site cannot be queried");
};

/** Completes the site with the pages that Gatsby has rendered, and `files` of other plugins. */
export const onPostBuild = ({ reporter, store }: BuildArgs, { files = [] }: { files?: string[] }) =>
  panicOnUserError(reporter, async () => {
    if (!data || !site) return;
    const { redirects } = (store.getState as () => { redirects: GatsbyRedirect[] })();
    const weights = (await finishSite(site, redirects, files)).sort(([, one], [, other]) => other - one);
    const heaviest = weights.slice(0, 10).map(([page, bytes]) => `${page} ${inKB(bytes)}`);
    reporter.info(`${site.pages.length} pages in dist/. The heaviest, compressed: ${heaviest.join(", ")}`);
    for (const [page, bytes] of weights.filter(([, bytes]) => bytes > heavyPage))
      reporter.warn(
        `${page} weighs ${inKB(bytes)}. With ${inKB(pageBudget)} it would appear sooner on a phone: shorten its texts or styles, or move a section to another page.`,
      );
  });
