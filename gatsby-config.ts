import type { GatsbyConfig } from "gatsby";
import { finishAdapter } from "./src/finish/adapter";

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  adapter: finishAdapter(),
  plugins: [
    "gatsby-transformer-remark",
    "gatsby-plugin-image",
    { resolve: "gatsby-plugin-sass", options: { sassOptions: { silenceDeprecations: ["legacy-js-api"] } } },
  ],
};

export default config;
