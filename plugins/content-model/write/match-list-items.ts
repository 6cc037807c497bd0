import isEqual from "fast-deep-equal";

/** The old index of each entry of a changed list; undefined for a new one. Equal entries match first, then the most similar ones. */
export function matchListItems(old: readonly unknown[], now: readonly unknown[]): (number | undefined)[] {
  const origins = now.map((): number | undefined => undefined);
  const free = new Set(old.keys());
  now
    .flatMap((value, at) => old.map((one, origin) => ({ at, origin, alike: likeness(one, value) })))
    // An entirely new entry replaces the one at its index, if that is gone.
    .filter(({ at, origin, alike }) => alike >= 0.5 || at === origin)
    .sort((a, b) => b.alike - a.alike)
    .forEach(({ at, origin }) => {
      if (origins[at] === undefined && free.delete(origin)) origins[at] = origin;
    });
  return origins;
}

/** The share of words that two values have in common, from 0 to 1; 2 if they are equal. */
function likeness(one: unknown, other: unknown): number {
  if (isEqual(one, other)) return 2;
  const [a, b] = [one, other].map((value) => new Set(JSON.stringify(value).match(/[^\W_]+/g)));
  return a && b ? [...a].filter((word) => b.has(word)).length / Math.max(a.size, b.size, 1) : 0;
}
