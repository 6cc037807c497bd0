import type { Problem } from "../problem";
import type { Entry } from "../read/entry";
import { fieldTexts } from "../read/field-texts";
import { everyPart, parseMarkdown, wordsOf } from "../read/markdown";
import { memoize } from "../memoize";
import { fieldsOf, type Types } from "../schema/sdl";
import { fieldProblem, inEach, rangeProblem, type Rule } from "./rule";
import { shown } from "./shown";
import {
  footnote,
  garbled,
  inFields,
  inTexts,
  note,
  oddSources,
  oddTexts,
  quoted,
  unfinished,
  type Sign,
} from "./sign-patterns";

/** No page shows markup as text. */
export const checkSigns: Rule = inEach((entry, types) => [
  ...inMarkdown(entry, types, (value) => matches(shown(value), inTexts)),
  ...fieldTexts(entry, types)
    // URLs may look like markdown.
    .filter(({ format }) => format === undefined)
    .flatMap(({ path, value }) => {
      const signs = inFields.flatMap((pattern) => value.match(pattern) ?? []);
      const why = "would be visible: write plain words, because markdown and HTML do nothing in a field";
      return signs.filter(isMarkup).map((sign) => fieldProblem(entry, path, `${sign} ${why}`));
    }),
  ...found(entry, entry.bodyAt, printed(entry), inTexts),
  ...found(entry, entry.bodyAt, entry.body, [footnote]),
]);

/** Whether it is markup: an entity has to exist in HTML. */
const isMarkup = (sign: string): boolean => !sign.startsWith("&") || wordsOf(parseMarkdown(sign)) !== sign;

export const findOddSigns: Rule = inEach((entry, types) => {
  const names = ["type", ...fieldsOf(types, entry.typeName ?? "").map(({ name }) => name.value)];
  // A link follows a label.
  const field = new RegExp(`^(?:${names.join("|")}): (?!\ufffc)`, "gm");
  const misplaced = "visitors would see this field: write it above the second line of dashes";
  const values = fieldTexts(entry, types);
  const [pattern, message] = note;
  const notes = [...entry.plain.slice(0, entry.bodyAt).matchAll(pattern)].filter(
    // In a text of several lines it is no note.
    ([, words = ""]) => !values.some(({ value }) => value.includes(words)),
  );
  return [
    ...inMarkdown(entry, types, (value) => [...matches(shown(value), oddTexts), ...matches(value, oddSources)]),
    ...values.flatMap(({ path, value, format }) => {
      const signs = path.at(-1) === "quote" ? [quoted] : [];
      return matches(value, format === undefined ? [...signs, unfinished] : []).map(({ message }) =>
        fieldProblem(entry, path, message),
      );
    }),
    ...found(entry, 0, entry.plain, [garbled]),
    ...notes.map(({ index }) => rangeProblem(entry, [index], message)),
    ...found(entry, entry.bodyAt, printed(entry), [...oddTexts, [field, misplaced]]),
    ...found(entry, entry.bodyAt, entry.body, oddSources),
  ];
});

/** The problems of the fields that are markdown. */
const inMarkdown = (entry: Entry, types: Types, find: (value: string) => Match[]): Problem[] =>
  fieldTexts(entry, types).flatMap(({ path, value, format }) =>
    format === "markdown" || format === "richText"
      ? find(value).map(({ message }) => fieldProblem(entry, path, message))
      : [],
  );

const printed = memoize((entry: Entry): string => shown(entry.plain, everyPart(entry)).slice(entry.bodyAt));

interface Match {
  index: number;
  message: string;
}

const matches = (text: string, signs: readonly Sign[]): Match[] =>
  signs.flatMap(([pattern, message]) => [...text.matchAll(pattern)].map(({ index }) => ({ index, message })));

const found = (entry: Entry, from: number, text: string, signs: readonly Sign[]): Problem[] =>
  matches(text, signs).map(({ index, message }) => rangeProblem(entry, [from + index], message));
