import { partsOf, type Part } from "../read/markdown";
import type { Range } from "../read/places";

const hidden = "\ufffc";

/** A markdown text, or a file with these parts, with only the characters that pages show as they are; others are replaced by U+FFFC. */
export function shown(text: string, parts: readonly Part[] = partsOf(text)): string {
  const links = parts.filter(({ node }) => node.type === "link");
  const texts = parts.filter(
    ({ node, range }) => node.type === "text" && !links.some((link) => isInside(range, link.range)),
  );
  const hide = (from: number, to?: number): string => text.slice(from, to).replaceAll(/[^\n]/g, hidden);
  let seen = "";
  let end = 0;
  for (const { range } of texts) {
    seen += hide(end, range[0]) + text.slice(...range);
    end = range[1];
  }
  return seen + hide(end);
}

const isInside = ([from, to]: Range, [start, end]: Range): boolean => start <= from && to <= end;
