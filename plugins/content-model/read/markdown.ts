import fromMarkdown from "mdast-util-from-markdown";
import type { Content as MarkdownNode, Image, Root } from "mdast";
import type { Frontmatter, Range } from "./frontmatter";

/** gatsby-transformer-remark's options for plain CommonMark, as `parseMarkdown` reads it: the check and the pages agree on every text. */
export const dialect = { gfm: false, footnotes: false };

/** Parses a text with the parser of gatsby-transformer-remark. */
export const parseMarkdown = (text: string): Root => fromMarkdown(text);

export interface Part {
  node: MarkdownNode;
  range: Range;
}

export interface FileText extends Pick<Frontmatter, "body" | "bodyAt"> {
  /** Its nodes, once they are asked for: not memoised elsewhere, so that a build can keep them for the next. */
  parts?: readonly Part[];
}

type PartOf<Type> = Part & { node: { type: Type } };

/** The nodes of some types in a file's text. */
export function markdownNodes<Type extends MarkdownNode["type"]>(text: FileText, ...types: Type[]): PartOf<Type>[] {
  return everyPart(text).filter((part): part is PartOf<Type> => types.some((type) => type === part.node.type));
}

/** Every node in reading order, each before its children. */
export const everyPart = (text: FileText): readonly Part[] =>
  (text.parts ??= text.body.trim() === "" ? [] : partsIn(parseMarkdown(text.body), text.bodyAt));

/** The nodes of a text that starts at an index of its file. */
function partsIn(parent: Root | MarkdownNode, at: number): Part[] {
  if (!("children" in parent)) return [];
  return parent.children.flatMap((node) => {
    const { start, end } = node.position ?? {};
    const range = [at + (start?.offset ?? 0), at + (end?.offset ?? 0)] as const;
    // The range replaces it, and needs less memory.
    delete node.position;
    return [{ node, range }, ...partsIn(node, at)];
  });
}

export const partsOf = (text: string): Part[] => partsIn(parseMarkdown(text), 0);

export const linksIn = (text: string): string[] =>
  partsOf(text).flatMap(({ node }) => (node.type === "link" ? node.url : []));

/** Whether a field's markdown is one paragraph of words, bold and emphasised words, and links. */
export function isInline(text: string): boolean {
  const [paragraph, ...parts] = partsOf(text);
  return paragraph?.node.type === "paragraph" && parts.every(isWord);
}

/** Whether a field's markdown is only such paragraphs, and lists of them. */
export const isRichText = (text: string): boolean =>
  partsOf(text).every((part) => isWord(part) || /^(paragraph|list|listItem|break)$/.test(part.node.type));

const isWord = ({ node }: Part): boolean =>
  node.type === "link" ? wordsOf(node).trim() !== "" : /^(text|strong|emphasis)$/.test(node.type);

/** The words of a node without markdown's marks. `altOf` returns those of an image. */
export function wordsOf(node: Root | MarkdownNode, altOf: (image: Image) => string = () => ""): string {
  if (node.type === "image") return altOf(node);
  if ("children" in node) return node.children.map((child) => wordsOf(child, altOf)).join("");
  return "value" in node ? node.value : "";
}

/** `photo:kitchen`, the URL of an image in a text, -> `kitchen`; undefined for any other URL. */
export const photoName = (address: string): string | undefined => /^photo:(.*)$/.exec(address)?.[1];
