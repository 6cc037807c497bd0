import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { filesIn, pageFile } from "../../plugins/gatsby-plugin-static-pages/files";

/** Every file of the built site except the CMS, for example "fonts/caslon.woff2". */
export const files = filesIn("dist").filter((file) => !/^(admin\.html|static\/admin\/.*)$/.test(file));

export const readFile = (file: string): string => readFileSync(path.join("dist", file), "utf8");

/** The pages of the built site, by file such as "about.html", without HTML files in static/, which are for example for search engines. */
export const builtPages = new Map(
  files
    .filter((file) => file.endsWith(".html") && !existsSync(path.join("static", file)))
    .map((file) => [file, readFile(file)] as const)
    // A site below a path has pages that redirect.
    .filter(([, html]) => !html.includes('http-equiv="refresh"'))
    .map(([file, html]) => [file, { html, document: new DOMParser().parseFromString(html, "text/html") }]),
);

/** A sorted list of the content's pages, to which the owner may have added pages in code. */
export const withOwnPages = (pages: readonly string[]): unknown =>
  existsSync("src/pages") ? expect.arrayContaining([...pages]) : [...pages].sort();

/** The page at a path such as "/about". */
export function open(page: string): { html: string; document: Document } {
  const found = builtPages.get(pageFile(page));
  if (!found) throw new Error(`The built site has no dist/${pageFile(page)}`);
  return found;
}

/** The elements that a CSS selector finds. */
export const all = (node: ParentNode, selector: string): Element[] => [...node.querySelectorAll(selector)];

export const attributes = (node: ParentNode, selector: string, name: string): (string | null)[] =>
  all(node, selector).map((element) => element.getAttribute(name));

/** The text of an element, with single spaces. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? "").replace(/\s+/g, " ").trim();

/** The content of each `<meta>` with a name or property. */
export const meta = (document: Document, name: string): (string | null)[] =>
  attributes(document, `meta[name="${name}"], meta[property="${name}"]`, "content");
