import { isEqual } from "../record";

/**
 * For each entry of a changed list, the place that it had in the old one; undefined for a new entry. What is equal keeps its place.
 * Of the others, the most alike belong together, so that an entry can be moved and reworded at once.
 */
export function listOrigins(old: readonly unknown[], now: readonly unknown[]): (number | undefined)[] {
  const origins = now.map((): number | undefined => undefined);
  const free = new Set(old.keys());
  const isSameLength = old.length === now.length;
  now
    .flatMap((value, at) => old.map((one, origin) => ({ at, origin, alike: likeness(one, value) })))
    // In a list that is as long as before, an entry of entirely new words was written over the one in its place.
    .filter(({ at, origin, alike }) => alike >= 0.5 || (isSameLength && at === origin))
    .sort((a, b) => b.alike - a.alike)
    .forEach(({ at, origin }) => {
      if (origins[at] === undefined && free.delete(origin)) origins[at] = origin;
    });
  return origins;
}

/** The share of words that two values have together, from 0 to 1; 2 for equal ones. */
function likeness(one: unknown, other: unknown): number {
  if (isEqual(one, other)) return 2;
  const [a, b] = [one, other].map((value) => new Set(JSON.stringify(value).match(/[^\W_]+/g)));
  return a && b ? [...a].filter((word) => b.has(word)).length / Math.max(a.size, b.size, 1) : 0;
}
