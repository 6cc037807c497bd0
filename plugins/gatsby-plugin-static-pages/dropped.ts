import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { filesIn } from "./files";

/** The part of Gatsby's store about what a site needs in the browser or on a server. */
export interface GatsbyState {
  /** `resolve` is a plugin's folder; the project's for "default-site-plugin", its own gatsby- files. */
  flattenedPlugins: readonly { name: string; resolve: string; ssrAPIs: readonly string[] }[];
  pages: ReadonlyMap<string, { path: string; componentPath: string; matchPath?: string | null; defer?: boolean }>;
  components: ReadonlyMap<string, { serverData: boolean; config: boolean }>;
  functions: readonly { functionRoute: string }[];
}

const guide = 'docs/extending.md, "Interactive parts"';

/** Errors for pages and functions that need Gatsby's server, or its router in the browser. Without them, Gatsby bundles its server for minutes. */
export function findServed({ pages, components, functions }: Omit<GatsbyState, "flattenedPlugins">): string[] {
  const served = [...pages.values()].flatMap(({ path: page, componentPath, matchPath, defer }) => {
    const { serverData, config } = components.get(componentPath) ?? {};
    // A translated 404 page may have all paths of its language.
    if (matchPath && !page.endsWith("/404"))
      return `${page} for all paths ${matchPath}: create a page for each, as src/pages/{Photo.slug}.tsx does`;
    if (serverData) return `${page} with getServerData: query the data in the build`;
    return defer || config ? `${page} with "defer" or "config": remove it` : [];
  });
  const called = functions.map(({ functionRoute }) => `/api/${functionRoute}, a function: write one of your host's`);
  return [...served, ...called].map((one) => `The published site is static, so it cannot have ${one}`);
}

/** Published pages have what these add, or do without it. */
const known = /^gatsby-plugin-(image|static-pages)$/;

/** A folder's gatsby-browser file, if it has one. */
export const browserFiles = (folder: string): string[] =>
  readdirSync(folder).filter((file) => /^gatsby-browser\.[cm]?[jt]sx?$/.test(file));

/** The plugins with scripts or tags that pages have in `gatsby develop`, but not when published. */
export const findDroppedPlugins = (plugins: GatsbyState["flattenedPlugins"]): string[] =>
  plugins
    .filter(({ name, resolve }) => !known.test(name) && !/[\\/]gatsby[\\/]dist[\\/]/.test(resolve))
    .flatMap(({ name, resolve, ssrAPIs }) => {
      const scripts = browserFiles(resolve).map((file) => `scripts of "${file}"`);
      const tags = ssrAPIs.includes("onRenderBody") ? ['tags of "onRenderBody"'] : [];
      const found = [...scripts, ...tags].join(" and no ");
      const where = name === "default-site-plugin" ? "this project" : name;
      return found ? `Published pages have no ${found}, from ${where}: see ${guide}` : [];
    });

/** React's handlers, state, class components and lazy components, and Gatsby's scripts. */
const browserCode =
  /\bon[A-Z]\w*(?==\{)|\b(?:use(?:State|Reducer|Effect|LayoutEffect)|setState|componentDidMount|lazy)(?=[(<])|(?<=<)Script\b/;

/** The code for browsers in files of a project that no script of pages contains (`bundled`): it only works in `gatsby develop`. */
export function findDroppedCode(project: string, bundled: ReadonlySet<string>): string[] {
  const files = filesIn(path.join(project, "src")).map((file) => `src/${file}`);
  const left = files.filter((file) => /(?<!\.test)\.[jt]sx?$/.test(file) && !bundled.has(file));
  return left.flatMap((file) => {
    const found = browserCode.exec(readFileSync(path.join(project, file), "utf8"))?.[0];
    return found ? `${file}: "${found}" has no effect in published pages: see ${guide}` : [];
  });
}

/** Gatsby's own files in `public/`. */
const gatsbyFile =
  /^(?:page-data|slice-data|static|_gatsby|~partytown|[0-9a-f]{32})\/|^(?:chunk-map|webpack\.stats)\.json$|[-.][0-9a-f]{20}\.(?:js|css)\b/;

/** The files and folders that plugins have written to a project's `public/` since a time, and that `dist/` lacks, or has with another content. */
export function findUnpublished(project: string, since: number): string[] {
  const at = (...names: string[]): string => path.join(project, ...names);
  const left = filesIn(at("public")).filter((file) => {
    const written = at("public", file);
    if (gatsbyFile.test(file) || existsSync(at("static", file)) || statSync(written).mtimeMs < since) return false;
    // A page, or one that redirects.
    const names = [file.replace(/\/index\.html$/, ".html"), file];
    const published = names.map((name) => at("dist", name)).find((name) => existsSync(name));
    if (!published) return true;
    return !file.endsWith(".html") && !readFileSync(published).equals(readFileSync(written));
  });
  return [...new Set(left.map((file) => file.replace(/\/.*/, "/")))];
}
