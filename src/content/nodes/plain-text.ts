import type { Entry } from "../read/entry";
import { argument, hasDirective, namedType } from "../schema/field-definition";
import { everyPart } from "../read/markdown";
import { remember } from "../../remember";
import type { Types } from "../schema/sdl";
import { textsOf } from "../read/field-texts";
import { fillTokens, type Facts } from "../read/tokens";

const blocks = ["paragraph", "heading", "code"];

/** The text under a file's frontmatter without its markup, tokens filled in, a blank line between paragraphs. */
export function plainText(entry: Entry, facts: Facts): string {
  const texts: string[] = [];
  for (const { node } of everyPart(entry)) {
    if (blocks.includes(node.type)) texts.push("");
    if (node.type === "break") texts.push(`${texts.pop() ?? ""} `);
    // A line break in a paragraph's source is only a wrapped line.
    if ("value" in node) texts.push((texts.pop() ?? "") + node.value.replaceAll(/\s*\n\s*/g, " "));
  }
  return fillTokens(texts.join("\n\n"), facts);
}

/** The texts that a visitor reads in a section: those of its fields and its text, without addresses and names of files. */
export function textsRead(entry: Entry, types: Types, facts: Facts): string[] {
  const fields = textsOf(entry, types)
    .filter(({ field }) => namedType(field.type) === "String" && !hasDirective(field, "link"))
    .filter(({ field }) => !["format", "pattern"].some((name) => argument(field, "constraint", name) !== undefined))
    .map(({ value }) => fillTokens(value, facts));
  return [...fields, plainText(entry, facts)];
}

export const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** How many words a visitor reads in a section. */
export const wordCount = (entry: Entry, types: Types, facts: Facts): number => countBy(types)(facts)(entry);

const countBy = remember((types: Types) =>
  remember((facts: Facts) => remember((entry: Entry) => textsRead(entry, types, facts).flatMap(wordsIn).length)),
);
