import path from "node:path";
import type { Chunk, Configuration, WebpackPluginInstance } from "webpack";
import { PlainError } from "../plain-error";
import { steadyNames } from "./minify";

/** Those of Gatsby's plugins that make files small. */
export interface Minifiers {
  minifyJs: (options: object) => WebpackPluginInstance;
  minifyCss: () => WebpackPluginInstance;
}

/** The names of the island's chunks, and how those of their files begin. */
const ours = /^islands?(-|$)/;

/**
 * Gatsby's webpack configuration with one entry more: the script that wakes the islands. Its webpack runtime is inside it, so
 * that a page loads one file. `publicPath` is where the scripts are served, as in "/scripts/". (Gatsby's own way to add to its
 * configuration leaves entries out.)
 */
export function withIslands(
  config: Configuration,
  { minifyJs, minifyCss }: Minifiers,
  publicPath: string,
): Configuration {
  const islands = { import: path.resolve("src/islands/index.ts"), runtime: false as const, publicPath };
  // Gatsby's own scripts are not served either: making them small would take seconds.
  const steadily = { include: ours, terserOptions: { mangle: { nth_identifier: steadyNames } } };
  return {
    ...config,
    // Their maps are not served.
    devtool: false,
    entry: { ...entriesOf(config), islands },
    optimization: {
      ...config.optimization,
      splitChunks: withIslandWhole(config),
      minimizer: [minifyJs(steadily), minifyCss()],
    },
  };
}

/**
 * Gatsby's rules for sharing modules among files, but not with the island: its file holds just what the form needs. Gatsby's own
 * `framework` brings packages along that only Gatsby's application uses, such as prop-types. Styles stay where Gatsby has them.
 */
function withIslandWhole({ optimization }: Configuration) {
  const rules = optimization?.splitChunks;
  if (!rules || !rules.cacheGroups)
    throw new PlainError(
      "Gatsby's webpack configuration has no rules for sharing modules, which src/islands/webpack.ts changes.",
    );
  const chunks = ({ name }: Chunk): boolean => !ours.test(name ?? "");
  const groups = Object.entries(rules.cacheGroups).map(([name, group]) => [
    name,
    typeof group === "object" && !(group instanceof RegExp) && name !== "styles" ? { ...group, chunks } : group,
  ]);
  return { ...rules, cacheGroups: Object.fromEntries(groups) as typeof rules.cacheGroups };
}

function entriesOf({ entry }: Configuration) {
  if (typeof entry !== "object" || Array.isArray(entry))
    throw new PlainError(
      "Gatsby's webpack configuration has no named entries, to which src/islands/webpack.ts adds one.",
    );
  return entry;
}
