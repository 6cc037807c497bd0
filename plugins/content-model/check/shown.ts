import { partsOf, type Part } from "../read/markdown";

const hidden = "\ufffc";

/** A markdown text, or a file with these parts, with only the characters that pages show as they are; others are replaced by U+FFFC. */
export function shown(text: string, parts: readonly Part[] = partsOf(text)): string {
  const hide = (from: number, to?: number): string => text.slice(from, to).replaceAll(/[^\n]/g, hidden);
  let seen = "";
  let linkEnd = 0;
  for (const { node, range } of parts) {
    const [from, to] = range;
    if (node.type === "link") linkEnd = to;
    // A link precedes the words in it.
    if (node.type === "text" && from >= linkEnd) seen += hide(seen.length, from) + text.slice(from, to);
  }
  return seen + hide(seen.length);
}
