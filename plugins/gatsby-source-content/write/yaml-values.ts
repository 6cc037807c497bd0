import { isDeepStrictEqual } from "node:util";
import { isCollection, isMap, isScalar, type ParsedNode, type YAMLMap, type YAMLSeq } from "yaml";
import { filledIn } from "../filled-in";
import { isRecord } from "../record";
import { listOrigins } from "./list-origins";

export type Fields = Record<string, unknown>;
export type Group = YAMLMap.Parsed;
export type List = YAMLSeq.Parsed;

export const originsIn = (node: List, now: readonly unknown[]): (number | undefined)[] =>
  listOrigins(
    node.items.map((item) => filledIn(item.toJSON())),
    now,
  );
export const isEqual = (node: ParsedNode, value: unknown): boolean => isDeepStrictEqual(filledIn(node.toJSON()), value);
export const isEmpty = (node: ParsedNode | null): boolean => node === null || (isScalar(node) && node.value === null);
/** Whether both are groups, or both lists, with something in them. */
export const isAlike = (node: ParsedNode, value: unknown): boolean =>
  isCollection(node) &&
  node.items.length > 0 &&
  (isMap(node) ? isRecord(value) && Object.keys(value).length > 0 : Array.isArray(value) && value.length > 0);
export const keyOf = (key: ParsedNode): string => (isScalar(key) ? String(key.value) : "");

/** The items of a group with those of new fields, each behind the field that goes before it. */
export function withNew<One extends { name: string; text: string }>(
  items: readonly One[],
  now: Fields,
  print: (name: string, value: unknown) => string,
): (One | { name: string; text: string })[] {
  const all: (One | { name: string; text: string })[] = [...items];
  let before = -1;
  for (const [name, value] of Object.entries(now)) {
    const found = all.findIndex((one) => one.name === name);
    before = found === -1 ? before + 1 : found;
    if (found === -1) all.splice(before, 0, { name, text: print(name, value) });
  }
  return all;
}
