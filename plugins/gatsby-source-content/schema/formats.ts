import { photoHosts } from "../photos";

/** A named kind of text: how to recognise it, and how to say it to an editor. */
interface Format {
  test: (text: string) => boolean;
  words: string;
}

const host = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?(?=$|[/?#])/;
const path = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/;
const anchor = /^#[a-z][a-z0-9-]*$/;
const phone = /^\+?[0-9][0-9 ]{8,16}$/;
const mailbox = /^[\w.+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/**
 * A web or email address as browsers print it, with every other sign encoded that means something in HTML, in a policy or in a
 * server's file; undefined for what is no address.
 */
export function plainAddress(text: string): string | undefined {
  try {
    return new URL(text).href.replace(
      /[^\w.~:/?#@!&'()*+=%-]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
    );
  } catch {
    // `URL.canParse` is no way around this: once it runs often, Node 20 takes an address with an é for none.
    return undefined;
  }
}

/** Whether an address is written as it is printed, but for a slash after the host. */
const isPlain = (text: string): boolean => [text, `${text}/`].includes(plainAddress(text) ?? "");

const isHttps = (text: string): boolean => host.test(text) && isPlain(text);

const isLink = (text: string): boolean =>
  anchor.test(text) ||
  path.test(text.replace(/#[a-z][a-z0-9-]*$/, "")) ||
  isHttps(text) ||
  (text.startsWith("mailto:") && mailbox.test(text.slice(7).replace(/\?.*$/, "")) && isPlain(text)) ||
  (text.startsWith("tel:") && phone.test(text.slice(4)));

/** The values of `@constraint(format: …)`. */
export const formats: Record<string, Format> = {
  email: { test: (text) => mailbox.test(text), words: "an email address, like name@example.com" },
  file: {
    test: (text) => /^\/[\w-]+\.(pdf|png|jpe?g|webp)$/.test(text),
    words: 'the address of a PDF or a picture that lies in static/, like "/certificate.pdf" for static/certificate.pdf',
  },
  https: {
    test: isHttps,
    words:
      "a web address as browsers copy it, like https://www.example.com/page, with $ , ; and the like as %24 %2C %3B",
  },
  link: {
    test: isLink,
    words:
      'a page ("/about"), an anchor ("#contact", "/about#story") or an address that starts with https://, mailto: or tel:',
  },
  origin: {
    test: (text) => host.exec(text)?.[0] === text && isPlain(text),
    words: 'a web address that starts with https:// and has no slash at the end, like "https://www.example.com"',
  },
  path: {
    test: (text) => path.test(text),
    words: 'a page\'s address: "/" or words in small letters, like "/about-us"',
  },
  phone: { test: (text) => phone.test(text), words: "a phone number: digits and spaces, like 020 7946 0123" },
  photo: {
    test: (text) => photoHosts.some((host) => host.accepts(text)),
    words: `a photo's address without parameters at a stock host that the site knows: ${photoHosts
      .map((host) => `"${host.example}"`)
      .join(" or ")}`,
  },
};

/** The tests of the formats by name, for validators that are compiled at build time. */
export const formatTests = Object.fromEntries(Object.entries(formats).map(([name, { test }]) => [name, test]));
