import { LCS, type ILCSResult } from "node-diff3";

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

/** What is equal in the same order, as the old place of each entry. */
function commonOrder(old: readonly unknown[], now: readonly unknown[]): (number | undefined)[] {
  const [before, after] = [old, now].map((list) => list.map((entry) => JSON.stringify(entry)));
  const origins = now.map((): number | undefined => undefined);
  for (let pair: ILCSResult | null = LCS(before ?? [], after ?? []); pair.chain; pair = pair.chain)
    origins[pair.buffer2index] = pair.buffer1index;
  return origins;
}

/** The share of words that two values have together, from 0 to 1. */
function likeness(one: unknown, other: unknown): number {
  const [a, b] = [one, other].map((value) => new Set(JSON.stringify(value).match(/[^\W_]+/g)));
  return a && b ? [...a].filter((word) => b.has(word)).length / Math.max(a.size, b.size, 1) : 0;
}
