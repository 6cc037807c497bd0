import { defaultTreeAdapter, html, parse, serialize, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { PlainError } from "../plain-error";
import { immutableAddress } from "./immutable";
import { isIsland } from "./island-data";
import type { Readdress } from "./named-files";
import { speculationRules } from "./speculation";
import {
  attribute,
  elementsIn,
  find,
  isComment,
  isElement,
  remove,
  setAttribute,
  unwrap,
  type Document,
  type Element,
  type Parent,
} from "./tree";
import type { Assets, StyleSheet } from "./webpack-stats";

/**
 * Turns a page that Gatsby rendered into the one that hosts serve. Takes away Gatsby's runtime, its preloads, and the wrappers and
 * comments that only the runtime needs. Adds the speculation rules, and the styles and the script of the islands where the page has one.
 */
export function finishPage(document: Document, { styleSheet, island }: Assets, readdress: Readdress): void {
  const elements = [...elementsIn(document)];
  expectGatsby(elements);
  elements.filter(isRuntime).forEach(remove);
  elements.filter(isWrapper).forEach(unwrap);
  removeComments(document);
  elements.filter(isNamed).forEach((one) => setAttribute(one, "href", readdress(attribute(one, "href") ?? "")));
  elements.forEach((element) => (element.attrs = element.attrs.filter(({ name }) => name !== "data-gatsby-head")));
  const hasIsland = elements.some(isIsland);
  elements.filter(isGatsbyStyle).forEach((style) => fill(style, styleSheet, readdress, hasIsland));
  const head = find(document, ({ tagName }) => tagName === "head");
  if (head && hasIsland) {
    append(head, "style", {}, readdress(styleSheet.ofIslands));
    // Nobody touches a form before the words are there.
    append(head, "script", { type: "module", src: immutableAddress(island.entry), fetchpriority: "low" });
  }
  const body = find(document, ({ tagName }) => tagName === "body");
  if (body) append(body, "script", { type: "speculationrules" }, speculationRules);
}

/** Gatsby may name its elements otherwise one day. Then its runtime would stay in every page, so the build stops. */
function expectGatsby(elements: readonly Element[]): void {
  const ids = new Set(elements.map((element) => attribute(element, "id")));
  const missing = [...runtimeIds, ...wrapperIds].filter((id) => !ids.has(id)).map((id) => `id="${id}"`);
  if (!elements.some(isGatsbyStyle)) missing.push("<style data-href>");
  if (missing.length > 0)
    throw new PlainError(
      `Gatsby rendered a page without ${missing.join(", ")}. src/finish/page.ts has to know how Gatsby marks its own elements now.`,
    );
}

const isGatsbyStyle = (element: Element): boolean => attribute(element, "data-href") !== undefined;

/** Reads a page that Gatsby rendered, without its style sheet: `finishPage` fills that in, and parsing it takes long. */
export const parsePage = (text: string): Document =>
  parse(text.replace(/(<style data-href=[^>]*>)[\s\S]*?(?=<\/style>)/, "$1"), { scriptingEnabled: false });

/**
 * Puts the style sheet into the page. Gatsby's own copy may be old: a page is not rendered again where only styles changed. A
 * script that uses styles looks for them by `data-href`, and fetches them where it finds none.
 */
function fill(style: Element, { file, ofPages }: StyleSheet, readdress: Readdress, hasIsland: boolean): void {
  style.attrs = hasIsland ? [{ name: "data-href", value: immutableAddress(file) }] : [];
  style.childNodes = [];
  defaultTreeAdapter.insertText(style, readdress(ofPages));
}

const runtimeIds = ["gatsby-script-loader", "gatsby-chunk-mapping", "gatsby-announcer"];
const wrapperIds = ["___gatsby", "gatsby-focus-wrapper"];

/** What only Gatsby's runtime needs: its scripts, and what it and gatsby-plugin-image add to every head. */
function isRuntime(element: Element): boolean {
  const { tagName } = element;
  if (runtimeIds.includes(attribute(element, "id") ?? "")) return true;
  if (tagName === "script") return !/json|speculationrules/.test(attribute(element, "type") ?? "");
  if (tagName === "link") return attribute(element, "rel") === "preload" && !isFont(element);
  if (tagName === "meta")
    return (
      attribute(element, "name") === "generator" ||
      attribute(element, "http-equiv") === "x-ua-compatible" ||
      isGatsbyViewport(element)
    );
  return isImageStyle(element);
}

/** Gatsby's own, beside the page's. */
const isGatsbyViewport = (element: Element): boolean =>
  attribute(element, "name") === "viewport" && /shrink-to-fit/.test(attribute(element, "content") ?? "");

const isFont = (element: Element): boolean => element.tagName === "link" && attribute(element, "as") === "font";

/** What points to a file that is named by its content: a font, or an icon. */
const isNamed = (element: Element): boolean => isFont(element) || element.tagName === "use";

/** gatsby-plugin-image's style, alone or in its `<noscript>`: our photos are native images. */
function isImageStyle(element: Element): boolean {
  const first = element.childNodes[0];
  const text = first && "value" in first ? first.value : "";
  if (element.tagName === "style") return text.startsWith(".gatsby-image-wrapper");
  return element.tagName === "noscript" && /gatsby-image-wrapper/.test(text || serialize(element));
}

const isWrapper = (element: Element): boolean => wrapperIds.includes(attribute(element, "id") ?? "");

/** White space between the outermost elements, which is left when Gatsby's own elements are gone. */
const isIndentation = (child: Tree.ChildNode, parent: Parent): boolean =>
  parent.nodeName === "body" && child.nodeName === "#text" && "value" in child && child.value.trim() === "";

/** Removes comments, except inside an island: there React needs them to tell neighbouring texts apart. */
function removeComments(node: Parent): void {
  for (const child of [...node.childNodes]) {
    if (isComment(child) || isIndentation(child, node)) remove(child);
    else if (isElement(child) && !isIsland(child)) removeComments(child);
  }
}

function append(parent: Parent, tagName: string, attributes: Record<string, string>, text = ""): void {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = defaultTreeAdapter.createElement(tagName, html.NS.HTML, attrs);
  defaultTreeAdapter.insertText(element, text);
  defaultTreeAdapter.appendChild(parent, element);
}
