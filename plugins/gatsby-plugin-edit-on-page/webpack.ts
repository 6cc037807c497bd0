import path from "node:path";
import type { Configuration } from "webpack";
import { PlainError } from "../gatsby-source-content/plain-error";

/** What lies over the page in `gatsby develop`: the list of mistakes, and editing. */
const added = [
  "plugins/gatsby-plugin-edit-on-page/panel/overlay.ts",
  "plugins/gatsby-plugin-edit-on-page/panel/start.tsx",
];

/**
 * webpack's configuration for `gatsby develop`, with these added, and without Gatsby's ESLint plugin: that one does not read
 * this project's rules, and fails beside a newer ESLint.
 */
export function withOverlay({ entry, plugins = [], ...config }: Configuration): Configuration {
  const entries = typeof entry === "object" && !Array.isArray(entry) ? entry : {};
  const { commons } = entries;
  if (!Array.isArray(commons))
    throw missing('a list of files named "commons", to which it adds what lies over the page');
  const kept = plugins.filter((plugin) => plugin?.constructor.name !== "ESLintWebpackPlugin");
  if (kept.length === plugins.length) throw missing("an ESLintWebpackPlugin, which it removes");
  return {
    ...config,
    entry: { ...entries, commons: [...commons, ...added.map((file) => path.resolve(file))] },
    plugins: kept,
  };
}

const missing = (what: string): PlainError =>
  new PlainError(`Gatsby's webpack configuration lacks ${what}: see plugins/gatsby-plugin-edit-on-page/webpack.ts.`);
