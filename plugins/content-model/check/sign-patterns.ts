import { imageHelp } from "./references";

/** A pattern of characters that visitors would see as typed, and the message to the editor. */
export type Sign = readonly [pattern: RegExp, message: string];

/** The start of a link's target, and of a list entry in other programs. */
const to = String.raw`(?:\/|#[a-z]|https?:|www\.|mailto:|tel:)`;
const bullet = String.raw`[ \t]*[-•·●▪◦‣⁃\ue000-\uf8ff][ \t]*(?=\p{L})`;

const link =
  "a link must be [words](/about): both brackets closed, no space between them, and %20 for a space in a URL";

/** The start of an entry of a list that was pasted from another program. */
const mark = String.raw`(?:(?:[–—\p{So}→⇒»§Ø]|[-=]>)\ufe0f?|[•·●▪◦‣\ue000-\uf8ff](?=\s*[^\s\p{L}])|\d{1,2}(?:[.)](?=\p{L})|\.\)|\ufe0f?\u20e3)|\(\d{1,2}\)|o[\t\xa0])`;
/** The end of a line, unless two spaces or a backslash, hidden or not, keep it apart from the next, and the space before the next. */
const next = String.raw`.*(?<! {2}|[\\\ufffc])\n[ \t\xa0]*`;

/** A short line of words, and of no list, that no mark ends. In wrapped prose, most lines start with a small letter. */
const short = String.raw`(?!\d{1,3}[.)])[\p{Lu}\p{N}“‘"'£{].{0,38}[^.!?,;:…\\\s]`;
const runTogether =
  'these lines run together into one: start each entry of a list with "- ", or with "1. " if they are numbered';

const asterisks =
  "pages do not show these asterisks as written: write **bold** or _emphasis_, with the same characters on both sides, or \\* for the character";

