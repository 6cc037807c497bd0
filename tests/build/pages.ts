import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "parse5";
import { attribute, elementsIn, textOf, type Document, type Element } from "../../src/finish/tree";

/** One page of a built site. */
export interface BuiltPage {
  /** As in "about.html". */
  file: string;
  document: Document;
}

export const readPages = (folder = "dist"): BuiltPage[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({ file, document: parse(readFileSync(path.join(folder, file), "utf8")) }));

/** The elements of a page with a tag, and with these attributes. */
export const all = (document: Document, tag: string, attributes: Record<string, string> = {}): Element[] =>
  [...elementsIn(document)].filter(
    (element) =>
      element.tagName === tag &&
      Object.entries(attributes).every(([name, value]) => attribute(element, name) === value),
  );

/** What a `<meta>` says, by its name or property; "" without one. */
export function meta(document: Document, name: string): string {
  const found = [...all(document, "meta", { name }), ...all(document, "meta", { property: name })];
  return found.map((element) => attribute(element, "content") ?? "").join("\n");
}

export const textOfAll = (document: Document, tag: string, attributes: Record<string, string> = {}): string[] =>
  all(document, tag, attributes).map(textOf);

/** Targets of a page's links of one kind, as in "canonical". */
export const linked = (document: Document, rel: string): (string | undefined)[] =>
  all(document, "link", { rel }).map((link) => attribute(link, "href"));
