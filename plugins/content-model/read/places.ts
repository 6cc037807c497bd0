import { isMap, isNode, isScalar, type Document } from "yaml";
import type { FieldPath, Place } from "../problem";

/** A range of characters; the end is exclusive. */
export type Range = readonly [from: number, to: number];

/** The line and column of a character. */
export function placeIn(text: string, at: number): Place {
  const above = text.slice(0, at).split("\n");
  return { line: above.length, column: (above.at(-1)?.length ?? 0) + 1 };
}

/** The range of a value, or of its key, in the YAML. A missing one has an empty range at its key, or at its nearest parent. */
export function rangeIn(document: Document, path: FieldPath, what: "key" | "value" = "value"): Range {
  const group = document.getIn(path.slice(0, -1), true);
  const pair = isMap(group) && group.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
  const key: unknown = pair && pair.key;
  const node: unknown = what === "key" && key ? key : document.getIn(path, true);
  const [from, to] = (isNode(node) && node.range) || [0, 0];
  // An empty entry of a list has no key.
  if (from < to || path.length === 0 || (isNode(node) && !pair)) return [from, to];
  const [start] = isNode(key) && key.range ? key.range : rangeIn(document, path.slice(0, -1));
  return [start, start];
}
