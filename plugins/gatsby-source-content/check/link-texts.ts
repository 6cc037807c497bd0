import { findNamed, type Content } from "../read/content";
import { markdownNodes, photoName, type Part } from "../read/markdown";
import type { Problem } from "../problem";

/** Each link in a text has words: a screen reader says the address of one without, and nobody sees where to click. */
export function checkLinkTexts(content: Content): Problem[] {
  return [...content.entries.values()].flatMap((entry) =>
    [...markdownNodes(entry, "link"), ...markdownNodes(entry, "linkReference")].flatMap(({ node, place }) => {
      if (/[\p{L}\p{N}]/u.test(wordsOf(node, content))) return [];
      const target = node.type === "link" ? `"${node.url}"` : `"${node.label ?? ""}"`;
      const message = `the link to ${target} has no words: write between the brackets what it leads to`;
      return [{ file: entry.file, ...place, message }];
    }),
  );
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
