import type { Entry } from "../read/entry";
import { argument, hasDirective, namedType } from "../schema/field-definition";
import { everyPart } from "../read/markdown";
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
    // A line that ends within a paragraph only wraps.
    if ("value" in node) texts.push((texts.pop() ?? "") + node.value.replaceAll(/\s*\n\s*/g, " "));
  }
  return fillTokens(texts.join("\n\n"), facts);
}

/** How many words a visitor reads in a section: those of its fields and of its text, not of addresses and names of files. */
export function wordCount(entry: Entry, types: Types, facts: Facts): number {
  const fields = textsOf(entry, types)
    .filter(({ field }) => namedType(field.type) === "String" && !hasDirective(field, "link"))
    .filter(({ field }) => !["format", "pattern"].some((name) => argument(field, "constraint", name) !== undefined))
    .map(({ value }) => fillTokens(value, facts));
  return [...fields, plainText(entry, facts)].join(" ").match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
