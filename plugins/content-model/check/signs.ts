import type { Problem } from "../problem";
import type { Entry } from "../read/entry";
import { fieldTexts } from "../read/field-texts";
import { everyPart, parseMarkdown, wordsOf } from "../read/markdown";
import { memoize } from "../memoize";
import type { Types } from "../schema/sdl";
import { fieldProblem, inEach, rangeProblem, type Rule } from "./rule";
import { shown } from "./shown";
import * as signs from "./sign-patterns";

/** No page shows markup as text. */
export const checkSigns: Rule = inEach((entry, types) => [
  ...inMarkdown(entry, types, signs.inTexts, [signs.footnote]),
  ...plainTexts(entry, types).flatMap(({ path, value }) => {
    const found = signs.inFields.flatMap((pattern) => value.match(pattern) ?? []);
    const why = "would be visible: write plain words, because markdown and HTML do nothing in a field";
    return found.filter(isMarkup).map((sign) => fieldProblem(entry, path, `${sign} ${why}`));
  }),
]);

/** Whether it is markup: an entity has to exist in HTML. */
const isMarkup = (sign: string): boolean => !sign.startsWith("&") || wordsOf(parseMarkdown(sign)) !== sign;

export const findOddSigns: Rule = inEach((entry, types) => {
  const values = fieldTexts(entry, types).map(({ value }) => value);
  const notes = matches(entry.plain.slice(0, entry.bodyAt), [signs.note]);
  return [
    ...inMarkdown(entry, types, signs.oddTexts, signs.oddSources),
    ...plainTexts(entry, types).flatMap(({ path, value }) => {
      const found = matches(value, path.at(-1) === "quote" ? [signs.quoted, signs.unfinished] : [signs.unfinished]);
      return found.map(({ message }) => fieldProblem(entry, path, message));
    }),
    ...placed(entry, 0, matches(entry.plain, signs.inFiles)),
    // In a text of several lines it is no note.
    ...placed(
      entry,
      0,
      notes.filter(({ group }) => !values.some((value) => value.includes(group))),
    ),
  ];
});

/** Fields without a format: URLs may look like markdown. */
const plainTexts = (entry: Entry, types: Types) =>
  fieldTexts(entry, types).filter(({ format }) => format === undefined);

/** The signs in the file's text and in its fields that are markdown, as pages show them and as they are written. */
function inMarkdown(entry: Entry, types: Types, asShown: readonly signs.Sign[], asWritten: readonly signs.Sign[]) {
  const find = (source: string, seen: string) => [...matches(seen, asShown), ...matches(source, asWritten)];
  return [
    ...fieldTexts(entry, types)
      .filter(({ format }) => format === "markdown" || format === "richText")
      .flatMap(({ path, value }) => find(value, shown(value)).map(({ message }) => fieldProblem(entry, path, message))),
    ...placed(entry, entry.bodyAt, find(entry.body, printed(entry))),
  ];
}

const printed = memoize((entry: Entry): string => shown(entry.plain, everyPart(entry)).slice(entry.bodyAt));

const matches = (text: string, all: readonly signs.Sign[]) =>
  all.flatMap(([pattern, message]) =>
    [...text.matchAll(pattern)].map(({ index, 1: group = "" }) => ({ index, group, message })),
  );

const placed = (entry: Entry, from: number, found: ReturnType<typeof matches>): Problem[] =>
  found.map(({ index, group, message }) => {
    // `decodeURIComponent` throws an error at a percent sign.
    const url = new URLSearchParams(`url=${group.replaceAll("+", "%2B")}`).get("url") ?? "";
    return rangeProblem(
      entry,
      [from + index],
      message.replace("$1", () => url),
    );
  });
