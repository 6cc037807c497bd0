import { defaultTreeAdapter, html, parse, serialize, type DefaultTreeAdapterTypes as Tree } from "parse5";
import type { Built, StyleSheet } from "./built";
import type { Readdress } from "./fonts";
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

/**
 * Makes a page as hosts serve it of one that Gatsby rendered: the same words without Gatsby's runtime, its preloads, and the
 * wrappers and comments that only the runtime needs. Every page gets the speculation rules; one with an island, its script.
 */
export function finishPage(document: Document, { styleSheet, island }: Built, readdress: Readdress): void {
  const elements = [...elementsIn(document)];
  elements.filter(isRuntime).forEach(remove);
  elements.filter(isWrapper).forEach(unwrap);
  removeComments(document);
  if (styleSheet) elements.filter(isGatsbyStyle).forEach((style) => fill(style, styleSheet, readdress));
  elements.filter(isFont).forEach((link) => setAttribute(link, "href", readdress(attribute(link, "href") ?? "")));
  const awake = find(document, isIsland) && island;
  // A script that uses styles looks for the page's own by `data-href`, and fetches them where it finds none.
  const dropped = ["data-gatsby-head", "data-identity", ...(awake ? [] : ["data-href"])];
  elements.forEach((element) => (element.attrs = element.attrs.filter(({ name }) => !dropped.includes(name))));
  const head = find(document, ({ tagName }) => tagName === "head");
  if (head && awake) append(head, "script", { type: "module", src: awake.entry, integrity: awake.integrity });
  const body = find(document, ({ tagName }) => tagName === "body");
  if (body) append(body, "script", { type: "speculationrules" }, speculationRules);
}

const isGatsbyStyle = (element: Element): boolean => attribute(element, "data-href") !== undefined;

/** Reads a page that Gatsby rendered; its style sheet, more than half of it, is filled in anew anyway. */
export const parsePage = (text: string): Document =>
  parse(text.replace(/(<style data-href=[^>]*>)[\s\S]*?(?=<\/style>)/, "$1"));

/** Puts the style sheet into the page anew: Gatsby leaves the old one where only styles changed since the last build. */
function fill(style: Element, { address, text }: StyleSheet, readdress: Readdress): void {
  style.attrs = [{ name: "data-href", value: address }];
  style.childNodes = [];
  defaultTreeAdapter.insertText(style, readdress(text));
}

/** An element that comes to life in the browser. */
export const isIsland = (element: Element): boolean => attribute(element, "data-island") !== undefined;

const runtimeIds = ["gatsby-script-loader", "gatsby-chunk-mapping", "gatsby-announcer"];

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

/** gatsby-plugin-image's style, alone or in its `<noscript>`: our photos are native images. */
function isImageStyle(element: Element): boolean {
  const first = element.childNodes[0];
  const text = first && "value" in first ? first.value : "";
  if (element.tagName === "style") return text.startsWith(".gatsby-image-wrapper");
  return element.tagName === "noscript" && /gatsby-image-wrapper/.test(text || serialize(element));
}

const isWrapper = (element: Element): boolean =>
  ["___gatsby", "gatsby-focus-wrapper"].includes(attribute(element, "id") ?? "");

/** White space between the page's outermost elements, which Gatsby's own markup leaves behind. */
const isIndentation = (child: Tree.ChildNode, parent: Parent): boolean =>
  parent.nodeName === "body" && child.nodeName === "#text" && "value" in child && child.value.trim() === "";

/** Comments go, but for those inside an island, where React marks the seams between texts with them. */
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
