const { floor, imul } = Math;

/** Choices that are the same on every run for the same seed, so that a photo id always gives the same picture. */
export interface Random {
  /** A number from `low` up to `high`. */
  between(low: number, high: number): number;
  /** One of the given items. */
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** True in this share (0 to 1) of the cases. */
  chance(share: number): boolean;
}

/** Sums a text up in 32 bits (FNV-1a). */
export function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const character of text) {
    sum = imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return sum >>> 0;
}

/** A repeatable source of choices (the mulberry32 generator). */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (low, high) => low + (high - low) * next(),
    pick: (items) => items[floor(next() * items.length)] ?? items[0],
    chance: (share) => next() < share,
  };
}
