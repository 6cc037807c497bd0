import { closest, distance } from "fastest-levenshtein";

/** What was probably meant by a name that does not exist. */
export interface Suggestion {
  likely?: string;
  /** The same where it is the one right answer; undefined where there may be others. */
  meant?: string;
  /** A sentence that says so, with a space before it; "" if nothing that exists is like it. */
  words: string;
}

/** What is left of a name when it makes no difference how it is written: no folder, no ending, no capitals, no blanks and dashes. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^.*[\\/]/, "")
    .replace(/\.(md|html?|jpe?g|png|webp|avif)$/, "")
    .replaceAll(/[^a-z0-9]/g, "");

/** Names of fields in other systems, and what they may be called here. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  photo: ["image", "img", "picture", "featuredimage", "cover", "thumbnail"],
  picture: ["image", "img", "photo", "file", "src"],
  source: ["url", "src", "author", "by", "attribution"],
  heading: ["title", "headline", "header", "name", "h1", "h2"],
  eyebrow: ["subtitle", "subheading", "kicker", "tagline"],
  text: ["body", "content", "description", "copy", "paragraph"],
  links: ["link", "buttons", "button", "cta", "ctas"],
  to: ["href", "url", "link", "target"],
  items: ["item", "list", "cards", "entries", "features", "steps"],
  points: ["point", "bullets", "list"],
  path: ["url", "slug", "permalink", "address"],
  type: ["kind", "component", "template"],
  draft: ["hidden", "unpublished"],
  formerly: ["aliases", "redirects", "redirectfrom"],
  description: ["summary", "excerpt", "metadescription", "text"],
  title: ["heading", "metatitle", "seotitle", "name"],
  alt: ["alternative", "alttext", "description", "caption"],
};

/** The known word that somebody probably meant; undefined if none is close. */
export function nearMiss(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0 || word.length > 100) return undefined;
  const name = word.toLowerCase().replace(/\.(md|html?)$/, "");
  const nearest = closest(name, [...known]);
  const far = name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3));
  return distance(name, nearest) <= far && nearest.length > 1 ? nearest : undefined;
}

/**
 * The known name that was meant by one that does not exist: the same but for how it is written, another system's word for a field, or
 * one that is close.
 */
export function suggest(written: string, known: readonly string[], isField = false): Suggestion {
  const same = known.filter((one) => plain(one) === plain(written));
  const others = isField ? known.filter((one) => otherWords[one]?.includes(plain(written))) : [];
  const [meant, second] = same.length > 0 ? same : others;
  return suggestion(
    meant ?? nearMiss(written.replace(/^.*[\\/]/, ""), known),
    meant !== undefined && second === undefined,
  );
}

/** The words of a suggestion, none if nothing is likely. */
export function suggestion(likely: string | undefined, isCertain = false): Suggestion {
  if (likely === undefined) return { words: "" };
  return isCertain
    ? { likely, meant: likely, words: ` Write "${likely}"` }
    : { likely, words: ` Did you mean "${likely}"?` };
}

/** The same, or those that exist where they are few and none is like it. */
export function suggestOrList(written: string, known: readonly string[], isField = false): Suggestion {
  const found = suggest(written, known, isField);
  if (found.words || known.length === 0 || known.length > 10) return found;
  return { words: ` There ${known.length === 1 ? "is" : "are"} ${listed(known)}` };
}

/** `"left", "right" or "centre"`. */
export const oneOf = (words: readonly string[]): string => joined(words, " or ");

/** `"left", "right" and "centre"`. */
export const listed = (words: readonly string[]): string => joined(words, " and ");

function joined(words: readonly string[], last: string): string {
  const quoted = words.map((word) => `"${word}"`);
  return quoted.length < 2 ? quoted.join("") : `${quoted.slice(0, -1).join(", ")}${last}${quoted.at(-1)}`;
}