export const oddSources: readonly Sign[] = [
  [
    new RegExp(
      String.raw`^[ \t\xa0]*(?:${mark}${next}${mark}|\(?a[.)]\s${next}\(?b[.)]\s|\(?[Ii][.)]\s${next}\(?(?:ii|II)[.)]\s|[-*] ${next}(?:[-–•·](?=\p{L})|[•·][ \t]|–[ \t]+(?=\p{Lu}))|\d{1,2}[.)] ${next}\d{1,2}[.)](?=\p{L}))`,
      "gmu",
    ),
    runTogether,
  ],
  [
    new RegExp(String.raw`(?<=^\s*|\n\s*\n)(?:${short}\n){2,}${short}[.!?]?\s*(?=\n\n|$)`, "gu"),
    'these lines run together into one: write a \\ at the end of each, or "- " before each entry of a list',
  ],
  [
    /(?<=\S)(?<!^[ \t]*(?:[^\p{L}\p{N}\s]|o|\d{1,3}[.)]))\t+(?=\S).*\n.*(?<=\S)\t+(?=\S)/gmu,
    "a text cannot have tables: write a list, or a section of type features",
  ],
  [/\p{Ll}-\n[ \t]*(?!(?:and|or|to)\b)(?=\p{Ll})/gu, "this word is in two parts: write it on one line"],
  [/(?<=\n)\xa0+(?=\n)/g, "this line is not empty, and keeps two paragraphs together: delete its spaces"],
  // `**fair*`, `*fair**`, `\*\*fair\*\*`; `3*4 m, 5*6 m`.
  [/(?<![\p{L}\p{N}*)\\])\*\*(?=[\p{L}\p{N}“‘"'£])[^*\n]*[^\s*\\]\*(?![*\p{L}\p{N}])/gu, asterisks],
  [/(?<![\p{L}\p{N}*)\\])\*(?=[\p{L}\p{N}“‘"'£])[^*\n]*[^\s*\\]\*\*(?![*\p{L}\p{N}])/gu, asterisks],
  [/(?<![\p{L}\p{N}*)\\])\\\*\\\*(?=\p{L})[^*\n]*[^\s*]\\\*\\\*(?![*\p{L}\p{N}])/gu, asterisks],
  [/(?<=[\p{L}\p{N}])\*(?=[\p{L}\p{N}])(?:(?=[^*\n]* )|(?<=\p{N}\*))[^*\n]*[^\s*\\]\*(?!\*)/gu, asterisks],
];

/** Errors in a text: they can mean nothing else. */
export const inTexts: readonly Sign[] = [
  [/(?<![^\s\ufffc])!\[[^\]\n]*\]/g, imageHelp],
  [
    new RegExp(
      String.raw`\][ \t\xa0]*\n?[ \t\xa0]*\([ \t]*(?=${to})|[)\]]\[(?=${to})|\[[^\]\n(]*\((?=${to})[^\]\n]*$`,
      "gm",
    ),
    link,
  ],
  [/^[^\S\n]?#{2,6}(?=[^\s#]|[\xa0\u2000-\u200a\u202f])/gm, "a heading must have a plain space after its ###"],
  [new RegExp(`^${bullet}${next}${bullet}`, "gmu"), "each list entry must start with a dash and a space: - words"],
  [
    /^\|?(?: *:?-{2,}:? *\|)+[ :|-]*$|(?<!\|\ufffc?\n)^\|.*\|.*\|\ufffc?\n\|(?![ :|-]*$).*\|.*\|/gm,
    "a text cannot have tables: write a list, or a section of type features",
  ],
  [/(~~|(?<![^\s(“])==)(?=\S)[^~=\n]+\1/g, "words cannot be struck out or highlighted: delete them, or the marks"],
];

/** An error anywhere in a text: markdown takes a note such as `[^1]: /about` for the target of a link. */
export const footnote: Sign = [
  /(?<!\\)\[\^[^\][\n]+\]/g,
  "a text cannot have footnotes: write the note in brackets, or as a paragraph",
];

/** Errors in a field, which is plain text. */
export const inFields: readonly RegExp[] = [
  /<\/?(?:a|b|br|div|em|h[1-6]|i|img|li|ol|p|small|span|strong|su[bp]|u|ul)(?:\s+[\w-]+=[^<>]*)?\s*\/?>/gi,
  // Asterisks after a word may mark a footnote.
  /(?<![\p{L}\p{N}*_`~])(__?|\*\*?|~~|`)(?<![\w%)]\1[^]*\1)(?=[\p{L}\p{N}“‘"'{£(])(?:(?!\1).)*[^\s*_`~]\1(?![\p{L}\p{N}*_`~])/gu,
  new RegExp(String.raw`!?\[[^\]\n]*\]\((?=${to}|photo:)[^)\n]*\)`, "g"),
  /^#{2,6} .*/g,
  /&(?:#\w+|[a-z]\w+);/gi,
  /\\[!-/:-@[-`{-~]/g,
  // Two entries of a list.
  /^[ \t]*[-*•] +\S.*(?=\n[ \t]*[-*•] +\S)/gm,
];

/** What templates and their authors leave to be filled in. */
const toFillIn = String.raw`\[(?:(?:[Yy]our|YOUR|[Ii]nsert|INSERT) \w[^\]\n]*|[Cc]ompany(?: [Nn]ame)?|City|Town|Name|Date|Price|Address|Location)\](?!\()|\b[Ll]orem [Ii]psum\b|\b(?:TODO|FIXME)\b|\b[Ii]nsert (?:your )?text here\b|£X|\b\d*X{3,}\b`;
/** What assistants say before and after a text, and their marks for sources. */
const byAssistants = String.raw`【\d+†|:contentReference\[|\bturn\d+(?:search|view|news)\d|^(?:Sure|Certainly|Absolutely|Of course)! Here(?:[’']s| is| are) .*:$|\bAs an AI (?:language )?model\b|\bHere(?:[’']s| is) (?:a|your) \w+ version\b`;
/** What Word and phones add to a text. */
const byPrograms = String.raw`\bError! Reference source not found|\bSent from my \w+$|<\/?[a-z]:[A-Za-z]+(?: [\w:]+=[^<>\n]*)?\s?\/?>|<!\[(?:end)?if[^<>\n]*>`;

export const unfinished: Sign = [
  new RegExp([toFillIn, byAssistants, byPrograms].join("|"), "gm"),
  "this is left over, or still to be filled in: write your own words, or delete it",
];

/** Probable slips in a text. Two asterisks after a word, or after a note with one, may mark a second footnote. */
export const oddTexts: readonly Sign[] = [
  unfinished,
  [new RegExp(String.raw`^\*(?=\p{L})${next}\*(?=\p{L})`, "gmu"), runTogether],
  [
    /\*\*(?=\s*[\p{L}\p{N}])(?<!(?:[\w*)]|(?:[\w%)]\*\*|^\*(?=\p{L}))[^]*)\*\*)/gmu,
    "bold words must be **words**: two asterisks before and after, with no space directly inside",
  ],
  [
    /(?<![^\s(])__?(?=\ufffc?[\p{L}\p{N}])/gu,
    "emphasised words must be _words_: an underscore before and after, with no space directly inside; for the character, write \\_",
  ],
  [
    /^[ \t\xa0]*(?:[-*]|\d{1,2}[.)])\xa0/gm,
    "the space after this character is not a plain one: type it again, to make a list",
  ],
  [/(?<![^\s\ufffc(])(?:https?:\/\/|www\.)\w\S+/g, "this is not a link: write [words](https://…)"],
  [/(?<![\w.+-]|mailto: ?)[\w.+-]+@[\w-]+\.[\w.-]*\w/g, "this is not a link: write [words](mailto:…)"],
  [new RegExp(String.raw`\]\((?!${to})`, "g"), link],
  [/(?<![\w\])\\])\[(?=[^\]\n]*\p{L}{2})[^\]\n]+\]\[[^\]\n]*\]/gu, "this link has no target: write [words](/about)"],
  [/(?<![^\s\ufffc])\[[ xX]?\](?= )/g, "visitors would see these brackets: a text cannot have boxes to tick"],
  // Links of wikis, and shortcodes of WordPress.
  [
    /\[\[[^\]\n]+\]\]|\[(?:\/[a-z][\w-]*|[a-z][\w-]* [\w-]+=[^\]\n]+)\]/g,
    "visitors would see these brackets: write a link as [words](/about), and delete the codes of other programs",
  ],
];

/** Probable slips in a whole file. A quotation mark, dash or dots may follow a capital, as in “Â”. */
export const garbled: Sign = [
  /[\ufb00-\ufb06\ufffc\ufffd]|ï»¿|[ÂÃÄÅ](?:[\u0080-\u00ba\u00bc-\u00bf‚ƒ„†‡ˆ‰Š‹ŒŽ‘“•˜™š›œžŸ€]|[»…’”–—](?=[\p{L}\p{N}]))|(?<!\p{Lu})Â(?= [\p{L}\p{N}])|â(?:€.|‚¬|„¢|[†ˆ˜œ]\S)|ðŸ|¬£|‚Ä[^\s\w]/gu,
  "a character was saved in another encoding: type it again",
];

/** A URL that Outlook, Google or Facebook has replaced with one of its own, which contains it. */
export const wrapped =
  /https:\/\/(?:[\w-]+\.safelinks\.protection\.outlook\.com\/\?|www\.google\.[a-z.]+\/url\?|l\.(?:facebook|instagram)\.com\/l\.php\?)(?:\S*&)?(?:url|q|u)=([^&\s"'<>)]+)/g;

/** A probable slip among the fields. */
export const note: Sign = [
  /^[ \t]*(?:(?:- +)*[\w-]+:|-)(?:[ \t]+[^\s"'#][^#\n]*?)?[ \t]+(#[^\s#]\S*)/gm,
  "a # after a space hides what follows from visitors: put quotation marks around the value, or a space after the #",
];

export const quoted: Sign = [
  /^(?:“[^”]*”|"[^"]*"|‘[^’]*’|'[^']*')$/g,
  "has quotation marks, which pages add: delete them",
];
