import type { Sign } from "./sign-patterns";

/** A pattern of two lines in a row with these starts, which markdown joins, unless two spaces or a backslash end the first. */
const lines = ({ source: first }: RegExp, { source: second } = { source: first }): RegExp =>
  new RegExp(String.raw`^[ \t\xa0]*(?:${first}).*(?<! {2}|\\)\n[ \t\xa0]*(?:${second})`, "gmu");

/** A short line of words, and of no list, that no mark ends. In wrapped prose, most lines start with a small letter. */
const short = String.raw`(?!\d{1,3}[.)])[\p{Lu}\p{N}“‘"'£{].{0,58}[^.!?,;:…\\\s]`;

/** The mark of an entry of a list, if there is one. */
const mark = String.raw`(?:(?:[-*+]|\d{1,2}[.)]) +)?`;

/** A bullet of a word processor, but no rating: ●●○. */
const bullet = String.raw`[•·●▪◦‣⁃\ue000-\uf8ff](?![●○])`;

/** The start of a sentence. */
const sentence = /(?!\p{L}[.)] )[\p{Lu}“"‘£]/u;

/** Lines that are certainly entries of a list, which markdown joins. */
export const joinedEntries: Sign = [
  "each list entry must start with a dash and a space: - words",
  lines(new RegExp(`-(?=\\p{L})|${bullet}`, "u")),
  // Word's paragraphs.
  new RegExp(String.raw`^[ \t\xa0]*${bullet}[\s\p{L}\p{N}£].*(?:\n\s*\n[ \t\xa0]*${bullet}.*)+`, "gmu"),
];

/** Lines that are probably not meant to be joined. */
export const joinedLines: readonly Sign[] = [
  [
    'these lines run together into one: start each entry of a list with "- ", or with "1. " if they are numbered',
    lines(/[–—①-⑳❶-❿\p{So}→⇒»§Ø]|[-=]>|\\[-*+] |\(\d{1,2}\)|\d{1,2}(?:\.\)|\\[.)] |\ufe0f?\u20e3)|o[\t\xa0]/u),
    lines(/\*\*[^*\n]+(?::\*\*|\*\*:)(?!.*[.!?]$)/u),
    lines(/\d{1,2}(?:\.\d{1,2})+\.?\s+[\p{Lu}“‘"'(]/u),
    // `Step 1: buy`, `Step 2: sell`.
    /^(\p{Lu}\p{Ll}+ )\d{1,2}\b.*(?<! {2}|\\)\n\1\d/gmu,
    lines(/\d{1,2}[.)]\s*(?=\p{L})/u, /\d{1,2}[.)](?=\p{L})/u),
    lines(/\(?(?:a|[Ii])[.)]\s|A\)\s/, /\(?(?:b|ii|II)[.)]\s|B\)\s/),
    lines(/[-*] /, /[-–•·](?=\p{L})|[•·][ \t]|–[ \t]+(?=\p{Lu})/u),
    lines(/\*(?=\p{L})(?!.*\*)/u),
  ],
  [
    'these lines run together into one: write a \\ at the end of each but the last, or "- " before each entry of a list',
    new RegExp(String.raw`(?<=^\s*|\n\s*\n|:\n)(?:${short}\n){2,}${short}[.!?]?\s*(?=\n\n|$)`, "gu"),
  ],
  [
    "these lines run together into one: write an empty line between them, or a \\ at the end of the first",
    // A heading in bold, a paragraph of several sentences, and a heading or entry over a line that is too long for wrapped prose.
    lines(new RegExp(String.raw`${mark}\*\*[^*\n]*[^*.!?,;:…"”\s]\*\*(?=\n)`, "u"), sentence),
    lines(/(?=.{150}).*[.!?][”"’)]? +(?=\p{Lu}).*[.!?][”"’)]?(?=\n)/u, sentence),
    lines(
      new RegExp(String.raw`${mark}${short}(?=\n)`),
      new RegExp(String.raw`${sentence.source}(?:(?!\]\(|:\/\/).){99}`),
    ),
  ],
];
