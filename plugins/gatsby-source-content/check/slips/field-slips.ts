import { signSlips } from "./sign-slips";
import type { Found, Slip } from "./slip";

/** A text in quotation marks, as YAML 1.2 reads it. */
const quoted = (text: string): string => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

/** What stands before a value: spaces, dashes and a field's name. */
const before = String.raw`(?<before>^[ \t]*(?:(?:- +)*(?:"[\w-]+"|[\w-]+): +|(?:- +)+(?![\w-]+:(?: |$))))`;
const note = String.raw`(?<note>(?:[ \t]+#[^\n]*)?)$`;
/** The rest of a line up to a note. */
const rest = String.raw`(?:(?! #)[^\n])*`;
const row = (pattern: string): RegExp => new RegExp(pattern, "dgm");

/** Blanks that are no spaces: non-breaking ones and those of a fixed width. */
const odd = String.raw`\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000`;

const inQuotes = ({ group }: Found): string => group("before") + quoted(group("text")) + group("note");
const needsQuotes = (why: string): string => `a text ${why} needs quotation marks around it`;

/** A message about the name that the pattern found, if it is one of a field. */
const ofField =
  (words: (name: string) => string) =>
  ({ group, names }: Found): string | undefined =>
    names.has(group("name").toLowerCase()) ? words(group("name")) : undefined;

