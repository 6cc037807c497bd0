import { plainAddress } from "../../schema/formats";
import { pictureHelp } from "../references";
import type { Found, Slip } from "./slip";

const bullets = "•·‣◦▪●§";
const blank = String.raw`[ \t\u00a0\u2000-\u200a\u202f\u3000]`;
const row = (pattern: string): RegExp => new RegExp(pattern, "dgm");

/** Where a link may lead, by how it begins. */
const target = String.raw`(?:[/#]|https?:|mailto:|tel:)`;
const address = String.raw`${target}(?:\{\w+\}|[\w/#@+-]|[.?=&%](?=\w))*`;
const link = ({ group }: Found): string => `[${group("words").trim()}](${group("to")})`;
const reversed = "the words of a link stand in square brackets, and its address behind them in round ones";
const printed = (sign: string, write: string): string =>
  `${sign} is printed as it stands: write ${write}, or ${sign.replace(/./g, "\\$&")} if the sign is meant`;

/** An address in a link without the spaces that end it: a phone number needs none, others are encoded. */
function withoutSpaces(address: string): string | undefined {
  if (address.startsWith("tel:")) return address.replaceAll(/\s/g, "");
  return /^(?:https|mailto):/.test(address) ? plainAddress(address)?.replaceAll(/%7B(\w+)%7D/g, "{$1}") : undefined;
}

