import { existsSync, readFileSync } from "node:fs";
import type { Configuration, WebpackPluginInstance } from "webpack";
import { digestOf, filesIn } from "./files";

/** The project's configuration and plugins with their imports, compiled by Gatsby. */
const compiled = ".cache/compiled";
const installed = "node_modules/.package-lock.json";

/** Makes webpack's cache depend on a hash of these files. By default, every file of Gatsby and webpack is hashed, for seconds of a clean build. */
export function withQuickCache(config: Configuration): Configuration {
  if (typeof config.cache !== "object" || config.cache.type !== "filesystem" || !existsSync(installed)) return config;
  const sources = [installed, ...filesIn(compiled).map((file) => `${compiled}/${file}`)];
  // URLs of packages' fonts in cached styles begin with the site's path.
  const path = String(config.output?.publicPath);
  const version = digestOf([path, ...sources.map((file) => readFileSync(file))]);
  return {
    ...config,
    cache: { ...config.cache, version, buildDependencies: { defaultWebpack: [] } },
    plugins: [...(config.plugins ?? []), withoutLoaders],
  };
}

/** webpack would add every loader that it has used, with its dependencies. */
const withoutLoaders: WebpackPluginInstance = {
  apply: ({ hooks }) => hooks.afterCompile.tap("QuickCache", ({ buildDependencies }) => buildDependencies.clear()),
};
