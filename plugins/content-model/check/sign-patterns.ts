import { imageHelp } from "./references";

/** A message to the editor, and patterns of characters that visitors would see as typed. */
export type Sign = readonly [message: string, ...patterns: RegExp[]];

/** The start of a link's target. */
const to = String.raw`(?:\/|#[a-z]|https?:|www\.|mailto:|tel:)`;

const link =
  "a link must be [words](/about): both brackets closed, no space between them, and %20 for a space in a URL";
const table = "a text cannot have tables: write a list, or a section of type features";
/** The line under the headings of a table. */
const tableRule = /^\|?(?: *:?-+:? *\|)+[ :|-]*$/gm;

/** Errors in a text as it is written, also in what pages do not show: markdown takes `[^1]: /about` for the target of a link. */
export const inSources: readonly Sign[] = [
  ["a text cannot have footnotes: write the note in brackets, or as a paragraph", /(?<!\\)(?:\[\^|\^\[)[^\][\n]+\]/g],
];

/** Errors in a text: they can mean nothing else. */
export const inTexts: readonly Sign[] = [
  [imageHelp, /(?<![^\s\ufffc])!(?:\[[^\]\n]*\]|\(photo:)/g],
  [
    link,
    new RegExp(
      String.raw`\][ \t\xa0]*\n?[ \t\xa0]*\([ \t]*(?=${to})|[)\]]\[(?=${to})|\[[^\]\n(]*\((?=${to})[^\]\n]*$`,
      "gm",
    ),
  ],
  ["a heading must have a plain space after its ###", /^[^\S\n]?#{2,6}(?=[^\s#]|[\xa0\u2000-\u200a\u202f])/gm],
  [table, tableRule, /(?<!\|\ufffc?\n)^\|.*\|.*\|\ufffc?\n\|(?![ :|-]*$).*\|.*\|/gm],
  ["words cannot be struck out or highlighted: delete them, or the marks", /(~~|(?<![^\s(“])==)(?=\S)[^~=\n]+\1/g],
];

/** Errors in a field, which is plain text. */
export const inFields: readonly RegExp[] = [
  /<\/?(?:a|b|blockquote|br|center|code|del|div|em|font|h[1-6]|hr|i|iframe|img|li|ol|p|s|script|small|span|strike|strong|style|su[bp]|table|t[dhr]|u|ul)(?:\s+[\w-]+=[^<>]*)?\s*\/?>/gi,
  // Asterisks after a word may mark a footnote.
  /(?<![\p{L}\p{N}*_`~])(__?|\*\*?|~~|`)(?<![\w%)]\1[^]*\1)(?=[\p{L}\p{N}“‘"'{£(])(?:(?!\1).)*[^\s*_`~]\1(?![\p{L}\p{N}*_`~])/gu,
  new RegExp(String.raw`!?\[[^\]\n]*\]\((?=${to}|photo:)[^)\n]*\)`, "g"),
  /!?\[\[[^\]\n]+\]\]/g,
  /^#{2,6} .*/g,
  /&(?:#\w+|[a-z]\w+);/gi,
  tableRule,
  /\\[!-/:-@[-`{-~]/g,
  // Two entries of a list, and one with a word processor's bullet, unless another follows in its line.
  /^[ \t]*[-*•] +\S.*(?=\n[ \t]*[-*•] +\S)|^[•▪◦‣⁃\ue000-\uf8ff](?=\s[^•]*$)/gm,
];

/** What is probably left over in a text or a field. */
export const unfinished: Sign = [
  "this is left over, or still to be filled in: write your own words, or delete it",
  // By templates and their authors. A text may quote one: a fee “from £X”.
  /(?:\[(?:(?:[Yy]our|YOUR|[Ii]nsert|INSERT) \w[^\]\n]*|[Cc]ompany(?: [Nn]ame)?|City|Town|Year|Name|Date|Price|Phone|Email|Address|Location|TBC|●)\](?!\()|£X)(?<![“"][^”"\n]*)|\b[Ll]orem [Ii]psum\b|\b(?:TODO|FIXME)\b|\b[Ii]nsert (?:your )?text here\b|\b\d*X{3,}\b/g,
  // By assistants, before and after a text, and their marks for sources.
  /【[\d:]+†|:contentReference\[|\bturn\d+(?:search|view|news)\d|^(?:Sure|Certainly|Absolutely|Of course)! Here(?:[’']s| is| are) .*:$|\b(?:Would you like|Let me know if you(?:[’']d| would) like) me to (?:adjust|expand|make (?:it|this)|rewrite|shorten|tailor)\b|\bAs an AI (?:language )?model\b|\b[Hh]ere(?:[’']s| is) (?:a|your) \w+ version\b/gm,
  // By Word, phones and web pages.
  /\bError! Reference source not found|\bSent from my \w+$|<\/?[a-z]:[A-Za-z]+(?: [\w:]+=[^<>\n]*)?\s?\/?>|<!\[(?:end)?if[^<>\n]*>|&(?:nbsp|amp|quot|apos|pound|[lr][sd]quo|[mn]dash|hellip)(?![;a-z\ufffc])|&amp;#?\w+;/gm,
];

/** Probable slips in a text as it is written. */
export const oddSources: readonly Sign[] = [
  [
    table,
    /(?<=\S)(?<!^[ \t]*(?:[^\p{L}\p{N}\s]|o|\d{1,3}[.)]))\t+(?=\S).*\n.*(?<=\S)\t+(?=\S)/gmu,
    // A line of dashes under each heading of a column.
    /^ *-{3,}(?: +-{3,})+ *$/gm,
    // In one line, as the text editor writes a table that is typed there.
    /(?<!\|\\?\n)^\| .*\|$(?!\n\|)/gm,
  ],
  [
    "a + at the start of a line makes a list entry, which looks like a minus: write \\+, or join this line to the one above",
    /(?<=^(?![ \t#]|[-*+] ).*[^\s:]\n)\+ .*$(?!\n[ \t]*\+ )/gm,
  ],
  [
    "pages show this entry outside of the numbered list above: start its line with four spaces",
    /(?<=^\d[.)] .*\n) {1,2}[-*+] +(?=\S)|(?<=^\d\d[.)] .*\n) {1,3}[-*+] +(?=\S)/gm,
  ],
  ["this word is in two parts: write it on one line", /\p{Ll}-\n[ \t]*(?!(?:and|or|to)\b)(?=\p{Ll})/gu],
  [
    "pages do not show these asterisks as written: write **bold** or _emphasis_, with the same characters on both sides, or \\* for the character",
    // `**fair*`, `*fair**`, `\*\*fair\*\*`; `3*4 m, 5*6 m`.
    /(?<![\p{L}\p{N}*)\\])(\*{1,2})(?=[\p{L}\p{N}“‘"'£])[^*\n]*[^\s*\\](?!\1(?!\*))\*{1,2}(?![*\p{L}\p{N}])/gu,
    /(?<![\p{L}\p{N}*)\\])\\\*\\\*(?=\p{L})[^*\n]*[^\s*]\\\*\\\*(?![*\p{L}\p{N}])/gu,
    /(?<=[\p{L}\p{N}])\*(?=[\p{L}\p{N}])(?:(?=[^*\n]* )|(?<=\p{N}\*)(?=\p{N}))[^*\n]*[^\s*\\]\*(?!\*)/gu,
  ],
];

/** Probable slips in a text. Two asterisks after a word, or after a note with one, may mark a second footnote. */
export const oddTexts: readonly Sign[] = [
  unfinished,
  [
    "bold words must be **words**: two asterisks before and after, with no space directly inside",
    /(?:\*\*(?=\s*[\p{L}\p{N}])(?!(?<=^..) [^*\n]*$)(?<!(?:[\w*)]|(?:[\w%)]\*\*|^\*(?=\p{L}))[^]*)\*\*)|(?<=\p{L}[.,:;!?]?)\*\*(?=\p{L}))(?:[^*\n]*\*\*)?/gmu,
  ],
  // `Rent**:** £900`.
  [
    "visitors would see these asterisks: put the word between them too, or delete them",
    /(?<=[\p{L}\p{N}])\*\*[.,:;!?]+\*\*/gu,
  ],
  [
    "visitors would see this backslash: delete it (in /admin, the line break), because no line of its paragraph follows",
    /(?<!\\)\\$/gm,
  ],
  [
    "emphasised words must be _words_: an underscore before and after, with no space directly inside; for the character, write \\_",
    /(?<![^\s(])__?(?=\ufffc?[\p{L}\p{N}])/gu,
  ],
  ["this space is not a plain one: type it again, to make a list", /^[ \t\xa0]*(?:[-*]|\d{1,2}[.)])\xa0/gm],
  ["visitors would see these marks: write a character such as ² or ₂", /(?<=\w)(?:\^[a-z\d]{1,3}\^|~\d~)/g],
  ["this is not a link: write [words](https://…)", /(?<![^\s\ufffc(<]|\][ \t\xa0]\()(?:https?:\/\/|www\.)\w\S+/g],
  ["this is not a link: write [words](mailto:…)", /(?<![\w.+-]|mailto: ?)[\w.+-]+@[\w-]+\.[\w.-]*\w/g],
  [link, new RegExp(String.raw`\]\((?!${to}|photo:)`, "g")],
  ["this link has no target: write [words](/about)", /(?<![\w\])\\])\[(?=[^\]\n]*\p{L}{2})[^\]\n]+\]\[[^\]\n]*\]/gu],
  ["visitors would see these brackets: a text cannot have boxes to tick", /(?<![^\s\ufffc])\[[ xX]?\](?= )/g],
  [
    "visitors would see this code of another program: delete it, or write [words](/about) for a link and ### before a heading",
    // Notes of Docusaurus, headings of Jira and wikis, links of wikis, shortcodes of WordPress, alerts of GitHub, comments of Obsidian and
    // emoji of Slack.
    /^(?::::|h[1-6]\. |={2,6} .*=$).*|%%[^%\n]+%%|(?<![\w:]):[a-z]+(?:_[a-z]+)*:(?![\w:])|(?<!!)\[\[[^\]\n]+\]\]|(?<!\))\[(?:!\w+|\/[a-z][\w-]*|[a-z][\w-]* [\w-]+=[^\]\n]+)\]/gm,
  ],
];

/** Probable slips in a whole file. A quotation mark, dash or dots may follow a capital, as in “Â”. */
export const garbled: Sign = [
  "a character was saved in another encoding: type it again",
  /[\ufb00-\ufb06\ufffc\ufffd]|ï»¿|[ÂÃÄÅ](?:[\u0080-\u00ba\u00bc-\u00bf‚ƒ„†‡ˆ‰Š‹ŒŽ‘“•˜™š›œžŸ€]|[»…’”–—](?=[\p{L}\p{N}]))|(?<!\p{Lu})Â(?= [\p{L}\p{N}])|â(?:€.|‚¬|„¢|[†ˆ˜œ]\S)|ðŸ|¬£|‚Ä[^\s\w]/gu,
];

/** An addition of ChatGPT to a URL, in any file. */
export const assisted: Sign = [
  "an assistant has added this to the URL: delete it",
  /[?&]utm_source=(?:chatgpt|openai|perplexity)\b[^\s#&"'<>)]*/g,
];

/** A URL that Outlook, Google or a social network has replaced with one of its own, which contains it. */
export const wrapped =
  /https:\/\/(?:[\w-]+\.safelinks\.protection\.outlook\.com\/\?|www\.google\.[a-z.]+\/url\?|l\.(?:facebook|instagram)\.com\/l\.php\?|www\.(?:linkedin\.com\/safety\/go|youtube\.com\/redirect)\?)(?:\S*&)?(?:url|q|u)=([^&\s"'<>)]+)/g;

/** A probable slip among the fields. */
export const note: Sign = [
  "a # after a space hides what follows from visitors: put quotation marks around the value, or a space after the #",
  /^[ \t]*(?:(?:- +)*[\w-]+:|-)(?:[ \t]+[^\s"'#][^#\n]*?)?[ \t]+(#[^\s#]\S*)/gm,
];

export const quoted: Sign = [
  "has quotation marks, which pages add: delete them",
  /^(?:“[^”]*”|"[^"]*"|‘[^’]*’|'[^']*')$/g,
];
