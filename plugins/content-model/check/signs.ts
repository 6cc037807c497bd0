import type { Problem } from "../problem";
import type { Entry } from "../read/content";
import { fieldTexts } from "../read/field-texts";
import { rangeOf } from "../read/frontmatter";
import { everyPart, parseMarkdown, partsOf, wordsOf, type Part } from "../read/markdown";
import { memoize } from "../memoize";
import { argument, fieldsOf, hasDirective, type Types } from "../schema/sdl";
import { joinedEntries, joinedLines } from "./joined-lines";
import { fieldProblem, inEach, rangeProblem, type Rule } from "./rule";
import * as signs from "./sign-patterns";

/** No page shows markup as text. */
export const checkSigns: Rule = inEach((entry, types) => [
  ...inMarkdown(entry, types, signs.inTexts, [...signs.inSources, joinedEntries]),
  ...plainTexts(entry, types).flatMap(({ path, value }) => {
    const found = signs.inFields.flatMap((pattern) => value.match(pattern) ?? []);
    const why = "would be visible: write plain words, because markdown and HTML do nothing in a field";
    return found.filter(isMarkup).map((sign) => fieldProblem(entry, path, `${sign} ${why}`));
  }),
]);

/** Whether it is markup: an entity has to exist in HTML. */
const isMarkup = (sign: string): boolean => !sign.startsWith("&") || wordsOf(parseMarkdown(sign)) !== sign;

export const findOddSigns: Rule = inEach((entry, types) => {
  // A text may have a label before an email address.
  const names = [...fieldsOf(types, "Page"), ...fieldsOf(types, entry.typeName ?? "")]
    .filter((field) => argument(field, "constraint", "format") !== "email")
    .map(({ name }) => name.value);
  // Another rule reports a block of fields, which ends with a line of dashes.
  const field = new RegExp(`^(?:type|${names.join("|")}): (?!(?:.+\\n)+\ufffc+$)`, "gm");
  const misplaced = "visitors would see this field: write it above the second line of dashes";
  const values = fieldTexts(entry, types).map(({ value }) => value);
  // In a text of several lines it is no note.
  const notes = matches(entry.plain.slice(0, entry.bodyAt), [signs.note]).filter(
    ({ group }) => !values.some((value) => value.includes(group)),
  );
  return [
    ...inMarkdown(entry, types, signs.oddTexts, [...joinedLines, ...signs.oddSources]),
    ...plainTexts(entry, types).flatMap(({ path, value }) => {
      const found = matches(value, path.at(-1) === "quote" ? [signs.quoted, signs.unfinished] : [signs.unfinished]);
      return found.map(({ message }) => fieldProblem(entry, path, message));
    }),
    ...placed(entry, entry.bodyAt, matches(printed(entry), [[misplaced, field]])),
    ...placed(entry, 0, matches(entry.plain, [signs.garbled, signs.assisted])),
    ...placed(entry, 0, notes),
    ...wrappedLinks(entry),
    ...joinedFields(entry, types),
  ];
});

/** YAML joins a line with a dash to the value above it, if it is further to the right. */
const joinedFields = (entry: Entry, types: Types): Problem[] =>
  fieldTexts(entry, types).flatMap(({ path, value }) => {
    const source = value.includes(" - ") ? entry.plain.slice(...rangeOf(entry, path)) : "";
    return /^[^"'|>].*\n[ \t]+- /s.test(source) ? fieldProblem(entry, path, joined) : [];
  });

const joined =
  "runs together with a line that starts with a dash: put that dash below the one above, or write both on one line";

const wrappedLinks = (entry: Entry): Problem[] =>
  [...entry.plain.matchAll(signs.wrapped)].map(({ index, 1: target = "" }) => {
    // Unlike `decodeURIComponent`, it accepts a single percent sign.
    const url = new URLSearchParams(`url=${target.replaceAll("+", "%2B")}`).get("url");
    const message = `this link leads through another site, which sees the visitors: write "${url}"`;
    return rangeProblem(entry, [index], message);
  });

/** Fields without a format: URLs may look like markdown. Another rule reports names of files that do not exist. */
const plainTexts = (entry: Entry, types: Types) =>
  fieldTexts(entry, types).filter(({ field, format }) => format === undefined && !hasDirective(field, "link"));

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

/** A markdown text, or a file with these parts, with only the characters that pages show as they are; others are replaced by U+FFFC. */
function shown(text: string, parts: readonly Part[] = partsOf(text)): string {
  const hide = (from: number, to?: number): string => text.slice(from, to).replaceAll(/[^\n]/g, "\ufffc");
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

/** The first sign at each place. */
const matches = (text: string, all: readonly signs.Sign[]) =>
  all
    .flatMap(([message, ...patterns]) =>
      patterns
        // `matchAll` compiles its pattern again, and most texts have no sign.
        .filter((pattern) => text.search(pattern) !== -1)
        .flatMap((pattern) => [...text.matchAll(pattern)])
        .map(({ index, 1: group = "" }) => ({ index, group, message })),
    )
    .filter(({ index }, at, found) => found.findIndex((one) => one.index === index) === at);

const placed = (entry: Entry, from: number, found: ReturnType<typeof matches>): Problem[] =>
  found.map(({ index, message }) => rangeProblem(entry, [from + index], message));
