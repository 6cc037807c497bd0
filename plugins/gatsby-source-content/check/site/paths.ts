import type { Content } from "../../read/content";
import type { Entry } from "../../read/entry";
import type { Problem } from "../../problem";
import { hasAllPaths, isDraft, sitePages, type SitePage } from "../../read/pages";
import { problemAt } from "../rule";

/** Addresses that every site needs, with the pages' names. */
const needed = { "/": "home page", "/404": "page for unknown addresses" };

/** Folders that Gatsby fills. Hosts tell browsers to keep what lies in the first for a year. */
const gatsbyFolders = /^\/(static|page-data)(\/|$)/;

/** The address at which hosts answer with a file: `about.html` and `about/index.html` -> `/about`. */
const addressOf = (file: string): string => `/${file.replace(/\.html$/, "").replace(/(^|\/)index$/, "")}`;

/** Each address, current or former, leads to one page, and the pages that every site needs are there. */
export function checkPaths(content: Content): Problem[] {
  const pages = sitePages(content);
  const owners = new Map<string, Pick<Entry, "file">>();
  for (const file of content.served) owners.set(addressOf(file.replace("static/", "")), { file });
  const problems: Problem[] = [];
  for (const { entry, path } of pages) {
    if (path === undefined) continue;
    const owner = owners.get(path);
    const message = owner ? `"${path}" is the address of ${owner.file} already` : taken(path);
    if (message) problems.push(problemAt(entry, ["path"], message));
    if (!owner) owners.set(path, entry);
  }
  for (const { entry } of pages) {
    for (const [at, former] of formerPaths(entry).entries()) {
      const owner = owners.get(former);
      if (owner === entry)
        problems.push(
          problemAt(
            entry,
            ["formerly", at],
            `"${former}" is written twice: an address is either the page's current one or a former one`,
          ),
        );
      else if (owner)
        problems.push(
          problemAt(entry, ["formerly", at], `"${former}" belongs to ${owner.file}: one address leads to one page`),
        );
      else owners.set(former, entry);
    }
  }
  return [...problems, ...Object.entries(needed).flatMap(([path, name]) => neededPage(content, pages, path, name))];
}

/** What is wrong with an address that files of the build's own have; undefined for any other. */
function taken(path: string): string | undefined {
  if (gatsbyFolders.test(path)) return `files that the build makes have addresses like "${path}": choose another`;
  return path.endsWith("/index")
    ? `hosts would answer "${addressOf(path.slice(1))}" with this page: choose another word than "index"`
    : undefined;
}

function neededPage(content: Content, pages: readonly SitePage[], path: string, name: string): Problem[] {
  const found = pages.find((page) => page.path === path);
  if (found) return isDraft(found.entry) ? [problemAt(found.entry, ["draft"], `the ${name} cannot be a draft`)] : [];
  // A page with a mistake in its address may be the one.
  if (pages.length === 0 || !hasAllPaths(content, pages)) return [];
  const message = `no page has the address "${path}": a site needs a ${name}`;
  return [{ file: "content/pages", line: 1, column: 1, message }];
}

function formerPaths({ data }: Entry): string[] {
  const list: unknown = data?.formerly;
  return Array.isArray(list) ? list.map((one) => (typeof one === "string" ? one : "")) : [];
}
