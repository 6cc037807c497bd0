import { parse, serialize } from "parse5";
import { attribute, elementsIn, remove, unwrap, type Element } from "../../src/finish/tree";

/** What a hand-written page would say of its elements. */
const kept =
  /^(action|alt|autocomplete|charset|content|enctype|for|form(action|enctype|method)|height|href|id|lang|maxlength|method|name|open|rel|required|rows|src|type|value|width)$/;

const style = `<style>body{max-width:60rem;margin:auto;padding:1rem;font:1.1rem/1.6 sans-serif}img{max-width:100%;height:auto}
input,textarea{display:block;width:100%;font:inherit}input[type=radio]{display:inline;width:auto}</style>`;

/**
 * The least that a page with the same words can weigh: its own text and structure, without class names, drawings, fonts,
 * wrappers and scripts, one address a photo, and one small style sheet.
 */
export function floorOf(page: string): string {
  const document = parse(page);
  const elements = [...elementsIn(document)];
  elements.filter(isExtra).forEach(remove);
  elements.filter(isWrapper).forEach(unwrap);
  for (const element of elements) element.attrs = element.attrs.filter(({ name }) => kept.test(name));
  return serialize(document).replace("</head>", `${style}</head>`);
}

const isExtra = (element: Element): boolean =>
  ["script", "source", "style", "svg"].includes(element.tagName) || attribute(element, "rel") === "preload";

const isWrapper = (element: Element): boolean =>
  ["div", "picture", "span"].includes(element.tagName) && attribute(element, "id") === undefined;
