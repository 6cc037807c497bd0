import { closest, distance } from "fastest-levenshtein";

/** ` Did you mean "heading"?` for a near miss, with a space before it; nothing for a far one. */
export function didYouMean(word: string, known: readonly string[], more = (_word: string): string => ""): string {
  if (known.length === 0) return "";
  const nearest = closest(word.toLowerCase(), [...known]);
  const near = distance(word.toLowerCase(), nearest) <= Math.max(2, Math.floor(word.length / 3));
  return near ? ` Did you mean "${nearest}"?${more(nearest)}` : "";
}

/** `"left", "right" or "centre"`. */
export function oneOf(words: readonly string[]): string {
  const quoted = words.map((word) => `"${word}"`);
  return quoted.length < 2 ? quoted.join("") : `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1)}`;
}
