import type { Entry } from "../../read/entry";
import { everyPart, markdownNodes } from "../../read/markdown";
import type { Range } from "../../read/places";
import { fieldsOf } from "../../schema/sdl";
import { inEach } from "../rule";
import { signsIn, unseen, type Sign } from "./sign";
import { fieldSign, textSigns } from "./text-signs";

/** No sign in a text is printed that is meant to do something: marks and brackets that do nothing, and what other markdown understands. */
export const checkPrintedSigns = inEach((entry, types) => {
  const { body, bodyAt, typeName = "" } = entry;
  if (body.trim() === "") return [];
  const names = fieldsOf(types, typeName).map(({ name }) => name.value);
  return [
    ...signsIn(entry, bodyAt, notUnderstood(entry), [...textSigns, fieldSign(names)]),
    ...signsIn(entry, bodyAt, body, [tab, ...unseen]),
  ];
});

/** It makes a program's code of a paragraph, or a part of the list above. */
const tab: Sign = {
  pattern: /^\t+(?=[^\s*+\d-])/dgm,
  message: "a tab at the start of a line makes no paragraph: take it away",
  meant: () => "",
};

/** A text with dots in place of what markdown understood, and spaces in place of what is around its paragraphs and headings. */
function notUnderstood(entry: Entry): string {
  const { body, bodyAt } = entry;
  const seen = body.replaceAll(/[^\n]/g, " ").split("");
  const put = ([from, to]: Range, sign?: string): void => {
    for (let at = from - bodyAt; at < to - bodyAt; at += 1)
      seen[at] = body[at] === "\n" ? "\n" : (sign ?? body[at] ?? "");
  };
  for (const { node, range } of everyPart(entry)) {
    if (node.type === "paragraph" || node.type === "heading") put(range, ".");
    if (node.type === "text") put(range);
  }
  markdownNodes(entry, "link", "linkReference").forEach(({ range }) => put(range, "."));
  return seen.join("");
}
