import { findNamed, type Content } from "../read/content";
import type { Entry } from "../read/entry";
import { partsOf, photoName, type Part } from "../read/markdown";
import type { Problem } from "../problem";
import { pictureHelp } from "./references";

/** Each link in a text has words, and what looks like a link is one. */
export function checkLinkTexts(content: Content): Problem[] {
  return [...content.entries.values()].flatMap((entry) => [...wordless(entry, content), ...unlinked(entry)]);
}

/** A screen reader says the address of a link without words, and nobody sees where to click. */
function wordless(entry: Entry, content: Content): Problem[] {
  return [...partsOf(entry, "link"), ...partsOf(entry, "linkReference")].flatMap(({ node, place }) => {
    if (/[\p{L}\p{N}]/u.test(wordsOf(node, content))) return [];
    const target = node.type === "link" ? `"${node.url}"` : `"${node.label ?? ""}"`;
    const message = `the link to ${target} has no words: write between the brackets what it leads to`;
    return [{ file: entry.file, ...place, message }];
  });
}

/** What a reader hears of a part of a text; of a picture its description. */
function wordsOf(node: Part["node"], content: Content): string {
  if (node.type === "text" || node.type === "inlineCode") return node.value;
  if (node.type === "image") {
    const alt = findNamed(content, "photo", photoName(node.url) ?? "")?.data?.alt;
    return typeof alt === "string" ? alt : "";
  }
  return "children" in node ? node.children.map((child) => wordsOf(child, content)).join("") : "";
}

/** Words in brackets, with what stands right behind them: an address, a name in brackets, or nothing. */
const bracketed = /(?<!\\)(!?)\[(?=\s*[^\s\]])((?:\\.|[^[\]\\])+)\](\((?:\\.|[^)\n])*\)?|\[[^\]\n]*\])?/g;

/** Brackets that make no link are printed. */
function unlinked(entry: Entry): Problem[] {
  return [...partsOf(entry, "paragraph"), ...partsOf(entry, "heading")].flatMap(({ node }) => {
    const start = node.position?.start.offset ?? 0;
    return [...plainSource(node, entry.body).matchAll(bracketed)].map(({ index, 0: all, 1: sign, 3: target = "" }) => {
      const written = entry.body.slice(start + index, start + index + all.length);
      const message = sign ? pictureHelp : why(written.slice(0, written.length - target.length), target);
      return problemIn(entry, start + index, message.replaceAll(/\s+/g, " "));
    });
  });
}

function why(words: string, target: string): string {
  const write = `write ${words}(/about)`;
  if (target.startsWith("("))
    return `${words}${target} is printed as it stands, because its address has a space or no end: ${write}`;
  const name = target.slice(1, -1) || words.slice(1, -1);
  return target.startsWith("[")
    ? `${words}${target} is printed as it stands, because no line says where "${name}" leads: ${write}`
    : `${words} is printed with its brackets: ${write} for a link, or \\${words.slice(0, -1)}\\] if the brackets are meant`;
}

/** A paragraph as it was written, with dots in place of what markdown understood. */
function plainSource(node: Part["node"], body: string): string {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return "";
  if (node.type === "text") return body.slice(start.offset, end.offset);
  if (!("children" in node) || node.type === "link" || node.type === "linkReference")
    return body.slice(start.offset, end.offset).replace(/[^\n]/g, ".");
  let text = "";
  let at = start.offset;
  for (const child of node.children) {
    const { start: from, end: to } = child.position ?? {};
    if (from?.offset === undefined || to?.offset === undefined) continue;
    text += body.slice(at, from.offset) + plainSource(child, body);
    at = to.offset;
  }
  return text + body.slice(at, end.offset);
}

function problemIn({ file, body, bodyLine }: Entry, offset: number, message: string): Problem {
  const above = body.slice(0, offset).split("\n");
  return { file, line: bodyLine + above.length - 1, column: (above.at(-1)?.length ?? 0) + 1, message };
}
