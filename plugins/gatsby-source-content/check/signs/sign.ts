import type { Problem } from "../../problem";
import type { Entry } from "../../read/entry";
import type { Range } from "../../read/places";
import { problemIn } from "../rule";

/** What a pattern found: all of it, and its groups, as they are written. */
export interface Found {
  all: string;
  group: (name: string) => string;
}

/** Signs that do something else than they are meant to, or nothing. */
export interface Sign {
  /** With the flags d, g and m. */
  pattern: RegExp;
  message: string | ((found: Found) => string);
  /** What was meant in place of all that the pattern found; undefined where that is not certain. */
  meant?: (found: Found) => string | undefined;
}

/**
 * Every such sign in a part of a file that starts at a character of it; of those that overlap, the one that stands first in the table.
 * `seen` has other signs in place of those that are no business of the patterns.
 */
export function signsIn(entry: Entry, at: number, seen: string, table: readonly Sign[]): Problem[] {
  const taken: Range[] = [];
  return table.flatMap(({ pattern, message, meant }) =>
    [...seen.matchAll(pattern)].flatMap(({ index, 0: { length }, indices }) => {
      const written = ([from, to]: Range): string => entry.plain.slice(at + from, at + to);
      const found = {
        all: written([index, index + length]),
        group: (name: string): string => written(indices?.groups?.[name] ?? [0, 0]),
      };
      if (taken.some(([from, to]) => from < index + length && index < to)) return [];
      taken.push([index, index + length]);
      const start = index + found.all.search(/\S|$/);
      const words = typeof message === "string" ? message : message(found);
      const problem = problemIn(entry, [at + start, at + index + length], words.replaceAll(/\s+/g, " "));
      const text = meant?.(found);
      return [text === undefined ? problem : { ...problem, mend: { range: [at + index, at + index + length], text } }];
    }),
  );
}

/** Signs that no editor types, in fields and texts. */
export const unseen: readonly Sign[] = [
  {
    pattern: /\ufffd+|(?:[ÂÃ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œž]|â€.)+/dgm,
    message: "these signs stand where a letter was lost, or saved in another encoding: write the letter again",
  },
  {
    pattern: /(?:[\u200b\u2060\ufeff]|(?![\t-\r\u0085])\p{Cc})+| ?[\v\f\u0085\u2028\u2029] ?/dgmu,
    message: "an invisible sign of a word processor stands here: take it away, or write a space for it",
    meant: ({ all }) => (/[\v\f\u0085\u2028\u2029]/.test(all) ? " " : ""),
  },
];
