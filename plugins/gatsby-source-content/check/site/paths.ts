import { entriesOf, type Content } from "../../read/content";
import type { Problem } from "../../problem";
import { hasAllPaths, isDraft, sitePages, type SitePage } from "../../read/pages";
import { fillPlaceholders } from "../../read/placeholders";
import { fieldProblem, fileProblem } from "../rule";

/** The paths that every site needs, with the pages' names. */
const needed = { "/": "home page", "/404": "404 page" };

/** Gatsby's folders. Browsers cache the files of the first for a year. */
const gatsbyFolders = /^\/(static|page-data)(\/|$)/;

/** The path of a file on hosts: `about.html` and `about/index.html` -> `/about`. */
const hostPath = (file: string): string => `/${file.replace(/\.html$/, "").replace(/(^|\/)index$/, "")}`;

/** Paths, including old ones that redirect, are unique, and the pages that every site needs exist. */
export function checkPaths(content: Content): Problem[] {
  const pages = sitePages(content);
  const owners = new Map(content.staticFiles.map((file) => [hostPath(file.replace("static/", "")), file]));
  const taken = ["path", "redirectFrom"].flatMap((field) =>
    pages.flatMap(({ entry }) =>
      [entry.data?.[field]].flat().flatMap((path: unknown, at) => {
        if (typeof path !== "string") return [];
        const owner = owners.get(path);
        if (owner === undefined) owners.set(path, entry.file);
        const message =
          owner === undefined ? reservedPath(path) : `"${path}" is already the path of ${owner}: choose another`;
        return message
          ? [fieldProblem(entry, Array.isArray(entry.data?.[field]) ? [field, at] : [field], message)]
          : [];
      }),
    ),
  );
  return [...taken, ...Object.entries(needed).flatMap(([path, name]) => neededPage(content, pages, path, name))];
}

/** The problem of a path that is reserved; undefined for any other. */
function reservedPath(path: string): string | undefined {
  if (gatsbyFolders.test(path)) return `"${path}" is reserved for files that the build makes: choose another`;
  return path.endsWith("/index")
    ? `hosts would show this page at "${hostPath(path.slice(1))}": choose another word than "index"`
    : undefined;
}

function neededPage(content: Content, pages: readonly SitePage[], path: string, name: string): Problem[] {
  const found = pages.find((page) => page.path === path);
  if (found)
    return isDraft(found.entry)
      ? [fieldProblem(found.entry, ["draft"], `the ${name} cannot be a draft: remove this field`)]
      : [];
  // A page with an invalid path may be the missing one.
  if (pages.length === 0 || !hasAllPaths(content, pages)) return [];
  return [fileProblem("content/pages", `no page has the path "${path}": give it to the ${name}`)];
}

/** Titles and descriptions of pages are unique, so that search results differ. */
export const checkUnique = (content: Content): Problem[] =>
  ["title", "description"].flatMap((field) => {
    const first = new Map<string, string>();
    const pages = entriesOf(content, "page").filter((page) => !isDraft(page));
    return pages.flatMap((page) => {
      const value = page.data?.[field];
      const text = typeof value === "string" ? fillPlaceholders(value, content.placeholders) : page.file;
      const twin = first.get(text);
      if (twin) return [fieldProblem(page, [field], `is also the ${field} of ${twin}: describe only this page`)];
      first.set(text, page.file);
      return [];
    });
  });
