import type { Entry } from "../../src/content/read/entry";
import { lineLike, linesOf } from "./lines";

/**
 * A content file's text with some fields written at the end of its frontmatter, or in the place where they stand already.
 * Everything else stays as it was: line ends, indentation, and notes after a #.
 */
export function withFields(
  { text, data = {}, bodyLine, placeOf }: Entry,
  fields: Readonly<Record<string, string | number>>,
): string {
  const lines = linesOf(text);
  const end = bodyLine - 2; // The closing fence, from 0.
  const [first = ""] = Object.keys(data);
  const indent = " ".repeat(placeOf([first], "key").column - 1);
  const added: string[] = [];
  for (const [name, value] of Object.entries(fields)) {
    const at = placeOf([name], "key").line - 1;
    const written = name in data ? lines[at] : undefined;
    if (written === undefined) added.push(lineLike(lines[end - 1] ?? "", `${indent}${name}: ${value}`));
    // Whatever stands behind the value stays, as a note after a # does.
    else lines[at] = written.replace(/:[ \t]*[^\s#]*/, `: ${value}`);
  }
  return [...lines.slice(0, end), ...added, ...lines.slice(end)].join("");
}
