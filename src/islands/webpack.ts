import type { CreateWebpackConfigArgs } from "gatsby";
import path from "node:path";
import type { Configuration } from "webpack";
import { steadyNames } from "./minify";

/**
 * Gatsby's webpack configuration with one entry more: the script that wakes the islands. Its webpack runtime is inside it, so
 * that a page loads one file. (Gatsby's own way to add to its configuration leaves entries out.)
 */
export function withIslands(config: Configuration, plugins: CreateWebpackConfigArgs["plugins"]): Configuration {
  const islands = { import: path.resolve("src/islands/index.ts"), runtime: false as const };
  const minifyJs = plugins.minifyJs({ terserOptions: { mangle: { nth_identifier: steadyNames } } });
  return {
    ...config,
    entry: { ...entriesOf(config), islands },
    optimization: { ...config.optimization, minimizer: [minifyJs, plugins.minifyCss()] },
  };
}

function entriesOf({ entry }: Configuration) {
  if (typeof entry !== "object" || Array.isArray(entry))
    throw new Error("Gatsby's webpack configuration has no named entries");
  return entry;
}
