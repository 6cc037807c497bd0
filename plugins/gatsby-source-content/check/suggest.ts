import { closest, distance } from "fastest-levenshtein";
import { asName } from "../kinds";

/** What was probably meant by a name that does not exist. */
export interface Suggestion {
  /** The one right answer; undefined where there may be others. */
  meant?: string;
  /** A sentence that says so, with a space before it; "" if nothing that exists is like it. */
  words: string;
}

/** What a name is the name of: each kind is written wrongly in ways of its own. */
export type Named = "field" | "word" | "file" | "picture" | "token";

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "");

/** What is left of a name when those ways make no difference. */
const plain: Readonly<Record<Named, (text: string) => string>> = {
  field: letters,
  word: (text) => asName(text),
  file: (text) => asName(text.replace(/^.*[\\/]/, "").replace(/\.(md|html?|jpe?g|png|webp|avif)$/i, "")),
  picture: (text) =>
    text
      .toLowerCase()
      .replace(/^.*[\\/]/, "")
      .trim(),
  token: letters,
};

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
  type: ["kind", "layout", "component", "template"],
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
 * The known name that was meant by one that does not exist: the same but for how it is written, another system's word for it, or one
 * that is close. Where nothing is like it, the few that exist are listed.
 */
export function suggest(written: string, known: readonly string[], named: Named): Suggestion {
  const same = known.filter((one) => plain[named](one) === plain[named](written));
  const others = named === "field" ? known.filter((one) => otherWords[one]?.includes(letters(written))) : [];
  const [meant, second] = same.length > 0 ? same : others;
  if (meant !== undefined && second === undefined) return { meant, words: ` Write "${meant}"` };
  const near = meant ?? nearMiss(plain[named](written) || written, known);
  if (near !== undefined) return { words: ` Did you mean "${near}"?` };
  return {
    words:
      known.length > 0 && known.length <= few ? ` There ${known.length === 1 ? "is" : "are"} ${listed(known)}` : "",
  };
}

/** The most names that are listed. */
const few = 10;

/** `"left", "right" or "centre"`. */
export const oneOf = (words: readonly string[]): string => joined(words, " or ");

/** `"left", "right" and "centre"`. */
export const listed = (words: readonly string[]): string => joined(words, " and ");

function joined(words: readonly string[], last: string): string {
  const quoted = words.map((word) => `"${word}"`);
  return quoted.length < 2 ? quoted.join("") : `${quoted.slice(0, -1).join(", ")}${last}${quoted.at(-1)}`;
}
