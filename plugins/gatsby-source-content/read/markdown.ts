import fromMarkdown from "mdast-util-from-markdown";
import type { Content as MarkdownNode, Image, Root } from "mdast";
import type { Entry } from "./entry";
import type { Range } from "./places";
import { remember } from "../remember";
import { kept } from "./kept";

/**
 * The dialect of every text, as gatsby-transformer-remark's options: CommonMark alone. This is what `parseMarkdown` reads, so pages
 * show the very parts that the check has seen.
 */
export const dialect = { gfm: false, footnotes: false };

/** A text as the tree that gatsby-transformer-remark makes its HTML of. */
export const parseMarkdown = kept("text", (text): Root => fromMarkdown(text));

/** A node of a file's markdown. */
export interface Part {
  node: MarkdownNode;
  /** The node that contains it. */
  parent: Root | MarkdownNode;
  /** Where it stands in the file. */
  range: Range;
}

type PartOf<Type> = Part & { node: { type: Type } };

/** The nodes of some kinds in the text under a file's frontmatter. */
export function markdownNodes<Type extends MarkdownNode["type"]>(entry: Entry, ...types: Type[]): PartOf<Type>[] {
  return everyPart(entry).filter((part): part is PartOf<Type> => types.some((type) => type === part.node.type));
}

/** Every node in reading order, each before its children. */
export const everyPart = remember(({ body, bodyAt }: Entry): readonly Part[] =>
  body.trim() === "" ? [] : partsIn(parseMarkdown(body), bodyAt),
);

/** The nodes of a text that starts at a character of its file. */
export const partsIn = (parent: Root | MarkdownNode, at: number): Part[] =>
  "children" in parent
    ? parent.children.flatMap((node) => {
        const { start, end } = node.position ?? {};
        return [{ node, parent, range: [at + (start?.offset ?? 0), at + (end?.offset ?? 0)] }, ...partsIn(node, at)];
      })
    : [];

/** The words of a part of a text, without their marks; of a picture what `heard` says. */
export function wordsOf(node: Root | MarkdownNode, heard: (picture: Image) => string = () => ""): string {
  if (node.type === "image") return heard(node);
  if ("children" in node) return node.children.map((child) => wordsOf(child, heard)).join("");
  return "value" in node ? node.value : "";
}

/** `photo:kitchen`, the address of a picture in a text, -> `kitchen`; undefined for any other address. */
export const photoName = (address: string): string | undefined => /^photo:(.*)$/.exec(address)?.[1];
