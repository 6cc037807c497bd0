import type { Problem } from "../problem";
import { plainText } from "../read/frontmatter";

/** A file's text with the mendings of some of its problems, from its first line on. One that overlaps another is left out. */
export function mended(text: string, problems: readonly Problem[]): string {
  const plain = plainText(text);
  const [mark = ""] = /^\uFEFF/.exec(text) ?? [];
  const [lineEnd = "\n"] = /\r\n?|\n/.exec(text) ?? [];
  let from = 0;
  const parts = problems
    .flatMap(({ mend }) => mend ?? [])
    .sort((a, b) => a.range[0] - b.range[0])
    .flatMap(({ range, text: meant }) => {
      if (range[0] < from) return [];
      const part = plain.slice(from, range[0]) + meant;
      from = range[1];
      return [part];
    });
  return mark + (parts.join("") + plain.slice(from)).replaceAll("\n", lineEnd);
}
