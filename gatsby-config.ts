import type { GatsbyConfig } from "gatsby";
import path from "node:path";
import { isPrivate } from "./src/content/kinds";
import { dialect } from "./src/content/read/markdown";
import { finishAdapter } from "./src/finish/adapter";

/**
 * `hero-photo` for `.photo` of hero.module.scss, and `hero` for its `.hero`. No two of these have one name, and a hash in each
 * class would cost every page 500 bytes.
 */
const className = ({ resourcePath }: { resourcePath: string }, _pattern: string, local: string): string => {
  const file = path.basename(resourcePath, ".module.scss");
  return local === file ? file : `${file}-${local}`;
};

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  polyfill: false,
  adapter: finishAdapter(),
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: "content", ignore: [(file: string) => isPrivate(path.basename(file))] },
    },
    { resolve: "gatsby-transformer-remark", options: dialect },
    "gatsby-plugin-image",
    // A picture that decodes is good enough, whatever a camera added to it.
    { resolve: "gatsby-plugin-sharp", options: { failOn: "error" } },
    {
      resolve: "gatsby-plugin-sass",
      options: {
        sassOptions: { silenceDeprecations: ["legacy-js-api"] },
        cssLoaderOptions: { modules: { getLocalIdent: className } },
      },
    },
  ],
};

export default config;
