import fromMarkdown from "mdast-util-from-markdown";
import type { Content as MarkdownNode, Root } from "mdast";
import type { Entry } from "./entry";
import type { Place } from "../problem";

/** Something in a file's markdown. */
export interface Part {
  node: MarkdownNode;
  /** What it stands in; those with the same parent follow each other. */
  parent: object;
  /** Where it stands in the file. */
  place: Place;
}

const parsed = new WeakMap<Entry, Part[]>();

type PartOf<Type> = Part & { node: { type: Type } };

/** The parts of one kind in the text under a file's frontmatter, read by the parser that also renders it. */
export function partsOf<Type extends MarkdownNode["type"]>(entry: Entry, type: Type): PartOf<Type>[] {
  return everyPart(entry).filter((part): part is PartOf<Type> => part.node.type === type);
}

/** Every part, as it is read: what holds others before them. */
export function everyPart(entry: Entry): readonly Part[] {
  const known = parsed.get(entry) ?? allParts(entry);
  parsed.set(entry, known);
  return known;
}

function allParts({ body, bodyLine }: Entry): Part[] {
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
  walk(fromMarkdown(body));
  return parts;
}

/** `photo:kitchen`, as a picture's address in a text -> `kitchen`; undefined for any other address. */
export const photoName = (address: string): string | undefined => /^photo:(.*)$/.exec(address)?.[1];