/** Every sign in a text that is printed though it was meant to do something. What markdown has understood is no part of what they look at. */
export const textSlips: readonly Slip[] = [
  {
    pattern: row(`^ {0,3}(?<marks>#{2,6}|#(?![\\d#]))(?:${blank}*[\\u00a0-\\u3000]${blank}*)?(?=[^\\s#])`),
    message: ({ group }) => `a space is missing after ${group("marks")}`,
    mend: ({ group }) => `${group("marks").padEnd(3, "#")} `,
  },
  {
    pattern: /(?<=\S)[ \t]+#{2,6} (?=\S)/dgm,
    message: "a heading begins on a line of its own",
    mend: ({ all }) => `\n\n${all.trim()} `,
  },
  {
    pattern: row(`^(?<indent> *)(?:[${bullets}]${blank}*|o\\t+|[*+-](?=${blank})[\\u00a0-\\u3000]${blank}*)(?=\\S)`),
    message: "an entry of a list starts with a dash and a space",
    mend: ({ group }) => `${group("indent")}- `,
  },
  {
    pattern: row(`(?:(?<![^\\n]\\n)|(?<=^ {2}[^\\n]*\\n))(?:^ *[–—‐‑−]${blank}*[^\\s–—-][^\\n]*\\n?)+`),
    message: "an entry of a list starts with a dash and a space",
    mend: ({ all }) => all.replaceAll(row(`^( *)[–—‐‑−]${blank}*`), "$1- "),
  },
  {
    pattern: /^(?<indent> {0,3})(?:-(?=[^\s\d>-])|\*(?=[^\s*])(?![^\n]*\*))/dgm,
    message: "a space is missing after the dash of the list",
    mend: ({ group }) => `${group("indent")}- `,
  },
  {
    pattern: /^(?<number> {0,3}\d{1,2}[.)])[\u00a0-\u3000]*(?=\p{L})/dgmu,
    message: ({ group }) => `a space is missing after ${group("number").trim()}`,
    mend: ({ group }) => `${group("number")} `,
  },
  {
    pattern: /(?<=^\s*)\[[ xX]?\] /dgm,
    message: "a box to tick is printed as it stands: leave it out",
    mend: () => "",
  },
  {
    pattern: row(`\\((?<words>[^()\\n]+)\\)\\[(?<to>${target}[^\\]\\s]*)\\]`),
    message: reversed,
    mend: link,
  },
  {
    pattern: row(`\\[(?<words>[^[\\]\\n]+)\\][ \\t]+\\((?<to>${target}[^)\\s]*)\\)`),
    message: "no space stands between the words of a link and its address",
    mend: link,
  },
  {
    pattern: row(
      `\\[(?<words>[^[\\]\\n]+)[\\])}]\\(?[({<]?(?<=[({<])(?<to>${address})(?:[\\]}>)]|(?=[.,;:!?]*(?:\\s|$))(?![^\\n[]*\\)))(?!\\))`,
    ),
    message: reversed,
    mend: link,
  },
  {
    pattern: row(`\\[(?<words>[^[\\]\\n]+)\\]\\((?<to>${target}[^)\\n]* [^)\\n]*)\\)`),
    message: ({ group }) => {
      const to = withoutSpaces(group("to"));
      return `a link's address has no spaces: write [${group("words")}](${to ?? "/about"})`;
    },
    mend: ({ group }) => {
      const to = withoutSpaces(group("to"));
      return to === undefined ? undefined : `[${group("words")}](${to})`;
    },
  },
  {
    pattern:
      /(?<!\\)(?<sign>!?)\[(?=\s*[^\s\]])(?<words>(?:\\.|[^[\]\\])+)\](?<to>\((?:\\.|[^)\n])*\)?|\[[^\]\n]*\])?/dgm,
    message: (found) =>
      (found.group("sign") ? pictureHelp : brackets(`[${found.group("words")}]`, found.group("to"))).replaceAll(
        /\s+/g,
        " ",
      ),
  },
  {
    pattern: /(?<!\\)(?:\]\(|[[\]](?=[^\n]))/dgm,
    message: "a bracket is printed as it stands: write a link as [words](/about)",
  },
  {
    pattern: row(
      `(?<out>[ \\t]?)(?<mark>\\*\\*|__)(?<in>[ \\t]*)(?<words>[^*_\\n]*?\\S)(?<end>[ \\t]*)\\k<mark>(?<after>[ \\t]?)`,
    ),
    message: ({ group }) => `no space stands inside the marks of bold words: write **${group("words")}**`,
    mend: ({ group }) => marked(group, group("mark")),
  },
  {
    pattern:
      /(?<out>(?<![^\s(])[ \t]?)(?<mark>[*_])(?<in>[ \t]*)(?<words>(?=[^*_\n]*\p{L})[^*_\n]*?\S)(?<end>[ \t]*)\k<mark>(?<after>[ \t]?)(?![\w*])/dgmu,
    message: ({ group }) => `no space stands inside the marks of emphasis: write _${group("words")}_`,
    mend: ({ group }) => marked(group, "_"),
  },
  {
    pattern: /(?<![\\*])\*\*(?!\*)|(?<![\\\w])__(?=\S)/dgm,
    message: ({ all }) => printed(all, "**words** with both pairs of signs"),
  },
  {
    pattern: /(?<![\\*])\*(?=\S)(?!\*)|(?<=[^\s\\*])\*(?!\*)/dgm,
    message: printed("*", "_words_ with a sign on either side"),
  },
  { pattern: /(?<![\\\w])_(?=\w)|(?<=[^\W_])_(?!\w)/dgm, message: printed("_", "_words_ with a sign on either side") },
  { pattern: /(?<!\\)`+/dgm, message: printed("`", "the words alone") },
  {
    pattern: /^(?: *\|)?(?: *:?-+:? *\|)+[ :|-]*$/dgm,
    message: "a table is printed as it stands: write a list, or a section of the type features",
  },
  {
    pattern: /(?<![\\~])~~(?=[^\s~])/dgm,
    message: "~~ is printed as it stands: leave out the words that are to be struck out",
  },
  {
    pattern: /\b(?:https?:\/\/|www\.)(?=\w)/dgm,
    message: "an address alone makes no link: write [what it leads to](https://…)",
  },
  {
    pattern: /(?<![\w.@])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/dgm,
    message: ({ all }) => `an address alone makes no link: write [${all}](mailto:${all})`,
    mend: ({ all }) => `[${all}](mailto:${all})`,
  },
  {
    pattern: /==(?=\S)[^=\n]+==|(?<!\S):[a-z_]+:(?!\S)/dgm,
    message: ({ all }) => `${all} is printed as it stands: write the words alone`,
  },
  {
    pattern: /\$(?=\{\w+\})/dgm,
    message: "$ is printed before the fact: a token is one word in braces",
    mend: () => "",
  },
  {
    pattern: /^[ \t]*(?:\(?[a-z]\)|[a-z]\.) (?=\S)/dgm,
    message: "a list has dashes, or numbers with a dot: letters are printed as one paragraph",
  },
  {
    pattern: /(?<![^\n]\n)^(?<name>[a-z]\w*): /dgm,
    message: ({ group, names }) =>
      names.has(group("name").toLowerCase())
        ? `"${group("name")}:" is a field: write it above the second line of three dashes`
        : undefined,
  },
];

function marked(group: Found["group"], mark: string): string {
  const [left, right] = [group("out") + group("in"), group("end") + group("after")];
  return `${left && " "}${mark}${group("words")}${mark}${right && " "}`;
}

function brackets(words: string, target: string): string {
  const write = `write ${words}(/about)`;
  if (target.startsWith("("))
    return `${words}${target} is printed as it stands, because its address has a space or no end: ${write}`;
  const name = target.slice(1, -1) || words.slice(1, -1);
  return target.startsWith("[")
    ? `${words}${target} is printed as it stands, because no line says where "${name}" leads: ${write}`
    : `${words} is printed with its brackets: ${write} for a link, or \\${words.slice(0, -1)}\\] if the brackets are meant`;
}
