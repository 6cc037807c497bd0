import type { Problem } from "../problem";
import type { Entry } from "../read/entry";
import { fieldTexts } from "../read/field-texts";
import { markdownNodes, parseMarkdown, wordsOf } from "../read/markdown";
import type { Range } from "../read/places";
import { memoize } from "../memoize";
import { argument } from "../schema/field-definition";
import { fieldsOf } from "../schema/sdl";
import { imageHelp } from "./references";
import { fieldProblem, inEach, rangeProblem, type Rule } from "./rule";

type Sign = readonly [pattern: RegExp, message: string];

/** The start of a link's target, and of a list entry in other programs. */
const to = String.raw`(?:[/#]|https?:|www\.|mailto:|tel:)`;
const bullet = String.raw`[ \t]*[-•·●▪◦‣\ue000-\uf8ff][ \t]*(?=\p{L})`;

const link =
  "a link must be [words](/about): both brackets closed, no space between them, and %20 for a space in a URL";

/** The start of an entry of a list that was pasted from another program. */
const mark = String.raw`(?:[–\p{So}→⇒»§Ø]\ufe0f?|[•·●▪◦‣\ue000-\uf8ff](?=\s*[^\s\p{L}])|\d{1,2}(?:\.(?=\p{L})|\.\)|\ufe0f?\u20e3)|\(\d{1,2}\)|o[\t\xa0])`;
/** The end of a line, unless two spaces or a backslash keep it apart from the next, and the space before the next. */
const next = String.raw`.*(?<! {2}|\\)\n[ \t\xa0]*`;

const oddSources: readonly Sign[] = [
  [
    new RegExp(
      String.raw`^[ \t\xa0]*(?:${mark}${next}${mark}|\(?a[.)]\s${next}\(?b[.)]\s|\(?[Ii][.)]\s${next}\(?(?:ii|II)[.)]\s)`,
      "gmu",
    ),
    'these lines run together into one: start each entry of a list with "- ", or with "1. " if they are numbered',
  ],
  [
    /(?<!^[ \t]*\+ .*\n(?:[ \t]+\S.*\n|[ \t]*\n)*)^[ \t]*\+ .*$(?!\n\s*\+ |\n[ \t]+\S)/gm,
    "a + at the start of a line makes an entry of a list, which looks like a minus: write \\+, or join this line to the one above",
  ],
];

/** Errors in a text: they can mean nothing else. */
const inTexts: readonly Sign[] = [
  [/(?<![^\s\ufffc])!\[[^\]\n]*\]/g, imageHelp],
  [new RegExp(String.raw`\][ \t]*\([ \t]*(?=${to})|[)\]]\[(?=${to})`, "g"), link],
  [/^#{2,6}(?=[^\s#])/gm, "a heading must have a space after its ###"],
  [new RegExp(`^${bullet}.*\n${bullet}`, "gmu"), "each list entry must start with a dash and a space: - words"],
  [/^\|?(?: *:?-{2,}:? *\|)+[ :|-]*$/gm, "a text cannot have tables: write a list, or a section of type features"],
  [/~~(?=\S)[^~\n]+~~/g, "words cannot be struck out: delete them"],
];

/** An error anywhere in a text: markdown takes a note such as `[^1]: /about` for the target of a link. */
const footnote: Sign = [
  /(?<!\\)\[\^[^\][\n]+\]/g,
  "a text cannot have footnotes: write the note in brackets, or as a paragraph",
];

