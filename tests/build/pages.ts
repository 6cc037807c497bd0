import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "parse5";
import { attribute, elementsIn, type Document, type Element } from "../../src/finish/tree";

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
