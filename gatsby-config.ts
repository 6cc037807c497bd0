import type { GatsbyConfig } from "gatsby";
import path from "node:path";
import { isHiddenFile } from "./plugins/content-model/content-types";
import { dialect } from "./plugins/content-model/read/markdown";
import { sitePath } from "./plugins/content-model/site-path";
import { fitFallbackFonts } from "./plugins/gatsby-plugin-static-pages/fit-fallback-fonts";
import { className, implementation, sassOptions } from "./plugins/gatsby-plugin-static-pages/style-sheets";

/** The class names of CSS modules, for example `hero-photo`. */
const getLocalIdent = ({ resourcePath }: { resourcePath: string }, _pattern: string, local: string): string =>
  className(resourcePath, local);

// Otherwise Gatsby asks developers for feedback, on some days after a request to the registry, and Browserslist for newer data, which
// the fixed versions in package.json do not need.
Object.assign(process.env, { GATSBY_FEEDBACK_DISABLED: "1", BROWSERSLIST_IGNORE_OLD_DATA: "1" });

// Otherwise `gatsby develop` keeps NODE_ENV=production of a shell, and fails.
if (process.env.gatsby_executing_command === "develop") Object.assign(process.env, { NODE_ENV: "development" });

const config: GatsbyConfig = {
  pathPrefix: sitePath(),
  trailingSlash: "never",
  jsxRuntime: "automatic",
  // The default paths have "**": looking through all folders of plugins takes a tenth of a second of each save.
  graphqlTypegen: { generateOnBuild: true, documentSearchPaths: ["./gatsby-node.ts", "./plugins/*/gatsby-node.ts"] },
  polyfill: false,
  // Without an adapter Gatsby fetches one from the internet, and runs it.
  adapter: { name: "none", adapt: () => undefined },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: "content", ignore: [(file: string) => isHiddenFile(path.basename(file))] },
    },
    { resolve: "gatsby-transformer-remark", options: dialect },
    // Gatsby then hashes its folder.
    "content-model",
    "gatsby-source-content",
    "gatsby-plugin-image",
    // The default, "warning", also rejects images with harmless defects.
    { resolve: "gatsby-plugin-sharp", options: { failOn: "error" } },
    {
      resolve: "gatsby-plugin-sass",
      options: {
        implementation,
        sassOptions,
        cssLoaderOptions: { modules: { getLocalIdent } },
        postCssPlugins: [fitFallbackFonts],
      },
    },
    "gatsby-plugin-sveltia-cms",
    "gatsby-plugin-static-pages",
  ],
};

export default config;
