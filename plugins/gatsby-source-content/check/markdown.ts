import type { Content } from "../read/content";
import type { Entry } from "../read/entry";
import { everyPart, type Part } from "../read/markdown";
import type { Code } from "mdast";
import type { Mending, Problem } from "../problem";
import { mendingOf, offsetOf } from "./slips/slip";

type Type = Part["node"]["type"];

/** What a text is made of. Anything else of markdown is refused, because no page has a look for it. */
const shown: readonly Type[] = [
  "paragraph",
  "heading",
  "list",
  "listItem",
  "text",
  "strong",
  "emphasis",
  "inlineCode",
  "break",
  "link",
  "linkReference",
  "definition",
  "image",
  "imageReference", // Another rule says how to write a picture.
];

/** What to write instead of a part that is refused. */
const instead: Partial<Record<Type, string>> = {
  blockquote:
    "a > at the start of a line makes a quotation, which a text cannot hold: write a section of the type quote",
  code: "four spaces or three ` at the start of a line make a program's code, which a text cannot hold: take them away",
  thematicBreak: "this line would be drawn across the text: leave it out, or begin another section",
};

/** Each part of a text is of a kind that pages can show. HTML is not: it could break the page around it, or run a script. */
export const checkMarkdown = (content: Content): Problem[] =>
  [...content.entries.values()].flatMap((entry) => refused(entry));

function refused(entry: Entry): Problem[] {
  const opened = new Set<object>();
  return everyPart(entry).flatMap(({ node, parent, place }) => {
    if (shown.includes(node.type)) return [];
    // Another rule reports tabs.
    if (node.type === "code" && entry.body.split("\n")[place.line - entry.bodyLine]?.startsWith("\t")) return [];
    // The start tag has been reported.
    if (node.type === "html" && node.value.startsWith("</") && opened.has(parent)) return [];
    opened.add(parent);
    const message =
      node.type === "html" ? html(node.value) : (instead[node.type] ?? `a text cannot hold a ${node.type}`);
    const mend = node.type === "code" ? dedented(entry, place.line, node) : undefined;
    return [{ file: entry.file, ...place, message, ...(mend && { mend }) }];
  });
}

/** A program's code that is none: lines that begin with four spaces, without these; undefined for one between signs. */
function dedented(entry: Entry, line: number, { position, lang }: Code): Mending | undefined {
  const lines = entry.body.split("\n").slice(line - entry.bodyLine, position?.end.line ?? 0);
  if (lang || lines.some((one) => !/^(?: {4}|\s*$)/.test(one))) return undefined;
  const from = offsetOf(entry, { line, column: 1 });
  const written = lines.join("\n");
  const to = offsetOf(entry, { line: line + lines.length - 1, column: (lines.at(-1)?.length ?? 0) + 1 });
  return mendingOf(entry, [from, to], written.replaceAll(/^\s+/gm, ""));
}

function html(value: string): string {
  if (value.startsWith("<!--"))
    return "a comment in a text would be sent to visitors: write it among the fields, after a #";
  const [tag] = /^<\/?[a-z][a-z0-9-]*/i.exec(value) ?? [];
  return `${tag ? `${tag}>` : "this"} is HTML, which a text cannot hold: write it in markdown, like **bold**, _emphasis_ or [words](/about)`;
}
