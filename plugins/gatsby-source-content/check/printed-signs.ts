import type { Content } from "../read/content";
import type { Entry } from "../read/entry";
import { everyPart, type Part } from "../read/markdown";
import type { Problem } from "../problem";
import { remember } from "../remember";
import { fieldsOf, type Types } from "../schema/sdl";
import { lineSlips, signSlips } from "./slips/sign-slips";
import { slipsIn } from "./slips/slip";
import { textSlips } from "./slips/text-slips";

/** No sign in a text is printed that is meant to do something: marks and brackets that do nothing, and what other markdown understands. */
export const checkPrintedSigns = (content: Content, types: Types): Problem[] =>
  [...content.entries.values()].flatMap((entry) => printedIn(types)(entry));

const printedIn = remember((types: Types) =>
  remember((entry: Entry): readonly Problem[] => {
    const { body, bodyLine, typeName = "" } = entry;
    if (body.trim() === "") return [];
    const names = new Set(fieldsOf(types, typeName).map(({ name }) => name.value.toLowerCase()));
    const printed = slipsIn(entry, { text: plainText(entry), source: body, first: bodyLine }, textSlips, names);
    return [...printed, ...slipsIn(entry, { text: body, first: bodyLine }, [...lineSlips, ...signSlips], names)];
  }),
);

/** A text with dots in place of what markdown understood, and spaces in place of what is around its paragraphs and headings. */
function plainText(entry: Entry): string {
  const { body } = entry;
  let text = "";
  for (const { node } of everyPart(entry).filter(({ node: { type } }) => type === "paragraph" || type === "heading")) {
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) continue;
    text += body.slice(text.length, start.offset).replaceAll(/[^\n]/g, " ") + plainSource(node, body);
  }
  return text;
}

/** A paragraph as it was written, with dots in place of what markdown understood. */
function plainSource(node: Part["node"], body: string): string {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return "";
  if (node.type === "text") return body.slice(start.offset, end.offset);
  if (!("children" in node) || node.type === "link" || node.type === "linkReference")
    return body.slice(start.offset, end.offset).replace(/[^\n]/g, ".");
  let text = "";
  let at = start.offset;
  for (const child of node.children) {
    const { start: from, end: to } = child.position ?? {};
    if (from?.offset === undefined || to?.offset === undefined) continue;
    text += body.slice(at, from.offset).replaceAll(/[^\n]/g, ".") + plainSource(child, body);
    at = to.offset;
  }
  return text + body.slice(at, end.offset).replaceAll(/[^\n]/g, ".");
}
