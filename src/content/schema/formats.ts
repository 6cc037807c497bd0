import { existsSync } from "node:fs";
import { photoHosts } from "../../photos";

/** A named kind of text: how to recognise it, and how to say it to an editor. */
interface Format {
  test: (text: string) => boolean;
  words: string;
}

const origin = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/;
const path = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/;
const anchor = /^#[a-z][a-z0-9-]*$/;
const phone = /^\+?[0-9][0-9 ]{8,16}$/;
const mailbox = /^[^\s@<>"']+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

const isHttps = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === "https:";

const isLink = (text: string): boolean =>
  anchor.test(text) ||
  path.test(text.replace(/#[a-z][a-z0-9-]*$/, "")) ||
  isHttps(text) ||
  (text.startsWith("mailto:") && mailbox.test(text.slice(7).replace(/\?.*$/, ""))) ||
  (text.startsWith("tel:") && phone.test(text.slice(4)));

/** The values of `@constraint(format: …)`. */
export const formats: Record<string, Format> = {
  email: { test: (text) => mailbox.test(text), words: "an email address, like name@example.com" },
  file: {
    test: (text) => /^\/[\w-]+\.(pdf|png|jpe?g|webp)$/.test(text) && existsSync(`static${text}`),
    words: 'the address of a PDF or a picture that lies in static/, like "/certificate.pdf" for static/certificate.pdf',
  },
  https: { test: isHttps, words: "a web address that starts with https://" },
  link: {
    test: isLink,
    words:
      'a page ("/about"), an anchor ("#contact", "/about#story") or an address that starts with https://, mailto: or tel:',
  },
  origin: {
    test: (text) => origin.test(text),
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
