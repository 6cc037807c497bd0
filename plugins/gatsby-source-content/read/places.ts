import { isCollection, isMap, isPair, isScalar, type Document } from "yaml";

/** Where in the fields a value stands, as in `["items", 2, "heading"]`. */
export type FieldPath = readonly (string | number)[];

/** Where each line of a text starts, in characters from 0; a byte-order mark is no part of the first. */
export const lineStarts = (text: string): number[] => [
  text.startsWith("\uFEFF") ? 1 : 0,
  ...[...text.matchAll(/\r\n|\n|\r/g)].map(({ index, 0: end }) => index + end.length),
];

/**
 * Where a value, or its key, starts in the YAML, and where it ends; without an end, where the nearest parent starts of one that is
 * not written.
 */
export function rangeIn(document: Document, path: FieldPath, what: "key" | "value"): [from: number, to?: number] {
  let node: unknown = document.contents;
  let offset = rangeOf(node)?.[0] ?? 0;
  for (const [depth, part] of path.entries()) {
    if (!isCollection(node)) return [offset];
    const item = isMap(node)
      ? node.items.find((pair) => isScalar(pair.key) && pair.key.value === part)
      : node.items[Number(part)];
    if (item === undefined) return [offset];
    const key = isPair(item) ? item.key : undefined;
    node = isPair(item) ? item.value : item;
    const wanted = (depth === path.length - 1 && what === "key" && key) || node;
    // An empty value has no place: point at its key.
    const isEmpty = isScalar(wanted) && wanted.value === null && wanted.source === "";
    const range = isEmpty ? undefined : rangeOf(wanted);
    if (depth === path.length - 1 && range) return range;
    offset = (range ?? rangeOf(key))?.[0] ?? offset;
  }
  return [offset];
}

function rangeOf(node: unknown): [from: number, to: number] | undefined {
  const range = isCollection(node) || isScalar(node) ? node.range : undefined;
  return range ? [range[0], range[1]] : undefined;
}
