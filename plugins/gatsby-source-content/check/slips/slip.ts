import type { Mending, Place, Problem } from "../../problem";
import type { Entry } from "../../read/entry";
import { lineStarts } from "../../read/places";

/** What a pattern found: all of it, and its groups, as they are written. */
export interface Found {
  all: string;
  group: (name: string) => string;
  /** The names of fields that are known, in small letters. */
  names: ReadonlySet<string>;
  /** Where several answers are possible, how many have been tried. */
  attempt: number;
}

/** One way to go wrong in how lines are written. */
export interface Slip {
  /** Finds it in lines that end in "\n"; with the flags d, g and m. */
  pattern: RegExp;
  /** What is wrong; undefined where what the pattern found is right after all. */
  message: string | ((found: Found) => string | undefined);
  /** What was meant in place of all that the pattern found; undefined where that is not certain. */
  mend?: (found: Found) => string | undefined;
  /** Whether it is one in fields that can be read as well. */
  always?: boolean;
}

/** Lines of a file, without their "\r". */
export interface Lines {
  /** What patterns look at: in it, other signs may stand in place of those that are none of their business. */
  text: string;
  /** The lines as they are written, if that is not the same; as long as `text`. */
  source?: string;
  /** The line of the file, from 1, that is the first of them. */
  first: number;
}

type File = Pick<Entry, "file" | "text">;

/** Every slip in some lines of a file; of those that overlap, the one that stands first in the table. */
export function slipsIn(
  file: File,
  lines: Lines,
  table: readonly Slip[],
  names: Found["names"],
  attempt = 0,
): Problem[] {
  const { text, source = text, first } = lines;
  const taken: Mending["range"][] = [];
  const place = (index: number): Place => {
    const above = source.slice(0, index).split("\n");
    return { line: first + above.length - 1, column: (above.at(-1)?.length ?? 0) + 1 };
  };
  return table.flatMap(({ pattern, message, mend }) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: { length }, indices }) => {
      const end = index + length;
      const group = (name: string): string => source.slice(...(indices?.groups?.[name] ?? [0, 0]));
      const found: Found = { all: source.slice(index, end), group, names, attempt };
      const words = typeof message === "string" ? message : message(found);
      const meant = mend?.(found);
      if (words === undefined || meant === found.all || taken.some(([from, to]) => from < end && index < to)) return [];
      taken.push([index, Math.max(end, index + 1)]);
      if (meant === undefined) {
        const at = indices?.groups?.at ?? indices?.groups?.text;
        return [{ file: file.file, ...place(at?.[0] ?? index + found.all.search(/\S|$/)), message: words }];
      }
      const [from, to, change] = difference(found.all, meant);
      const blanks = found.all.slice(from, to).search(/\S|$/);
      const range = [place(index + from), place(index + to)].map((one) => offsetOf(file, one));
      return [
        { file: file.file, ...place(index + from + blanks), message: words, mend: mendingOf(file, range, change) },
      ];
    }),
  );
}

/** Where a place stands in a file, in characters from 0. */
export const offsetOf = ({ text }: Pick<Entry, "text">, { line, column }: Place): number =>
  (lineStarts(text)[line - 1] ?? 0) + column - 1;

/** A mending whose lines end as those of its file do. */
export const mendingOf = (
  { text }: Pick<Entry, "text">,
  [from = 0, to = from]: readonly number[],
  meant: string,
): Mending => ({
  range: [from, to],
  text: meant.replaceAll("\n", text.includes("\r\n") ? "\r\n" : "\n"),
});

/** What differs between two texts: from where to where of the first, and what the second has there. */
function difference(before: string, after: string): [from: number, to: number, text: string] {
  let from = 0;
  while (from < before.length && before[from] === after[from]) from += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - from;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [from, before.length - end, after.slice(from, after.length - end)];
}
