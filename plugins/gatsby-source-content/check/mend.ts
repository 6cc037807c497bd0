import type { Mending, Problem } from "../problem";
import type { Entry } from "../read/entry";
import type { FieldPath } from "../read/places";
import { printValue } from "../write/print-yaml";

/** A file's text with the mendings of some of its problems, from its first line on. One that overlaps another is left out. */
export function mended(text: string, problems: readonly Problem[]): string {
  let from = 0;
  const parts = problems
    .flatMap(({ mend }) => mend ?? [])
    .sort((a, b) => a.range[0] - b.range[0])
    .flatMap(({ range, text: meant }) => {
      if (range[0] < from) return [];
      const part = text.slice(from, range[0]) + meant;
      from = range[1];
      return [part];
    });
  return parts.join("") + text.slice(from);
}

/** How a field's value, or its name, is written as another; undefined if it is not on one line. */
export function rewrite(entry: Entry, path: FieldPath, value: unknown, what?: "key" | "value"): Mending | undefined {
  const range = entry.spanOf(path, what);
  const written = range && entry.text.slice(...range);
  if (!range || written === undefined || /[\n\r]/.test(written)) return undefined;
  return { range, text: printValue(value, undefined, "") };
}

/** What is written in a field, just as it stands there; undefined if it is not on one line. */
export function writtenIn(entry: Entry, path: FieldPath): string | undefined {
  const range = entry.spanOf(path);
  const written = range && entry.text.slice(...range);
  return written === undefined || /[\n\r]/.test(written) ? undefined : written;
}
