import type { Problem } from "../problem";
import { findNamed, type Content } from "../read/content";
import type { Entry } from "../read/entry";
import { everyPart, markdownNodes, photoName, wordsOf, type Part } from "../read/markdown";
import { hasText, type Types } from "../schema/sdl";
import { altOf } from "./photos";
import { inEach, rangeProblem, type Rule } from "./rule";

type Type = Part["node"]["type"];

/** The parts that a text may have. The pages have no styles for others. */
const shown: readonly Type[] = [
  ...(["paragraph", "heading", "list", "listItem", "text", "strong", "emphasis", "inlineCode", "break"] as const),
  // Another rule is about images.
  ...(["link", "linkReference", "definition", "image", "imageReference"] as const),
];

/** The messages about other parts. */
const instead: Partial<Record<Type, string>> = {
  blockquote:
    "a > at the start of a line makes a quotation, which a text cannot have: write \\> for the character, or add a section of type quote",
  code: "a tab, four spaces or three ` at the start of a line make program code, which a text cannot have: delete them",
  thematicBreak: "this line makes a divider, which a text cannot have: delete it, or start another section",
};

/** Pages show the text of each file, and each of its parts. HTML is refused, because it could run a script. */
export const checkMarkdown: Rule = inEach((entry, types) => {
  if (entry.body.trim() === "") return [];
  return [
    ...unshown(entry, types),
    ...headings(entry),
    ...everyPart(entry).flatMap(({ node, range }) => {
      const refusal =
        node.type === "html" ? html(node.value) : (instead[node.type] ?? `a text cannot have a ${node.type}`);
      return shown.includes(node.type) ? [] : [rangeProblem(entry, range, refusal)];
    }),
  ];
});

function html(value: string): string {
  if (value.startsWith("<!--"))
    return "visitors could read this comment in the page's source: write it among the fields, after a # and a space";
  const [tag] = /^<\/?[a-z][a-z0-9-]*/i.exec(value) ?? [];
  const remedy = /^<img/i.test(value) ? "![](photo:name)" : "**bold**, _emphasis_ or [words](/about)";
  return `${tag ? `${tag}>` : "this"} is HTML, which a text cannot have: write ${remedy}, or \\< for the character`;
}

function unshown(entry: Entry, types: Types): Problem[] {
  if (!types.has(entry.typeName ?? "") || hasText(types, entry.typeName)) return [];
  const at = entry.bodyAt + entry.body.search(/\S/);
  const where = entry.contentType === "section" ? "another section" : "a section";
  return [rangeProblem(entry, [at], `no page shows the text of this file: write it in ${where}`)];
}

/** A page's heading has level 1 and a section's has level 2, so the headings of a section's text start with `###`. */
function headings(entry: Entry): Problem[] {
  let above = 2;
  return markdownNodes(entry, "heading").flatMap(({ node: { depth, children }, range: [from] }) => {
    const marks = "#".repeat(Math.max(3, Math.min(depth, above + 1)));
    above = marks.length;
    const at = (message: string): Problem[] => [rangeProblem(entry, [from], message)];
    if (children.length === 0) return at("this heading has no words: write some, or delete it");
    if (entry.plain[from] !== "#")
      return at(
        "a line of dashes or equals signs makes a heading of the text above: write ### before the text, or delete the line",
      );
    if (entry.typeName === "HeroSection")
      return at("a hero cannot have headings in its text: write the page's heading in its field");
    return marks.length === depth ? [] : at(`this heading has the wrong level: write ${marks}`);
  });
}

/** Each link in a text has words: without them, nobody sees it, and a screen reader reads out its URL. */
export const checkLinkTexts = (content: Content): Problem[] =>
  [...content.entries.values()].flatMap((entry) =>
    markdownNodes(entry, "link", "linkReference").flatMap(({ node, range }) => {
      if (/[\p{L}\p{N}]/u.test(wordsOf(node, ({ url }) => altOf(findNamed(content, "photo", photoName(url) ?? "")))))
        return [];
      const target = node.type === "link" ? node.url : node.label;
      return [
        rangeProblem(entry, range, `the link to "${target}" has no words: write them between the square brackets`),
      ];
    }),
  );
