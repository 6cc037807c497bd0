import { entriesOf, type Content } from "../../read/content";
import type { Problem } from "../../problem";
import { hasAllPaths, isDraft, sitePages, type SitePage } from "../../read/pages";
import { fillPlaceholders } from "../../read/placeholders";
import { fieldProblem, fileProblem } from "../rule";

/** Addresses that every site needs, with the pages' names. */
const needed = { "/": "home page", "/404": "404 page" };

/** Folders that Gatsby fills. Browsers cache the files of the first for a year. */
const gatsbyFolders = /^\/(static|page-data)(\/|$)/;

/** The address at which hosts answer with a file: `about.html` and `about/index.html` -> `/about`. */
const addressOf = (file: string): string => `/${file.replace(/\.html$/, "").replace(/(^|\/)index$/, "")}`;

/** Each address, current or former, leads to one page, and the pages that every site needs are there. */
export function checkPaths(content: Content): Problem[] {
  const pages = sitePages(content);
  const owners = new Map(content.staticFiles.map((file) => [addressOf(file.replace("static/", "")), file]));
  const taken = ["path", "redirectFrom"].flatMap((field) =>
    pages.flatMap(({ entry }) =>
      [entry.data?.[field]].flat().flatMap((address: unknown, at) => {
        if (typeof address !== "string") return [];
        const owner = owners.get(address);
        if (owner === undefined) owners.set(address, entry.file);
        const message =
          owner === undefined ? reserved(address) : `"${address}" is already the path of ${owner}: choose another`;
        return message
          ? [fieldProblem(entry, Array.isArray(entry.data?.[field]) ? [field, at] : [field], message)]
          : [];
      }),
    ),
  );
  return [...taken, ...Object.entries(needed).flatMap(([path, name]) => neededPage(content, pages, path, name))];
}

/** What is wrong with an address that files of the build's own have; undefined for any other. */
function reserved(path: string): string | undefined {
  if (gatsbyFolders.test(path)) return `"${path}" is reserved for files that the build makes: choose another`;
  return path.endsWith("/index")
    ? `hosts would show this page at "${addressOf(path.slice(1))}": choose another word than "index"`
    : undefined;
}

function neededPage(content: Content, pages: readonly SitePage[], path: string, name: string): Problem[] {
  const found = pages.find((page) => page.path === path);
  if (found)
    return isDraft(found.entry)
      ? [fieldProblem(found.entry, ["draft"], `the ${name} cannot be a draft: remove this field`)]
      : [];
  // A page with a mistake in its address may be the one.
  if (pages.length === 0 || !hasAllPaths(content, pages)) return [];
  return [fileProblem("content/pages", `no page has the path "${path}": give it to the ${name}`)];
}

/** Each page that visitors see has its own title and description, so that search results differ. */
export const checkUnique = (content: Content): Problem[] =>
  ["title", "description"].flatMap((field) => {
    const first = new Map<string, string>();
    const pages = entriesOf(content, "page").filter((page) => !isDraft(page));
    return pages.flatMap((page) => {
      const value = page.data?.[field];
      const text = typeof value === "string" ? fillPlaceholders(value, content.placeholders) : page.file;
      const twin = first.get(text);
      if (twin)
        return [fieldProblem(page, [field], `is also the ${field} of ${twin}: write what only this page offers`)];
      first.set(text, page.file);
      return [];
    });
  });
