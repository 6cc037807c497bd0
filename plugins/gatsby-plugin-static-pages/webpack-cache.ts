import { existsSync, readFileSync } from "node:fs";
import type { Configuration, WebpackPluginInstance } from "webpack";
import { digestOf } from "./content-hash";

/** What Gatsby compiles this project's configuration to, with all that it imports, and the list that npm writes of what it installed. */
const sources = [
  ".cache/compiled/gatsby-config.js",
  ".cache/compiled/gatsby-node.js",
  "node_modules/.package-lock.json",
];

/**
 * Gatsby's webpack configuration, with another way to learn that what webpack kept of the last build is of no use any more: by a
 * digest of these files. Gatsby's own way is to look at every file of Gatsby, of webpack and of its loaders, which takes 8 s in a
 * build from nothing. Where npm did not install the packages, it stays so.
 */
export function withQuickCache(config: Configuration): Configuration {
  if (typeof config.cache !== "object" || config.cache.type !== "filesystem" || !sources.every(existsSync))
    return config;
  const version = digestOf(sources.map((file) => readFileSync(file)));
  return {
    ...config,
    cache: { ...config.cache, version, buildDependencies: { defaultWebpack: [] } },
    plugins: [...(config.plugins ?? []), withoutLoaders],
  };
}

/** webpack adds every loader that it used, with all that those require. */
const withoutLoaders: WebpackPluginInstance = {
  apply: ({ hooks }) => hooks.afterCompile.tap("QuickCache", ({ buildDependencies }) => buildDependencies.clear()),
};
