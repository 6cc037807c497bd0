import { isDeepStrictEqual } from "node:util";

/**
 * For each entry of a changed list, the place that it had in the old one; undefined for a new entry. What is equal in the same
 * order keeps its place. Of the others, the most alike belong together, so that an entry can be moved and reworded at once.
 */
export function listOrigins(old: readonly unknown[], now: readonly unknown[]): (number | undefined)[] {
  const origins = commonOrder(old, now);
  const free = new Set(old.keys());
  origins.forEach((at) => at !== undefined && free.delete(at));
  const take = (at: number, origin: number): void => {
    if (origins[at] !== undefined || !free.delete(origin)) return;
    origins[at] = origin;
  };
  const open = [...now.keys()].filter((at) => origins[at] === undefined);
  open
    .flatMap((at) => [...free].map((origin) => ({ at, origin, alike: likeness(old[origin], now[at]) })))
    .filter(({ alike }) => alike >= 0.5)
    .sort((a, b) => b.alike - a.alike)
    .forEach(({ at, origin }) => take(at, origin));
  // In a list that is as long as before, an entry of entirely new words was written over the one in its place.
  if (old.length === now.length) open.forEach((at) => take(at, at));
  return origins;
}

/** The longest common subsequence, as the old place of each of its entries. */
function commonOrder(old: readonly unknown[], now: readonly unknown[]): (number | undefined)[] {
  const same = old.map((one) => now.map((other) => isDeepStrictEqual(one, other)));
  const lengths = [...old, undefined].map(() => new Array<number>(now.length + 1).fill(0));
  const length = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      lengths[i]?.splice(j, 1, same[i]?.[j] ? length(i + 1, j + 1) + 1 : Math.max(length(i + 1, j), length(i, j + 1)));
  const origins = now.map((): number | undefined => undefined);
  for (let i = 0, j = 0; i < old.length && j < now.length;) {
    if (same[i]?.[j]) origins[j++] = i++;
    else if (length(i + 1, j) >= length(i, j + 1)) i += 1;
    else j += 1;
  }
  return origins;
}

/** The share of words that two values have together, from 0 to 1. */
function likeness(one: unknown, other: unknown): number {
  const [a, b] = [one, other].map((value) => new Set(JSON.stringify(value).match(/[^\W_]+/g)));
  return a && b ? [...a].filter((word) => b.has(word)).length / Math.max(a.size, b.size, 1) : 0;
}
