import { closest, distance } from "fastest-levenshtein";

/** The known word that somebody probably meant; undefined if none is close. */
export function nearMiss(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0 || word.length > 100) return undefined;
  const plain = word.toLowerCase().replace(/\.(md|html?)$/, "");
  const nearest = closest(plain, [...known]);
  const far = word.length < 4 ? 1 : Math.max(2, Math.floor(word.length / 3));
  const near = distance(plain, nearest) <= far;
  return near && nearest.length > 1 ? nearest : undefined;
}

/** ` Did you mean "heading"?`, with a space before it, for a word that is close to a known one; otherwise "". */
export function didYouMean(word: string, known: readonly string[], more = (_word: string): string => ""): string {
  const nearest = nearMiss(word, known);
  return nearest === undefined ? "" : ` Did you mean "${nearest}"?${more(nearest)}`;
}

/** `"left", "right" or "centre"`. */
export function oneOf(words: readonly string[]): string {
  const quoted = words.map((word) => `"${word}"`);
  return quoted.length < 2 ? quoted.join("") : `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1)}`;
}
