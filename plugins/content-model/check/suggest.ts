import { closest, distance } from "fastest-levenshtein";

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^.*[\\/:]/, "")
    .replace(/(\.(md|html?|jpe?g|png|webp|avif))+$/, "")
    .replaceAll(/[^a-z0-9]/g, "");

/** Fields, with the names that other systems have for them. */
const otherNames = new Map([
  ["path", ["permalink", "slug", "url"]],
  ["heading", ["title"]],
  ["title", ["heading"]],
  ["text", ["label", "description"]],
  ["to", ["url", "href", "link"]],
  ["links", ["buttons", "cta"]],
  ["photo", ["image"]],
  ["alt", ["description", "caption"]],
  ["question", ["heading", "title"]],
  ["answer", ["text"]],
  ["quote", ["text"]],
  ["name", ["author"]],
  ["attribution", ["author"]],
  ["role", ["title"]],
  ["amount", ["price"]],
  ["hint", ["placeholder"]],
]);

/** The known word that is most like another one; undefined if none is close. */
export function nearMiss(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0 || word.length > 100) return undefined;
  const name = word.toLowerCase();
  const same =
    known.find((one) => plain(one) !== "" && plain(one) === plain(word)) ??
    known.find((one) => otherNames.get(one)?.includes(name));
  if (same !== undefined) return same;
  const small = known.map((one) => one.toLowerCase());
  const nearest = closest(name, small);
  // Two letters make a short word another: "date" is no slip for "path".
  const isShort = name.length < (name[0] === nearest[0] ? 4 : 6);
  const far = isShort ? 1 : Math.max(2, Math.floor(name.length / 3));
  return nearest.length > 1 && distance(name, nearest) <= far ? known[small.indexOf(nearest)] : undefined;
}

/** The end of a message that suggests a word; "" without one. */
export const suggestion = (likely: string | undefined): string =>
  likely === undefined ? "" : `. Did you mean "${likely}"?`;

export const suggest = (written: string, known: readonly string[]): string => suggestion(nearMiss(written, known));

/** The end of a message that lists the known words; "" for none or for many. */
export const listOfFew = (known: readonly string[]): string =>
  known.length === 0 || known.length > 12 ? "" : `. There ${known.length === 1 ? "is" : "are"} ${listed(known)}`;

/** `"left", "right" or "centre"`. */
export const oneOf = (words: readonly string[]): string => joined(words, "disjunction");

/** `"left", "right" and "centre"`. */
export const listed = (words: readonly string[]): string => joined(words, "conjunction");

const joined = (words: readonly string[], type: Intl.ListFormatType): string =>
  new Intl.ListFormat("en-GB", { type }).format(words.map((word) => `"${word}"`));
