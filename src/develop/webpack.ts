import path from "node:path";
import type { Configuration } from "webpack";
import { PlainError } from "../plain-error";

/**
 * webpack's configuration for `gatsby develop`, with the overlay added, and without Gatsby's ESLint plugin: that one does not read
 * this project's rules, and fails beside a newer ESLint.
 */
export function withOverlay({ entry, plugins = [], ...config }: Configuration): Configuration {
  const entries = typeof entry === "object" && !Array.isArray(entry) ? entry : {};
  const { commons } = entries;
  if (!Array.isArray(commons)) throw missing('a list of files named "commons", to which it adds the overlay');
  const kept = plugins.filter((plugin) => plugin?.constructor.name !== "ESLintWebpackPlugin");
  if (kept.length === plugins.length) throw missing("an ESLintWebpackPlugin, which it removes");
  return {
    ...config,
    entry: { ...entries, commons: [...commons, path.resolve("src/develop/overlay.ts")] },
    plugins: kept,
  };
}

const missing = (what: string): PlainError =>
  new PlainError(`Gatsby's webpack configuration lacks ${what}: see src/develop/webpack.ts.`);
