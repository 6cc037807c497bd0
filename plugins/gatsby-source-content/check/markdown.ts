import type { Problem } from "../problem";
import { findNamed, type Content } from "../read/content";
import { everyPart, markdownNodes, photoName, wordsOf, type Part } from "../read/markdown";
import { inEach, problemIn } from "./rule";

type Type = Part["node"]["type"];

/** What a text is made of. Anything else of markdown is refused, because no page has a look for it. */
const shown: readonly Type[] = [
  ...(["paragraph", "heading", "list", "listItem", "text", "strong", "emphasis", "inlineCode", "break"] as const),
  // Another rule says how to write a picture.
  ...(["link", "linkReference", "definition", "image", "imageReference"] as const),
];

/** What to write instead of a part that is refused. */
const instead: Partial<Record<Type, string>> = {
  blockquote:
    "a > at the start of a line makes a quotation, which a text cannot hold: write a section of the type quote",
  code: "four spaces or three ` at the start of a line make a program's code, which a text cannot hold: take them away",
  thematicBreak: "this line would be drawn across the text: leave it out, or begin another section",
};

/** Each part of a text is of a kind that pages can show. HTML is not: it could break the page around it, or run a script. */
export const checkMarkdown = inEach((entry) =>
  everyPart(entry).flatMap(({ node, range }): Problem[] => {
    if (shown.includes(node.type)) return [];
    if (node.type === "html") return [problemIn(entry, range, html(node.value))];
    const written = entry.plain.slice(...range);
    // Another rule reports tabs.
    if (node.type === "code" && written.startsWith("\t")) return [];
    const meant = written.startsWith("    ") ? written.replaceAll(/^ +/gm, "") : undefined;
    return [problemIn(entry, range, instead[node.type] ?? `a text cannot hold a ${node.type}`, meant)];
  }),
);

function html(value: string): string {
  if (value.startsWith("<!--"))
    return "a comment in a text would be sent to visitors: write it among the fields, after a #";
  const [tag] = /^<\/?[a-z][a-z0-9-]*/i.exec(value) ?? [];
  return `${tag ? `${tag}>` : "this"} is HTML, which a text cannot hold: write it in markdown, like **bold**, _emphasis_ or [words](/about)`;
}

/** Each link in a text has words: a screen reader says the address of one without, and nobody sees where to click. */
export const checkLinkTexts = (content: Content): Problem[] =>
  [...content.entries.values()].flatMap((entry) =>
    markdownNodes(entry, "link", "linkReference").flatMap(({ node, range }) => {
      if (/[\p{L}\p{N}]/u.test(wordsOf(node, ({ url }) => altOf(content, url)))) return [];
      const target = node.type === "link" ? node.url : node.label;
      const message = `the link to "${target}" has no words: write between the brackets what it leads to`;
      return [problemIn(entry, range, message)];
    }),
  );

function altOf(content: Content, url: string): string {
  const alt = findNamed(content, "photo", photoName(url) ?? "")?.data?.alt;
  return typeof alt === "string" ? alt : "";
}
