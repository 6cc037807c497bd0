import { pictureHelp } from "../references";
import { encoded } from "../suggest-link";
import type { Found, Sign } from "./sign";

const odd = String.raw`\u00a0\u2000-\u200a\u202f\u3000`;
const blank = String.raw`[ \t${odd}]`;
const dash = "[–—‐‑−]";
const row = (...patterns: string[]): RegExp => new RegExp(patterns.join("|"), "dgmu");

/** A star with no space behind it begins an entry if one of the lines beside it begins with a star as well: a footnote stands alone. */
const starred = String.raw`\*(?=[^\s*][^*\n]*$)(?:(?<=^ *\*[^\n]*\n *\*)|(?=[^\n]*\n *\*))`;

/** Where a link may lead, by how it begins. */
const target = String.raw`(?:[\/#]|https?:|mailto:|tel:)`;
const words = String.raw`(?<words>[^[\]()\n]+?)\\?`;

const link = ({ group }: Found): string | undefined => {
  const to = addressOf(group("to") || group("open"));
  return to === undefined ? undefined : `[${group("words").trim()}](${to})`;
};

/** An address without the spaces that end it in a link: a phone number needs none, others are encoded. */
function addressOf(written: string): string | undefined {
  if (written.startsWith("tel:")) return written.replaceAll(/\s/g, "");
  if (!/\s/.test(written)) return written;
  return /^(?:https|mailto):/.test(written) ? encoded(written) : undefined;
}

const order = (found: Found): string =>
  "the words of a link stand in square brackets, and its address right behind them in round ones, without spaces: write " +
  (link(found) ?? `[${found.group("words")}](/about)`);

/** Every sign in a text that is printed though it was meant to do something. What markdown has understood is no part of what they look at. */
export const textSigns: readonly Sign[] = [
  {
    pattern: row(
      String.raw`(?<=^ {0,3})(?:#{2,6}|#(?![\d#])(?![^\n]* #\w))${blank}*(?=[^\s#])`,
      String.raw`(?<=\S)[ \t]+#{2,6} (?=\S)`,
    ),
    message: "a heading starts on a line of its own, with ### and a space",
    meant: ({ all }) => `${all.startsWith("#") ? "" : "\n\n"}${all.trim().padEnd(3, "#")} `,
  },
  {
    pattern: row(
      String.raw`(?<=^ *)(?:[•·‣◦▪●§✓✔➔➢\ue000-\uf8ff]${blank}*|o\t+|[*+\-](?=${blank})[ \t]*[${odd}]${blank}*|-(?=[^\s\d>\-])|${starred})(?=\S)`,
      String.raw`(?<=(?:(?<![^\n]\n|[^\n])|^ {2}[^\n]*\n)(?: *${dash}[^\n]*\n)* *)${dash}${blank}*(?=[^\s–—\-])`,
      String.raw`(?<=^ {0,3})(?<number>\d{1,2}[.)])[${odd}]*(?=\p{L})`,
    ),
    message: "an entry of a list starts with a dash, or a number and a dot, and a space",
    meant: ({ group }) => `${group("number") || "-"} `,
  },
  {
    pattern: row(
      String.raw`\\?\[${words}[\])}][ \t]*\(?[({<](?:(?<to>${target}(?:\{\w+\}|[^(){}<>[\]\n])*)[)\]}>]|(?<open>${target}(?:\{\w+\}|[\w\/#@+\-]|[.?=&%](?=\w))*)(?=[.,;:!?]*(?:\s|$)))(?!\))`,
    ),
    message: order,
    meant: link,
  },
  { pattern: row(String.raw`\(${words}\)\[(?<to>${target}[^\]\s]*)\]`), message: order, meant: link },
  {
    pattern: /(?<!\\)!?\[(?=\s*[^\s\]])(?<words>(?:\\.|[^[\]\\])+)\](?:\((?:\\.|[^)\n])*\)?|\[[^\]\n]*\])?/dgm,
    message: ({ all, group }) =>
      all.startsWith("!")
        ? pictureHelp
        : `${all} is printed as it stands: write [${group("words")}](/about) for a link, or \\[${group("words")}\\] if the brackets are meant`,
  },
  {
    pattern: /(?<![^\s(])(?<mark>\*\*|__|[*_])[ \t]*(?<words>(?=[^*_\n]*\p{L})[^*_\n]*?\S)[ \t]*\k<mark>(?![\w*])/dgmu,
    message: ({ group }) => `no space stands inside the marks: write ${group("mark")}${group("words")}${group("mark")}`,
    meant: ({ group }) => `${group("mark")}${group("words")}${group("mark")}`,
  },
  {
    pattern: /^(?: *\|)?(?: *:?-+:? *\|)+[ :|-]*$/dgm,
    message: "a table is printed as it stands: write a list, or a section of the type features",
  },
  {
    pattern: row(
      String.raw`(?<![\\*])\*\*(?!\*)|(?<![\\*])\*(?=\S)(?!\*)|(?<=[^\s\\*])\*(?!\*)`,
      String.raw`(?<![\\\w])__?(?=\w)|(?<=[^\W_])_(?!\w)`,
      "(?<!\\\\)`+",
      String.raw`(?<=^\s*)\[[ xX]?\](?= )|(?<!\\)(?:\]\(|[[\]](?=[^\n]))`,
      String.raw`(?<![\\~])~~(?=[^\s~])|==(?=\S)[^=\n]+==|(?<!\S):[a-z_]+:(?!\S)|\$(?=\{\w+\})`,
    ),
    message: ({ all }) =>
      `${all} is printed as it stands: write the words alone, or \\${all} if the sign is meant. Bold is **words**, emphasis _words_ and a link [words](/about)`,
  },
  {
    pattern: /\b(?:https?:\/\/|www\.)\w[^\s)*_]*|(?<![\w.@])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/dgm,
    message: ({ all }) => `an address alone makes no link: write [what it leads to](${mailto(all) ?? "https://…"})`,
    meant: ({ all }) => mailto(all) && `[${all}](${mailto(all)})`,
  },
];

const mailto = (address: string): string | undefined => (/^[^/]+@/.test(address) ? `mailto:${address}` : undefined);

/** A name at the start of a paragraph that is one of a field. */
export const fieldSign = (names: readonly string[]): Sign => ({
  pattern: new RegExp(String.raw`(?<![^\n]\n)^(?:${names.join("|")}): `, "dgmi"),
  message: ({ all }) => `"${all.trim()}" is a field: write it above the second line of three dashes`,
});