/** Every way to go wrong in the lines of the fields. Notes and texts over several lines are no part of what they look at. */
export const fieldSlips: readonly Slip[] = [
  ...signSlips,
  {
    always: true,
    pattern: row(`^(?=(?:[ \\t]|-|[\\w-]+:)*[${odd}])[ \\t${odd}]*(?:-[ \\t${odd}]+)*(?:[\\w-]+:[ \\t${odd}]+)?`),
    message: "a non-breaking space stands where a plain one is needed",
    mend: ({ all }) => all.replace(row(`[${odd}]`), " "),
  },
  {
    always: true,
    pattern: /^(?<indent>[ \t]*)<!--[ \t]*(?<words>[^]*?)[ \t]*-->[ \t]*$/dgm,
    message: "a note among the fields starts with #, not with <!--",
    mend: ({ group }) =>
      `${group("indent")}# ${group("words")
        .trim()
        .replaceAll(/\n[ \t]*/g, `\n${group("indent")}# `)}`,
  },
  {
    always: true,
    pattern: /(?<=\S)[ \t]+<!--[ \t]*(?<words>[^\n]*?)[ \t]*-->[ \t]*$/dgm,
    message: "a note among the fields starts with #, not with <!--",
    mend: ({ group }) => ` # ${group("words")}`,
  },
  {
    always: true,
    pattern: row(String.raw`^(?<indent>[ \t]*)(?:[•·‣◦▪●–—‐‑−]|[*+](?=[ \t]))[ \t]*(?=\S)`),
    message: "an entry of a list starts with a dash and a space",
    mend: (found) => `${found.group("indent")}- `,
  },
  {
    always: true,
    pattern: /^(?<indent>[ \t]*)-(?=[^\s-])/dgm,
    message: "a space is missing after the dash",
    mend: (found) => `${found.group("indent")}- `,
  },
  {
    pattern: /^(?<dash>[ ]*-)\t[ \t]*/dgm,
    message: "a tab stands after the dash: write a space",
    mend: ({ group }) => `${group("dash")} `,
  },
  {
    pattern: /^(?=[ ]*\t)[ \t]+(?=\S)/dgm,
    message: "a tab is used to indent: use spaces instead",
    mend: ({ all, attempt }) => all.replaceAll("\t", " ".repeat([2, 4, 8][attempt] ?? 2)),
  },
  {
    always: true,
    pattern: /^(?<before>[ \t]*(?:- +)*)(?<name>[A-Za-z][\w-]*):(?=[^\s:/])/dgm,
    message: ofField((name) => `a space is missing after "${name}:"`),
    mend: (found) => `${found.all} `,
  },
  {
    always: true,
    pattern: /^(?<before>[ \t]*(?:- +)*)(?<name>[A-Za-z]\w*)[ \t]*(?:=>?|：|;|:=)[ \t]*(?=\S)/dgm,
    message: ofField((name) => `a colon and a space stand between a field's name and its value: write "${name}: …"`),
    mend: (found) => `${found.group("before")}${found.group("name")}: `,
  },
  {
    always: true,
    pattern: row(`${before}(?<open>["“”„‟«])(?<text>[^"“”„‟«»\\n]+)(?<close>["“”«»])[ \\t]*${note}`),
    message: (found) =>
      found.group("open") + found.group("close") === '""'
        ? undefined
        : `${found.group("open")} and ${found.group("close")} would be printed: quotation marks around a value are straight ones (")`,
    mend: inQuotes,
  },
  {
    always: true,
    pattern: row(`${before}(?<open>['‘‚‛])(?<text>[^'‘’‚‛\\n]+)(?<close>['‘’])[ \\t]*${note}`),
    message: (found) =>
      found.group("open") + found.group("close") === "''"
        ? undefined
        : `${found.group("open")} and ${found.group("close")} would be printed: quotation marks around a value are straight ones (")`,
    mend: inQuotes,
  },
  {
    always: true,
    pattern: row(`${before}(?<text>(?:[^\\s"'#|>&*!\\[{%@\`]${rest} )?#(?![A-Z]{3})[^\\s#][^\\n]*)$`),
    message: `what follows a # after a space is a note, which visitors do not see. If it is part of the text, put quotation marks around the whole; if it is a note, put a space after the #`,
    // A word alone may as well be a name, with a note behind it.
    mend: (found) => (/^\w[\w.-]* #/.test(found.group("text")) ? undefined : inQuotes(found)),
  },
  {
    always: true,
    pattern: row(`${before}(?<text>[^\\s"'#|>&*!\\[{“][^"\\n]*[^\\d"\\s])"[ \\t]*$`),
    message: "the quotation mark at the beginning is missing",
    mend: inQuotes,
  },
  {
    always: true,
    pattern: /^ *- (?![\w-]+: )[^\n]*(?:\n *- (?![\w-]+:(?: |$))[^\n]*)+$/dgm,
    message: ({ all }) =>
      new Set(indents(all)).size === 1 ? undefined : "the dashes of a list stand one under the other",
    mend: ({ all }) => {
      const [first = "", second] = mostFrequent(indents(all));
      return second === undefined ? all.replaceAll(/^ */dgm, first) : undefined;
    },
  },
  {
    pattern: /^(?<line>[ \t]*[\w-]+:[^\n]*)\n\k<line>$/dgm,
    message: "this field is written twice: keep one of them",
    mend: (found) => found.group("line"),
  },
  {
    pattern: row(`${before}(?<text>(?<mark>["'])(?:(?!\\k<mark>)[^\\n])*\\k<mark>[ \\t]*[^\\s#:,\\]}]${rest}?)${note}`),
    message: "the text goes on after its quotation mark: put the marks around all of it",
    mend: (found) => {
      const [text, mark] = [found.group("text"), found.group("mark")];
      const isWithin = text.endsWith(mark) && text.split(mark).length % 2 === 0;
      const whole = isWithin ? quoted(text.slice(1, -1)) : `'${text.replaceAll("'", "''")}'`;
      return found.group("before") + whole + found.group("note");
    },
  },
  {
    pattern: row(`${before}(?<text>"[^"\\n]*|'[^'\\n]*)$`),
    message: "the quotation mark at the end is missing",
    mend: (found) => (found.all.includes(" #") ? undefined : found.all.trimEnd() + found.group("text").slice(0, 1)),
  },
  {
    pattern: row(`${before}(?<text>"[^"\\n]*"|'[^'\\n]*'|[\\w./-]+),[ \\t]*$`),
    message: "a comma at the end of a line separates nothing here: take it away",
    mend: (found) => found.group("before") + found.group("text"),
  },
  {
    pattern: row(
      `${before}(?<text>(?:\\{\\w+\\}[^\\n]*?[^\\s,]|\\[[^\\]\\n]*\\][^\\n]*?[^\\s,\\]]|[@\`%&*!][^\\n]*?|[|>](?![-+\\d]*[ \\t]*(?:#|$))[^\\n]*?|[-?] [^\\n]*?))${note}`,
    ),
    message: (found) => needsQuotes(`that starts with ${found.group("text").slice(0, 1)}`),
    mend: inQuotes,
  },
  {
    pattern: row(`${before}(?<text>[^\\s"'#|>&*!\\[{]${rest}?:(?: ${rest}?)?)${note}`),
    message: (found) => {
      const second = nextField(found);
      return second
        ? `"${second}:" begins another field: write it on a line of its own`
        : needsQuotes('with ": " in it');
    },
    mend: (found) => (nextField(found) ? undefined : inQuotes(found)),
  },
  {
    pattern: /^(?: {2})* (?=[^\s#])/dgm,
    message: "the lines are not indented alike: fields that belong together start in the same column",
    mend: ({ all, attempt }) => (attempt === 0 ? `${all} ` : all.slice(1)),
  },
  {
    pattern: row(`(?<above>${before}[^\\s"'#|>][^\\n]*)\\n[ \\t]*(?<text>[^\\s#"'•*\\[\\]{}:-][^:\\n]*?)[ \\t]*$`),
    message: (found) => {
      const [word = ""] = found.group("text").split(/\s/);
      return found.names.has(word.toLowerCase())
        ? `a colon is missing: write "${word}: …", or write these words at the end of the line above`
        : "this belongs to the line above: a value stands on one line";
    },
    mend: (found) =>
      found.names.has(found.group("text").split(/\s/)[0]?.toLowerCase() ?? "")
        ? undefined
        : `${found.group("above").trimEnd()} ${found.group("text")}`,
  },
];

/** The field that begins within the text of another, as in `heading: Homes photo: terrace`. */
const nextField = ({ group, names }: Found): string | undefined =>
  [...group("text").matchAll(/(?<= )([a-z]\w*): /g)]
    .map(([, name = ""]) => name)
    .find((name) => names.has(name.toLowerCase()));

const indents = (lines: string): string[] => lines.split("\n").map((line) => /^ */.exec(line)?.[0] ?? "");

/** The words that a list has most often; of those that it has as often, the ones of an even length. */
function mostFrequent(words: readonly string[]): string[] {
  const count = (word: string): number => words.filter((one) => one === word).length;
  const most = Math.max(...words.map(count));
  const frequent = [...new Set(words.filter((word) => count(word) === most))];
  return frequent.length === 1 ? frequent : frequent.filter(({ length }) => length % 2 === 0);
}
