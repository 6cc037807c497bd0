import type { Content } from "../read/content";
import type { Entry } from "../read/entry";
import type { Problem } from "../problem";
import { hasAllPaths, sitePages } from "../read/pages";
import { problemAt } from "./rule";

/** Each address, current or former, leads to one page, and there is a home page. */
export function checkPaths(content: Content): Problem[] {
  const pages = sitePages(content);
  const owners = new Map<string, Entry>();
  const problems: Problem[] = [];
  for (const { entry, path } of pages) {
    if (path === undefined) continue;
    const owner = owners.get(path);
    if (owner) problems.push(problemAt(entry, ["path"], `"${path}" is the address of ${owner.file} already`));
    else owners.set(path, entry);
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
  const home = pages.find(({ path }) => path === "/");
  if (pages.length > 0 && !home && hasAllPaths(content, pages))
    problems.push({
      file: "content/pages",
      line: 1,
      column: 1,
      message: 'no page has the address "/": a site needs a home page',
    });
  else if (home?.entry.data?.draft === true)
    problems.push(problemAt(home.entry, ["draft"], "the home page cannot be a draft"));
  return problems;
}

function formerPaths({ data }: Entry): string[] {
  const list: unknown = data?.formerly;
  return Array.isArray(list) ? list.map((one) => (typeof one === "string" ? one : "")) : [];
}
