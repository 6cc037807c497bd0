import { entriesOf, type Entry, type Content } from "../../read/content";
import type { Problem } from "../../problem";
import { isDraft, sitePages, type SitePage } from "../../read/pages";
import { fillPlaceholders } from "../../read/placeholders";
import { formats } from "../../schema/formats";
import { fieldProblem, fileProblem, type Rule } from "../rule";
import { decodeOldPath } from "../../schema/old-path";
import * as built from "../../built-files";

const needed = { "/": "home page", "/404": "404 page" };

const reserved: readonly string[] = Object.values(built).flat();

/** A page before its copy: "about" before "about-copy". */
const inOrder = (one: Entry, other: Entry): number => (one.slug < other.slug ? -1 : 1);

/** The path of a file on hosts: `about.html` and `about/index.html` -> `/about`. */
const hostPath = (file: string): string => `/${file.replace(/\.html$/, "").replace(/(^|\/)index$/, "")}`;

/** Equal for paths that some host confuses: `/About.html`, `/about/` and `/about`. Netlify and Windows ignore case. */
const pathKey = (path: string): string => hostPath((decodeOldPath(path) ?? path).replace(/^\//, "")).toLowerCase();

/** Paths, including old ones that redirect, are unique, and the pages that every site needs exist. */
export const checkPaths: Rule = (content) => {
  const pages = [...sitePages(content)].sort((one, other) => inOrder(one.entry, other.entry));
  const owners = new Map(content.servedFiles.map((file) => [pathKey(file.replace("static", "")), file]));
  const taken = ["path", "redirectFrom"].flatMap((field) =>
    pages.flatMap(({ entry }) =>
      [entry.data?.[field]].flat().flatMap((path: unknown, at) => {
        if (typeof path !== "string") return [];
        const owner = owners.get(pathKey(path));
        if (owner === undefined) owners.set(pathKey(path), entry.file);
        // A page may have several spellings of an old path, and the path of its own file.
        const isOther = owner !== undefined && (owner !== entry.file || decodeOldPath(path) === entry.data?.path);
        const message = isOther
          ? owner === entry.file
            ? `"${path}" is this page's own path, with a slash or without: remove it`
            : `"${path}" is already the path of ${owner}: choose another`
          : reservedPath(path, field === "path");
        const place = Array.isArray(entry.data?.[field]) ? [field, at] : [field];
        return message ? [fieldProblem(entry, place, message)] : [];
      }),
    ),
  );
  return [...taken, ...Object.entries(needed).flatMap(([path, name]) => neededPage(content, pages, path, name))];
};

/** The problem of a path that is reserved; undefined for any other. */
function reservedPath(path: string, isPage: boolean): string | undefined {
  const key = `${pathKey(path)}/`;
  const name = reserved.find((one) => key.startsWith(`/${one}/`));
  if (name)
    return `"${path}" is reserved for ${name === built.adminPage ? "the CMS" : "files that the build makes"}: ${isPage ? "choose another" : "remove it"}`;
  return isPage && path.endsWith("/index")
    ? `hosts would show this page at "${hostPath(path.slice(1))}": choose a word other than "index"`
    : undefined;
}

/** Whether the path of every page is known: each folder has a page.md with a valid, free and unique path. */
export function hasAllPaths(content: Content, pages: readonly SitePage[]): boolean {
  const folders = new Set(entriesOf(content, "section").flatMap(({ page }) => page ?? []));
  const isSound = ({ path }: SitePage): boolean =>
    path !== undefined && formats.path?.validate(path) === true && !reservedPath(path, true);
  pages.forEach(({ entry }) => folders.delete(entry.slug));
  const distinct = new Set(pages.map(({ path }) => path)).size === pages.length;
  return folders.size === 0 && pages.every(isSound) && distinct;
}

function neededPage(content: Content, pages: readonly SitePage[], path: string, name: string): Problem[] {
  const found = pages.find((page) => page.path === path);
  const draft = `the ${name} cannot be a draft: remove this field`;
  if (found) return isDraft(found.entry) ? [fieldProblem(found.entry, ["draft"], draft)] : [];
  // A page with an invalid path may be the missing one.
  if (pages.length === 0 || !hasAllPaths(content, pages)) return [];
  return [fileProblem("content/pages", `no page has the path "${path}": give it to the ${name}`)];
}

/** Titles and descriptions of pages are unique, so that search results differ. */
export const checkUnique: Rule = (content) =>
  ["title", "description"].flatMap((field) => {
    const first = new Map<string, string>();
    const pages = entriesOf(content, "page")
      .filter((page) => !isDraft(page))
      .sort(inOrder);
    return pages.flatMap((page) => {
      const value = page.data?.[field];
      const text = typeof value === "string" ? fillPlaceholders(value, content.placeholders) : page.file;
      const twin = first.get(text);
      if (twin) return [fieldProblem(page, [field], `is also the ${field} of ${twin}: describe only this page`)];
      first.set(text, page.file);
      return [];
    });
  });
