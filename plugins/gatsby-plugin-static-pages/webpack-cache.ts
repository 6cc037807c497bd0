import { existsSync, readFileSync } from "node:fs";
import type { Configuration, WebpackPluginInstance } from "webpack";
import { digestOf, filesIn } from "./files";

/** Where Gatsby compiles the project's configuration and its plugins to, with all that they import. */
const compiled = ".cache/compiled";
/** The list that npm writes of what it installed. */
const installed = "node_modules/.package-lock.json";

/**
 * Gatsby's webpack configuration, with another way to learn that webpack's cache is invalid: by a digest of these files. Gatsby's own
 * way is to look at every file of Gatsby, of webpack and of its loaders, which takes 8 s in a build from nothing. Where npm did not
 * install the packages, it stays so.
 */
export function withQuickCache(config: Configuration): Configuration {
  if (typeof config.cache !== "object" || config.cache.type !== "filesystem" || !existsSync(installed)) return config;
  const sources = [installed, ...filesIn(compiled).map((file) => `${compiled}/${file}`)];
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
