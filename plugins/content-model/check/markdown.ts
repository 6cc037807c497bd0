import type { Problem } from "../problem";
import { findNamed, type Entry } from "../read/content";
import { fieldTexts } from "../read/field-texts";
import { everyPart, markdownNodes, partsOf, photoName, wordsOf, type Part } from "../read/markdown";
import { hasText, type Types } from "../schema/sdl";
import { altOf } from "./photos";
import { fieldProblem, inEach, rangeProblem, type Rule } from "./rule";

const code =
  "a tab, four spaces or three ` at the start of a line make program code, which a text cannot have: delete them";

/** Pages show the text of each file, and each of its parts. HTML is refused, because it could run a script. */
export const checkMarkdown: Rule = inEach((entry, types) => {
  if (entry.body.trim() === "") return [];
  return [
    ...unshown(entry, types),
    ...headings(entry),
    ...markdownNodes(entry, "html", "code").map(({ node, range }) =>
      rangeProblem(entry, range, node.type === "html" ? html(node.value) : code),
    ),
  ];
});

const instead: readonly (readonly [tag: RegExp, remedy: string])[] = [
  [/^<img/i, "![](photo:name)"],
  [/^<br/i, "\\ at the end of the line above, or an empty line"],
  [/^<\/?(?:iframe|embed|object|video)\b/i, "a section of type tour, or a link to the page that shows it"],
  [/^<hr\b/i, "*** between two empty lines"],
  [/^<h\d/i, "### before the heading"],
  [/^<\/?su[bp]\b/i, "a character such as ² or ₂"],
  [/^<\/?(?:ul|ol|li|table|t[rdh])\b/i, "- before each entry of a list"],
];

function html(value: string): string {
  if (value.startsWith("<!--"))
    return "visitors could read this comment in the page's source: write it among the fields, after a # and a space";
  const [tag] = /^<\/?[a-z][a-z0-9-]*/i.exec(value) ?? [];
  const [, remedy = "the words alone, **bold**, _emphasis_ or [words](/about)"] =
    instead.find(([pattern]) => pattern.test(value)) ?? [];
  return `${tag ? `${tag}>` : "this"} is HTML, which a text cannot have: write ${remedy}, or \\< for the character`;
}

/** Entries of a list without words of their own, for example "- 1. Buy". */
export const findEmptyEntries: Rule = inEach((entry) =>
  markdownNodes(entry, "listItem").flatMap(({ node: { children }, range }) =>
    children[0] && children[0].type !== "list"
      ? []
      : rangeProblem(entry, range, "this list entry has no words of its own: write some, or delete its mark"),
  ),
);

/** Entries of a list that pages number otherwise than its text does, and years that begin a paragraph. */
export const findOddNumbers: Rule = inEach((entry, types) => [
  ...oddNumbers(entry.plain, everyPart(entry)).map(({ at, message }) => rangeProblem(entry, [at], message)),
  ...fieldTexts(entry, types)
    .filter(({ value, format }) => format === "richText" && /^\s*\d/m.test(value))
    .flatMap(({ path, value }) =>
      oddNumbers(value, partsOf(value)).map(({ message }) => fieldProblem(entry, path, message)),
    ),
]);

const oddNumbers = (text: string, parts: readonly Part[]) =>
  parts.flatMap(({ node }) => {
    if (node.type !== "list" || !node.ordered) return [];
    const { start, children } = node;
    const first = start ?? 1;
    const entries = children.map((child, index) => {
      const [at = 0] = parts.find((part) => part.node === child)?.range ?? [];
      return { at, written: Number.parseInt(text.slice(at)), shown: first + index };
    });
    // A single entry with four digits is a year.
    const odd = entries.find(({ written, shown }) => written !== shown || (first > 999 && children.length === 1));
    if (!odd || (first < 2 && entries.every(({ written }) => written === first))) return [];
    const escaped = text.slice(odd.at).replace(/^(\d+)(.).*/s, "$1\\$2");
    const message = `pages show this as entry ${odd.shown} of a numbered list: for a paragraph, write ${escaped} below an empty line`;
    return [{ at: odd.at, message }];
  });

/** Markdown takes a line such as `[Website]: https://…` for the target of links that name it, and does not show it. */
export const findUnusedTargets: Rule = inEach((entry) => {
  const used = markdownNodes(entry, "linkReference", "imageReference").map(({ node }) => node.identifier);
  return markdownNodes(entry, "definition").flatMap(({ node: { identifier, label, url }, range }) =>
    used.includes(identifier)
      ? []
      : rangeProblem(entry, range, `visitors do not see this line: write [${label ?? identifier}](${url}) for a link`),
  );
});

function unshown(entry: Entry, types: Types): Problem[] {
  if (!types.has(entry.typeName ?? "") || hasText(types, entry.typeName)) return [];
  const at = entry.bodyAt + entry.body.search(/\S/);
  const section = entry.contentType === "section" ? "in its fields, or in another section" : "in a section";
  const where = /^[a-z][\w-]*:\s/.test(entry.plain.slice(at)) ? "above the second line of dashes" : section;
  return [rangeProblem(entry, [at], `no page shows the text of this file: write it ${where}`)];
}

const underlined =
  "a line of dashes or equals signs makes a heading of the text above: write ### before the text, or delete the line";
const secondFields =
  "a file can have only one block of fields: write these above the second line of dashes, or with their text in a file of its own";

/** A page's heading has level 1 and a section's has level 2, so the headings of a section's text start with `###`. */
function headings(entry: Entry): Problem[] {
  let above = 2;
  return markdownNodes(entry, "heading").flatMap(({ node: { depth, children }, range: [from] }) => {
    const marks = "#".repeat(Math.max(3, Math.min(depth, above + 1)));
    above = marks.length;
    const at = (message: string): Problem[] => [rangeProblem(entry, [from], message)];
    if (children.length === 0) return at("this heading has no words: write some, or delete it");
    if (entry.plain[from] !== "#") return at(/^[a-z]\w*: /.test(entry.plain.slice(from)) ? secondFields : underlined);
    if (entry.typeName === "HeroSection")
      return at("a hero cannot have headings in its text: write the page's heading in its field");
    return marks.length === depth
      ? []
      : at(`this heading has the wrong level: write ${marks}, which /admin calls "Heading ${marks.length}"`);
  });
}

/** Each link in a text has words: without them, nobody sees it, and a screen reader reads out its URL. */
export const checkLinkTexts: Rule = (content) =>
  [...content.entries.values()].flatMap((entry) =>
    markdownNodes(entry, "link", "linkReference").flatMap(({ node, range }) => {
      if (/[\p{L}\p{N}]/u.test(wordsOf(node, ({ url }) => altOf(findNamed(content, "photo", photoName(url) ?? "")))))
        return [];
      const target = node.type === "link" ? node.url : node.label;
      return rangeProblem(entry, range, `the link to "${target}" has no words: write them between the square brackets`);
    }),
  );
