import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { filesIn, pageFile } from "../../plugins/gatsby-plugin-static-pages/files";

/** Every file of the built site, for example "fonts/caslon.woff2", without those of the CMS. */
export const files = filesIn("dist").filter((file) => !/^(admin\.html|static\/admin-.*)$/.test(file));

export const readFile = (file: string): string => readFileSync(path.join("dist", file), "utf8");

/** The pages of the built site, by file, as in "about.html". Those in static/, such as a proof for a search engine, are no pages. */
export const builtPages = new Map(
  files
    .filter((file) => file.endsWith(".html") && !existsSync(path.join("static", file)))
    .map((file) => [file, readFile(file)] as const)
    // Below a path, a page takes the place of each redirect.
    .filter(([, html]) => !html.includes('http-equiv="refresh"'))
    .map(([file, html]) => [file, { html, document: new DOMParser().parseFromString(html, "text/html") }]),
);

/** The page that a path such as "/about" shows. */
export function open(page: string): { html: string; document: Document } {
  const found = builtPages.get(pageFile(page));
  if (!found) throw new Error(`The built site has no dist/${pageFile(page)}`);
  return found;
}

/** The elements that a CSS selector finds. */
export const all = (node: ParentNode, selector: string): Element[] => [...node.querySelectorAll(selector)];

export const attributes = (node: ParentNode, selector: string, name: string): (string | null)[] =>
  all(node, selector).map((element) => element.getAttribute(name));

/** The words in an element, with single spaces. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? "").replace(/\s+/g, " ").trim();

/** What each `<meta>` with a name or property says. */
export const meta = (document: Document, name: string): (string | null)[] =>
  attributes(document, `meta[name="${name}"], meta[property="${name}"]`, "content");