/** Errors in a field, which is plain text. */
const inFields: readonly RegExp[] = [
  /<\/?(?:a|b|br|div|em|h[1-6]|i|img|li|ol|p|small|span|strong|su[bp]|u|ul)(?:\s+[\w-]+=[^<>]*)?\s*\/?>/gi,
  /(?<![\w*])\*\*(?=[^\s*])[^*\n]*[^\s*]\*\*(?![\w*])/g,
  /(?<![\p{L}\p{N}*_`])(__?|[*`])(?=[\p{L}\p{N}“‘"'{])[^*_`\n]*[^\s*_`]\1(?![\p{L}\p{N}*_`])/gu,
  new RegExp(String.raw`\[[^\]\n]+\]\((?=${to})[^)\n]*\)`, "g"),
  /&(?:#\w+|[a-z]\w+);/g,
  // Two entries of a list.
  /^[ \t]*[-*•] +\S.*(?=\n[ \t]*[-*•] +\S)/gm,
];

/** Probable slips in a text. Two asterisks after a word may mark a second footnote. */
const oddTexts: readonly Sign[] = [
  [/\*\*(?=\s*[\p{L}\p{N}])(?<!(?:[\w*]|[\w%]\*\*[^]*)\*\*)/gu, "bold words must be **words**, without spaces"],
  [/(?<![^\s\ufffc])(?:https?:\/\/|www\.)\w\S+/g, "this is no link: write [words](https://…)"],
  [/(?<![\w.+-]|mailto: ?)[\w.+-]+@[\w-]+\.[\w.-]*\w/g, "this is no link: write [words](mailto:…)"],
  [new RegExp(String.raw`\]\((?!${to})`, "g"), link],
  [/(?<![\w\])\\])\[(?=[^\]\n]*\p{L}{2})[^\]\n]+\]\[[^\]\n]*\]/gu, "this link has no target: write [words](/about)"],
  [/^\/[/*] /gm, "visitors would see this note: write it among the fields, after a # and a space"],
  [/(?<![^\s\ufffc])\[[ xX]?\](?= )/g, "visitors would see these brackets: a text cannot have boxes to tick"],
];

/** Probable slips in a whole file, and among its fields. */
const garbled: Sign = [/\ufffd|[ÂÃ][\u0080-\u00bf]|â€./g, "a character was saved in another encoding: type it again"];
const note: Sign = [
  /^[ \t]*(?:(?:- +)*[\w-]+:|-)(?:[ \t]+[^\s"'#].*?)?[ \t]+#(?=[^\s#])/gm,
  "a # after a space hides what follows from visitors: put quotation marks around the value, or a space after the #",
];

/** No page shows markup as text. */
export const checkSigns: Rule = inEach((entry, types) => [
  ...fieldTexts(entry, types)
    // URLs may look like markdown.
    .filter(({ field }) => argument(field, "constraint", "format") === undefined)
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
  const field = new RegExp(`^(?:${names.join("|")}): `, "gm");
  const misplaced = "visitors would see this field: write it above the second line of dashes";
  return [
    ...found(entry, 0, entry.plain, [garbled]),
    ...found(entry, 0, entry.plain.slice(0, entry.bodyAt), [note]),
    ...found(entry, entry.bodyAt, printed(entry), [...oddTexts, [field, misplaced]]),
    ...found(entry, entry.bodyAt, entry.body, oddSources),
  ];
});

const hidden = "\ufffc";

/** A file's text with only the characters that pages show as they are; others are replaced. */
const printed = memoize((entry: Entry): string => {
  const { bodyAt, plain } = entry;
  const links = markdownNodes(entry, "link");
  const texts = markdownNodes(entry, "text").filter(({ range }) => !links.some((link) => isInside(range, link.range)));
  const hide = (from: number, to?: number): string => plain.slice(from, to).replaceAll(/[^\n]/g, hidden);
  let seen = "";
  let end = bodyAt;
  for (const { range } of texts) {
    seen += hide(end, range[0]) + plain.slice(...range);
    end = range[1];
  }
  return seen + hide(end);
});

const isInside = ([from, to]: Range, [start, end]: Range): boolean => start <= from && to <= end;

const found = (entry: Entry, from: number, text: string, signs: readonly Sign[]): Problem[] =>
  signs.flatMap(([pattern, message]) =>
    [...text.matchAll(pattern)].map(({ index }) => rangeProblem(entry, [from + index], message)),
  );
