import { isDate, weekdays } from "../dates";
import { hostOf, photoHosts, photoProblem } from "../photo-hosts";
import { isPhone, phoneProblem } from "../phone";
import { isInline, isRichText } from "../read/markdown";
import { decodeOldPath, oldPathProblem } from "./old-path";

interface Format {
  validate: (text: string) => boolean;
  words: string;
  /** The problem of a likely text, with its remedy; undefined for any other. */
  problem?: (text: string) => string | undefined;
}

const host = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?(?=$|[/?#])/;
const mailbox = /^[\p{L}\p{N}_.'+-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u;
const segment = "[a-z0-9-]{1,100}";
const pagePath = String.raw`\/(?:${segment}(?:\/${segment})*)?`;
const path = new RegExp(`^${pagePath}$`);

/** Characters that a URL in HTML cannot have. Others, for example `,` `;` and `@`, may be in its path and query. */
const foreign = String.raw`\s\p{Cc}<>"\x60\\{}`;
const query = String.raw`(?:\?[^#${foreign}]*)?`;
const part = String.raw`[\p{L}\p{N}_-]+`;
const web = new RegExp(String.raw`^https:\/\/${part}(?:\.${part})+(?::\d+)?(?=$|[/?#])[^${foreign}]*$`, "u");
const own = new RegExp(String.raw`^(?=.)(?:${pagePath}${query})?(?:#[a-z0-9][a-z0-9-]*)?$`, "u");
const mailto = new RegExp(String.raw`^mailto:([^?]*)${query}$`, "u");

/** The scheme of a URL that is not https, is misspelt or is missing. */
export const foreignScheme =
  /^(?:h?t{1,3}ps?(?:[:;]?[\\/]{1,3}|:) *|\/\/)+|^(?=www\.|(?:[\w-]+\.)+(?!(?:html?|mdx?|php|aspx?)\b)[a-z]{2,}(?:[/?#]|$))/i;

/** A URL as browsers print it, with all characters encoded that are special in HTML, a CSP or host configuration; undefined for no URL. */
export function normalizeUrl(text: string): string | undefined {
  try {
    return new URL(text).href.replace(
      /[^\w.~:/?#@!&'()*+=%-]/g,
      (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
    );
  } catch {
    // Not `URL.canParse`: optimised by V8, it returns false in Node 20 for a URL with an é.
    return undefined;
  }
}

/** Whether a URL of a host is as browsers print it, except for a slash after the host. */
const isHttps = (text: string): boolean => host.test(text) && [text, `${text}/`].includes(normalizeUrl(text) ?? "");

const isWeb = (text: string): boolean => web.test(text) && normalizeUrl(text) !== undefined;

const isLink = (text: string): boolean =>
  own.test(text) ||
  (mailto.exec(text)?.[1] ?? "").split(",").every((one) => mailbox.test(one)) ||
  (text.startsWith("tel:") && isPhone(text.slice(4))) ||
  // WhatsApp knows numbers only with the country's code, and only digits.
  (isWeb(text) && !/^https:\/\/wa\.me\/(?:[+0]|7\d{9}$|\d+[^\d/?#])/.test(text));

/** Scripts that are written from right to left, for which the styles are not made. */
const rightToLeft = new Set(["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg"]);

/** Whether a text is a BCP 47 tag of a known language that is written from left to right. */
function isLanguage(text: string): boolean {
  try {
    const locale = new Intl.Locale(text);
    const { script = "" } = locale.maximize();
    return locale.toString() === text && script !== "" && !rightToLeft.has(script);
  } catch {
    return false;
  }
}

/** The values of `@constraint(format: …)`. */
export const formats: Record<string, Format> = {
  company: {
    // Jersey, Guernsey and the Isle of Man have shorter numbers. A British one with seven digits has lost its leading zero.
    validate: (text) => /^(?=.{8}$)(?:\d+|(?:R|[A-Z]{2})\d{3,}[A-Z]*)$|^\d{4,6}[A-Z]?$/.test(text),
    words:
      'eight digits, or two capitals and six digits, in quotation marks, for example "01234567" or "SC123456". Without a number, remove the field',
  },
  date: { validate: isDate, words: "a day that exists, as year-month-day, for example 2027-01-31" },
  dayMonthOrYear: {
    validate: (text) => [text, `${text}-01`, `${text}-01-01`].some(isDate),
    words: 'a day, a month or a year, for example 2027-01-31, 2027-01 or "2027"',
  },
  dayOrWeekday: {
    validate: (text) => isDate(text) || weekdays.some((day) => day === text),
    words: "a weekday in English, or a day as year-month-day, for example Monday or 2027-01-31",
  },
  email: { validate: (text) => mailbox.test(text), words: "an email address, for example name@example.com" },
  file: {
    validate: (text) => /^\/[^/?#%\\"<>\p{Cc}]+\.(pdf|png|jpe?g|webp)$/iu.test(text),
    words: 'the path of a PDF or image in static/, for example "/certificate.pdf" for static/certificate.pdf',
  },
  https: {
    validate: isHttps,
    words: "a URL, for example https://www.example.com/page, with characters such as $ , ; encoded as %24 %2C %3B",
  },
  language: {
    validate: isLanguage,
    words: 'the code of a language that is written from left to right, for example "cy" for Welsh or "pl" for Polish',
  },
  link: {
    validate: isLink,
    words: 'a link: a page ("/about"), an anchor ("#contact", "/about#story"), or a URL with https://, mailto: or tel:',
  },
  site: {
    // At GitHub Pages, the path is the name of the repository, which may have capitals.
    validate: (text) => isHttps(text) && /^(?!.*\.(?:html?|php)$)(\/[\w.~-]+)*$/.test(text.replace(host, "")),
    words:
      'a URL that starts with https:// and has no slash at the end, for example "https://www.example.com" or "https://example.github.io/site"',
  },
  markdown: { validate: isInline, words: "one paragraph of words, **bold** words and [links](/about)" },
  richText: { validate: isRichText, words: "paragraphs and lists, with **bold** words and [links](/about)" },
  path: {
    validate: (text) => path.test(text),
    words: 'a path: "/", or words in small letters with dashes, for example "/about-us"',
  },
  oldPath: {
    validate: (text) => decodeOldPath(text) !== undefined,
    words: 'a path of the old site, for example "/about.html" or "/2019/05/our-team/"',
    problem: oldPathProblem,
  },
  phone: {
    validate: (text) => /^\(?[+0]/.test(text) && isPhone(text),
    words:
      "a phone number that starts with 0 or +: digits and spaces, for example 020 7946 0123, with or without ext. 12",
    problem: phoneProblem,
  },
  postcode: {
    // Other countries have other postcodes.
    validate: (text) =>
      !/^[a-z]{1,2}\d[a-z\d]? *[\do][a-z]{2}$/i.test(text) || /^[A-Z]+\d[A-Z\d]? \d[A-Z]+$/.test(text),
    words: 'a postcode in capital letters, with a space and then a digit, for example "SW1A 0AA"',
  },
  web: { validate: isWeb, words: "a URL, for example https://www.example.com/page, with %20 for a space" },
  photo: {
    validate: (text) => hostOf(text) !== undefined,
    words: `a photo's URL at a stock host, without a question mark and the text after it: ${photoHosts
      .map((host) => `"${host.example}"`)
      .join(" or ")}. For an image of your own, write "image: …" with its file's name instead`,
    problem: photoProblem,
  },
};
