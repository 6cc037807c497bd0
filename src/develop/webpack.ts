import type { CreateWebpackConfigArgs } from "gatsby";
import path from "node:path";

/** As much of webpack's settings as is changed here; Gatsby types them as `any`. */
interface Settings {
  entry: { commons: readonly string[] };
  plugins: readonly { constructor: { name: string } }[];
}

/**
 * Adds the overlay to what `gatsby develop` serves, and leaves out Gatsby's own run of ESLint: it is written for ESLint 7
 * and stops at the settings of later ones. `npm run lint` does its work.
 */
export function configureDevelop({ actions, getConfig }: Pick<CreateWebpackConfigArgs, "actions" | "getConfig">): void {
  const config = getConfig() as Settings;
  actions.replaceWebpackConfig({
    ...config,
    entry: { ...config.entry, commons: [...config.entry.commons, path.resolve("src/develop/overlay.ts")] },
    plugins: config.plugins.filter((plugin) => plugin.constructor.name !== "ESLintWebpackPlugin"),
  });
}
