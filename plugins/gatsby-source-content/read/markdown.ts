import fromMarkdown from "mdast-util-from-markdown";
import type { Content as MarkdownNode, Root } from "mdast";
import type { Entry } from "./entry";
import type { Place } from "../problem";
import { remember } from "../remember";

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
  parent: object;
  /** Where it starts in the file. */
  place: Place;
}

type PartOf<Type> = Part & { node: { type: Type } };

/** The nodes of one kind in the text under a file's frontmatter. */
export function markdownNodes<Type extends MarkdownNode["type"]>(entry: Entry, type: Type): PartOf<Type>[] {
  return everyPart(entry).filter((part): part is PartOf<Type> => part.node.type === type);
}

/** Every node in reading order, each before its children. */
export const everyPart = remember(({ body, bodyLine }: Entry): readonly Part[] => {
  if (body.trim() === "") return [];
  const parts: Part[] = [];
  const walk = (parent: Root | MarkdownNode): void => {
    if (!("children" in parent)) return;
    for (const node of parent.children) {
      const { line = 1, column = 1 } = node.position?.start ?? {};
      parts.push({ node, parent, place: { line: line + bodyLine - 1, column } });
      walk(node);
    }
  };
  walk(parseMarkdown(body));
  return parts;
});

/** `photo:kitchen`, the address of a picture in a text, -> `kitchen`; undefined for any other address. */
export const photoName = (address: string): string | undefined => /^photo:(.*)$/.exec(address)?.[1];
