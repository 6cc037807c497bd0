import fromMarkdown from "mdast-util-from-markdown";
import type { Content as MarkdownNode, Image, Root } from "mdast";
import type { Entry } from "./entry";
import type { Range } from "./places";
import { memoize } from "../memoize";

/**
 * The dialect of every text, as gatsby-transformer-remark's options: CommonMark alone. This is what `parseMarkdown` reads, so pages
 * show the very parts that the check has seen.
 */
export const dialect = { gfm: false, footnotes: false };

/** A text as the tree that gatsby-transformer-remark makes its HTML of. */
export const parseMarkdown = (text: string): Root => fromMarkdown(text);

/** A node of a file's markdown. */
export interface Part {
  node: MarkdownNode;
  /** The node that contains it. */
  parent: Root | MarkdownNode;
  /** Its range in the file. */
  range: Range;
}

type PartOf<Type> = Part & { node: { type: Type } };

/** The nodes of some kinds in the text under a file's frontmatter. */
export function markdownNodes<Type extends MarkdownNode["type"]>(entry: Entry, ...types: Type[]): PartOf<Type>[] {
  return everyPart(entry).filter((part): part is PartOf<Type> => types.some((type) => type === part.node.type));
}

/** Every node in reading order, each before its children; none where the text is too deep to be read. */
export const everyPart = (entry: Entry): readonly Part[] => partsOf(entry) ?? [];

export const isTooDeep = (entry: Entry): boolean => partsOf(entry) === undefined;

const partsOf = memoize(({ body, bodyAt }: Entry): readonly Part[] | undefined => {
  try {
    return body.trim() === "" ? [] : partsIn(parseMarkdown(body), bodyAt);
  } catch (error) {
    // The parser calls itself for each level as well.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
});

/** The nodes of a text that starts at a character of its file. */
function partsIn(parent: Root | MarkdownNode, at: number, depth = 0): Part[] {
  if (!("children" in parent)) return [];
  if (depth > deepest) throw new RangeError("Too deep");
  return parent.children.flatMap((node) => {
    const { start, end } = node.position ?? {};
    const range = [at + (start?.offset ?? 0), at + (end?.offset ?? 0)] as const;
    return [{ node, parent, range }, ...partsIn(node, at, depth + 1)];
  });
}

/** Levels of a text's tree. What makes HTML of it calls itself several times for each. */
const deepest = 100;

/** The words of a part of a text, without their marks; of an image what `heard` says. */
export function wordsOf(node: Root | MarkdownNode, heard: (image: Image) => string = () => ""): string {
  if (node.type === "image") return heard(node);
  if ("children" in node) return node.children.map((child) => wordsOf(child, heard)).join("");
  return "value" in node ? node.value : "";
}

/** `photo:kitchen`, the address of an image in a text, -> `kitchen`; undefined for any other address. */
export const photoName = (address: string): string | undefined => /^photo:(.*)$/.exec(address)?.[1];
