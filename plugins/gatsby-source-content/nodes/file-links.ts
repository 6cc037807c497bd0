import { statSync } from "node:fs";
import { escapeHtml } from "../escape-html";

/** A link to a file of static/, as in `<a href="/brochure.pdf">Our brochure</a>`. */
const fileLink = /<a href="(\/[\w./-]+\.(\w{2,5}))"((?: title="[^"]*")?)>([^]*?)<\/a>/g;

/** HTML in which each link to a file says what opens, as in "Our brochure (PDF, 240 KB)": https://www.w3.org/TR/WCAG20-TECHS/G201 */
export const describeFiles = (html: string, folder = "static"): string =>
  html.replace(fileLink, (whole, address: string, ending: string, rest: string, words: string) => {
    const size = statSync(`${folder}${address}`, { throwIfNoEntry: false })?.size;
    if (size === undefined) return whole;
    return `<a href="${address}"${rest}>${words} (${escapeHtml(ending.toUpperCase())}, ${sizeOf(size)})</a>`;
  });

/** `245760` -> `246 KB`. */
const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
