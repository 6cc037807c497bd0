import { fieldTexts } from "../../read/field-texts";
import { parseMarkdown, partsIn, wordsOf } from "../../read/markdown";
import { argument } from "../../schema/field-definition";
import { inEach, problemWithin } from "../rule";

/** No sign in a field is printed that would do something in a text. */
export const checkFieldSigns = inEach((entry, types) =>
  fieldTexts(entry, types)
    // Addresses may hold what looks like markdown.
    .filter(({ field, value }) => argument(field, "constraint", "format") === undefined && /[*_`<&#[]/.test(value))
    .flatMap(({ path, value }) =>
      signsIn(value).map(({ sign, meant }) => problemWithin(entry, path, printed(sign), sign, meant)),
    ),
);

const printed = (sign: string): string =>
  `${sign.trim()} would be printed as it stands: a field holds plain words. Markdown works in the text under the fields`;

/** Parts of markdown that are more than words. */
const marked = ["heading", "strong", "emphasis", "inlineCode", "html", "link", "image"];

/** What markdown would understand, and the words that are left of it where that is certain. */
const signsIn = (text: string): { sign: string; meant?: string }[] =>
  partsIn(parseMarkdown(text), 0).flatMap(({ node, parent, range }) => {
    const sign = text.slice(...range);
    if (marked.includes(parent.type)) return [];
    if (node.type === "text")
      return [...sign.matchAll(/&(?:#\w+|\w+);/g)].map(([entity]) => ({
        sign: entity,
        meant: wordsOf(parseMarkdown(entity)),
      }));
    if (!marked.includes(node.type)) return [];
    return [["html", "link", "image"].includes(node.type) ? { sign } : { sign, meant: wordsOf(node) }];
  });
