import { partsOf, type Part } from "../read/markdown";

const hidden = "\ufffc";

/** A markdown text, or a file with these parts, with only the characters that pages show as they are; others are replaced by U+FFFC. */
export function shown(text: string, parts: readonly Part[] = partsOf(text)): string {
  const hide = (from: number, to?: number): string => text.slice(from, to).replaceAll(/[^\n]/g, hidden);
  let seen = "";
  let linkEnd = 0;
  for (const { node, range } of parts) {
    // A link precedes the words in it.
    if (node.type === "link") [, linkEnd] = range;
    if (node.type === "text" && range[0] >= linkEnd) seen += hide(seen.length, range[0]) + text.slice(...range);
  }
  return seen + hide(seen.length);
}
