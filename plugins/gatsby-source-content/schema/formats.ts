import { photoHosts } from "../photos";

/** A format of texts, with its description for editors. */
interface Format {
  validate: (text: string) => boolean;
  words: string;
}

const host = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?(?=$|[/?#])/;
const mailbox = /^[\w.'+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;
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

/** Whether a phone can dial a number. "+44 (0)20" has a superfluous 0. */
const isPhone = (text: string, digits: number): boolean =>
  /^\+?[\d(][\d ().-]*$/.test(text) &&
  !/^\+.*\(0/.test(text) &&
  text.replaceAll(/\D/g, "").length >= digits &&
  text.replaceAll(/\D/g, "").length <= 15;

/**
 * A URL as browsers print it, with all characters encoded that are special in HTML, in a CSP or in host configuration; undefined if
 * it is not a URL.
 */
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

/** Whether a URL is as browsers print it, except for a slash after the host. */
const isNormalized = (text: string): boolean => [text, `${text}/`].includes(normalizeUrl(text) ?? "");

const isHttps = (text: string): boolean => host.test(text) && isNormalized(text);

const isLink = (text: string): boolean =>
  own.test(text) ||
  mailbox.test(mailto.exec(text)?.[1] ?? "") ||
  (text.startsWith("tel:") && isPhone(text.slice(4).replace(/;ext=\d+$/, ""), 3)) ||
  (web.test(text) && normalizeUrl(text) !== undefined);

/** The values of `@constraint(format: …)`. */
export const formats: Record<string, Format> = {
  email: { validate: (text) => mailbox.test(text), words: "an email address, for example name@example.com" },
  file: {
    validate: (text) => /^\/[\w-]+\.(pdf|png|jpe?g|webp)$/.test(text),
    words: 'the path of a PDF or image in static/, for example "/certificate.pdf" for static/certificate.pdf',
  },
  https: {
    validate: isHttps,
    words: "a URL, for example https://www.example.com/page, with characters such as $ , ; encoded as %24 %2C %3B",
  },
  link: {
    validate: isLink,
    words: 'a link: a page ("/about"), an anchor ("#contact", "/about#story"), or a URL with https://, mailto: or tel:',
  },
  site: {
    validate: (text) => isNormalized(text) && path.test(text.replace(host, "") || "/") && !text.endsWith("/"),
    words:
      'a URL that starts with https:// and has no slash at the end, for example "https://www.example.com" or "https://example.github.io/site"',
  },
  path: {
    validate: (text) => path.test(text),
    words: 'a path: "/", or words in small letters with dashes, for example "/about-us"',
  },
  phone: {
    validate: (text) => isPhone(text, 9),
    words: "a phone number: digits and spaces, for example 020 7946 0123",
  },
  photo: {
    validate: (text) => photoHosts.some((host) => host.accepts(text)),
    words: `a photo's URL at a stock host, without a question mark and the text after it: ${photoHosts
      .map((host) => `"${host.example}"`)
      .join(" or ")}`,
  },
};
