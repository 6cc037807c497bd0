import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { filesIn } from "./files";

/** A plugin of Gatsby's store. */
export interface LoadedPlugin {
  name: string;
  /** Its folder; the project's for "default-site-plugin", its own gatsby- files. */
  resolve: string;
  ssrAPIs: readonly string[];
}

const guide = 'docs/extending.md, "Interactive parts"';

/** Published pages have what these add, or do without it. */
const known = /^gatsby-plugin-(image|static-pages)$/;

/** APIs that wrap a page, or add to its document. */
const ssrAPI = /^(onRenderBody|wrap(Page|Root)Element)$/;

/** The plugins with scripts or tags that pages have in `gatsby develop`, but not when published. */
export const findDroppedPlugins = (plugins: readonly LoadedPlugin[]): string[] =>
  plugins
    .filter(({ name, resolve }) => !known.test(name) && !/[\\/]gatsby[\\/]dist[\\/]/.test(resolve))
    .flatMap(({ name, resolve, ssrAPIs }) => {
      const browser = readdirSync(resolve).find((file) => /^gatsby-browser\.[cm]?[jt]sx?$/.test(file));
      const found = browser ?? ssrAPIs.find((api) => ssrAPI.test(api));
      const where = name === "default-site-plugin" ? "this project" : name;
      return found ? `Code in "${found}" of ${where} has no effect in published pages: see ${guide}` : [];
    });

/** The hooks and handlers in components of a project whose files no script of pages contains (`bundled`): they only work in `gatsby develop`. */
export function findDroppedCode(project: string, bundled: ReadonlySet<string>): string[] {
  const files = filesIn(path.join(project, "src")).map((file) => `src/${file}`);
  const left = files.filter((file) => /(?<!\.test)\.[jt]sx$/.test(file) && !bundled.has(file));
  return left.flatMap((file) => {
    const text = readFileSync(path.join(project, file), "utf8");
    const found = /\bon[A-Z]\w*(?==\{)|\buse(?:State|Reducer|Effect|LayoutEffect)(?=[(<])/.exec(text)?.[0];
    return found ? `${file}: "${found}" has no effect in published pages: see ${guide}` : [];
  });
}
