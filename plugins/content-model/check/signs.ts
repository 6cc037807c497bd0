import type { Problem } from "../problem";
import type { Entry } from "../read/entry";
import { fieldTexts } from "../read/field-texts";
import { everyPart, parseMarkdown, wordsOf } from "../read/markdown";
import { fieldsOf, type Types } from "../schema/sdl";
import { fieldProblem, inEach, rangeProblem, type Rule } from "./rule";
import { shown } from "./shown";
import * as signs from "./sign-patterns";

/** No page shows markup as text. */
export const checkSigns: Rule = inEach((entry, types) => [
  ...plainTexts(entry, types).flatMap(({ path, value }) => {
    const found = signs.inFields.flatMap((pattern) => value.match(pattern) ?? []);
    const why = "would be visible: write plain words, because markdown and HTML do nothing in a field";
    return found.filter(isMarkup).map((sign) => fieldProblem(entry, path, `${sign} ${why}`));
  }),
  ...markdownTexts(entry, types).flatMap(({ source, seen, problem }) => [
    ...matches(seen, signs.inTexts, problem),
    ...matches(source, [signs.footnote], problem),
  ]),
]);

/** Whether it is markup: an entity has to exist in HTML. */
const isMarkup = (sign: string): boolean => !sign.startsWith("&") || wordsOf(parseMarkdown(sign)) !== sign;

export const findOddSigns: Rule = inEach((entry, types) => {
  const names = ["type", ...fieldsOf(types, entry.typeName ?? "").map(({ name }) => name.value)];
  // A link follows a label.
  const field = new RegExp(`^(?:${names.join("|")}): (?!\ufffc)`, "gm");
  const misplaced = "visitors would see this field: write it above the second line of dashes";
  const values = fieldTexts(entry, types);
  const inFile: Find = (index, message) => rangeProblem(entry, [index], message);
  const [pattern, message] = signs.note;
  const notes = [...entry.plain.slice(0, entry.bodyAt).matchAll(pattern)].filter(
    // In a text of several lines it is no note.
    ([, words = ""]) => !values.some(({ value }) => value.includes(words)),
  );
  return [
    ...markdownTexts(entry, types).flatMap(({ source, seen, problem }) => [
      ...matches(seen, [...signs.oddTexts, [field, misplaced]], problem),
      ...matches(source, signs.oddSources, problem),
    ]),
    ...plainTexts(entry, types).flatMap(({ path, value }) =>
      matches(
        value,
        path.at(-1) === "quote" ? [signs.quoted, signs.unfinished] : [signs.unfinished],
        (_index, message) => fieldProblem(entry, path, message),
      ),
    ),
    ...matches(entry.plain, [signs.garbled], inFile),
    ...notes.map(({ index }) => inFile(index, message)),
  ];
});

/** Fields without a format: URLs may look like markdown. */
const plainTexts = (entry: Entry, types: Types) =>
  fieldTexts(entry, types).filter(({ format }) => format === undefined);

/** The file's text and its fields that are markdown, each as written and as pages show it. */
const markdownTexts = (entry: Entry, types: Types): { source: string; seen: string; problem: Find }[] => [
  ...fieldTexts(entry, types).flatMap(({ path, value, format }) =>
    format === "markdown" || format === "richText"
      ? {
          source: value,
          seen: shown(value),
          problem: (_index: number, message: string) => fieldProblem(entry, path, message),
        }
      : [],
  ),
  {
    source: entry.body,
    seen: shown(entry.plain, everyPart(entry)).slice(entry.bodyAt),
    problem: (index, message) => rangeProblem(entry, [entry.bodyAt + index], message),
  },
];

type Find = (index: number, message: string) => Problem;

const matches = (text: string, all: readonly signs.Sign[], problem: Find): Problem[] =>
  all.flatMap(([pattern, message]) => [...text.matchAll(pattern)].map(({ index }) => problem(index, message)));
