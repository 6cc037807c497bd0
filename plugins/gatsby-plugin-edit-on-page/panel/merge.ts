import { diff3Merge } from "node-diff3";
import type { FieldPath } from "../../gatsby-source-content/read/places";
import { isRecord } from "../../gatsby-source-content/record";
import { isEqual } from "./values";

/** What an editor can change in a file. */
export interface Words {
  fields: Record<string, unknown>;
  /** The text under the fields; undefined where such a file has none. */
  body?: string;
}

export function wordsOf(version: unknown): Words {
  const { fields, body } = isRecord(version) ? version : {};
  return { fields: isRecord(fields) ? fields : {}, ...(typeof body === "string" && { body }) };
}

/** Whether two versions of a file say the same in every field. */
export const isSame = (one: Words, other: Words): boolean => isEqual(wordsOf(one), wordsOf(other));

/** Two changes of a version in one; undefined where both changed the same words, and somebody has to choose. */
export function together(base: Words, mine: Words, theirs: Words): Words | undefined {
  const asked: unknown[] = [];
  const merged = merge(wordsOf(base), mine, wordsOf(theirs), (path) => asked.push(path));
  return asked.length === 0 ? wordsOf(merged) : undefined;
}

/** Decides between two versions of what both have changed: a field, paragraphs, or entries of a list, at a path that nothing else has. */
export type Decide = (path: FieldPath, mine: unknown, theirs: unknown) => unknown;

/**
 * A value with both changes of it: groups field by field, lists entry by entry, texts paragraph by paragraph. Undefined is a field
 * that is left out.
 */
export function merge(base: unknown, mine: unknown, theirs: unknown, decide: Decide, path: FieldPath = []): unknown {
  if (isEqual(mine, theirs) || isEqual(theirs, base)) return mine;
  if (isEqual(mine, base)) return theirs;
  if (isRecord(mine) && isRecord(theirs)) {
    const before = isRecord(base) ? base : {};
    const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
    return Object.fromEntries(
      [...names].flatMap((name) => {
        const value = merge(before[name], mine[name], theirs[name], decide, [...path, name]);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(base, mine, theirs, decide, path);
  const texts = [base, mine, theirs].map((one) => (typeof one === "string" ? one.split(/\n\s*\n/) : []));
  const [before = [], ours = [], others = []] = texts;
  if (texts.some((paragraphs) => paragraphs.length === 0) || texts.every((paragraphs) => paragraphs.length === 1))
    return decide(path, mine, theirs);
  const decideText: Decide = (at, one, other) => {
    const chosen = decide(at, asText(one), asText(other));
    return Array.isArray(one) ? [chosen] : chosen;
  };
  return mergeLists(before, ours, others, decideText, path).join("\n\n");
}

const asText = (value: unknown): unknown => (Array.isArray(value) ? value.join("\n\n") : value);

/** Lists with both changes. Where both changed as many entries as before, these are merged one by one. */
function mergeLists(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  decide: Decide,
  path: FieldPath,
): unknown[] {
  const [a, o, b] = [mine, base, theirs].map((list) => list.map((entry) => JSON.stringify(entry)));
  const entries = (lines: readonly string[]): unknown[] => lines.map((line) => JSON.parse(line) as unknown);
  return diff3Merge(a ?? [], o ?? [], b ?? []).flatMap(({ ok, conflict }) => {
    if (ok) return entries(ok);
    if (!conflict) return [];
    const [before, ours, others] = [entries(conflict.o), entries(conflict.a), entries(conflict.b)];
    const added = besides(before, ours, others) ?? besides(before, others, ours);
    if (added) return added;
    if (before.length === ours.length && before.length === others.length)
      return before.map((entry, at) => merge(entry, ours[at], others[at], decide, [...path, conflict.aIndex + at]));
    const chosen = decide([...path, conflict.aIndex], ours, others);
    return Array.isArray(chosen) ? (chosen as unknown[]) : [];
  });
}

/** What came of entries that one side changed, where the other has them as they were and added some before or behind. */
function besides(before: readonly unknown[], changed: readonly unknown[], longer: readonly unknown[]) {
  const at = [...longer.keys(), longer.length].find((start) =>
    isEqual(longer.slice(start, start + before.length), before),
  );
  return at === undefined ? undefined : longer.toSpliced(at, before.length, ...changed);
}
