import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { brotli as asSent } from "../../src/finish/compress";
import type { Page, Request } from "@playwright/test";
import { parse } from "parse5";
import { pageFile } from "../../src/finish/addresses";
import { find, textOf } from "../../src/finish/tree";

/** Something that a browser fetched for a page. */
export interface Fetched {
  url: string;
  /** As in "document", "font", "script", "image". */
  type: string;
  /** Bytes over the wire, headers aside. */
  size: number;
}

/** Everything that the browser fetches while something happens to a page, until the network rests. */
export async function fetchedDuring(page: Page, happen: () => Promise<unknown>): Promise<Fetched[]> {
  const requests: Request[] = [];
  const note = (request: Request) => requests.push(request);
  page.on("request", note);
  await happen();
  await page.waitForLoadState("networkidle");
  page.off("request", note);
  return Promise.all(
    requests.map(async (request) => {
      const response = await request.response();
      const picture = /^image\//.test(response?.headers()["content-type"] ?? "");
      const { responseBodySize } = await request.sizes();
      // Chromium calls the site's icon "other".
      return { url: request.url(), type: picture ? "image" : request.resourceType(), size: responseBodySize };
    }),
  );
}

/** What a visitor who reads a page to its end makes the browser fetch after the first view. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.scrollIntoView({ block: "end", behavior: "instant" }));
  await page.mouse.move(200, 200);
}

/** Bytes of JavaScript, inline blocks included; JSON and speculation rules are data. */
export const scriptBytes = (fetched: readonly Fetched[], html: string): number =>
  sum(fetched.filter(({ type }) => type === "script")) +
  sum(inlineScripts(html).map((text) => ({ size: brotli(text) })));

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*(?:\ssrc=|json|speculationrules))[^>]*>([^]*?)<\/script>/g)].map(
    (match) => match[1] ?? "",
  );

export const sum = (sized: readonly { size: number }[]): number => sized.reduce((total, { size }) => total + size, 0);

export const brotli = (text: string | Buffer): number => brotliCompressSync(text, asSent).length;

export const readPage = (folder: string, page: string): string =>
  readFileSync(path.join(folder, pageFile(page)), "utf8");

/** Bytes of all fonts in a site; they are compressed as they are. */
export function fontBytes(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".woff2"));
  return sum(files.map((file) => ({ size: readFileSync(path.join(folder, file)).length })));
}

/** The text of a page's main heading. */
export function headingOf(html: string): string {
  const heading = find(parse(html), ({ tagName }) => tagName === "h1");
  if (!heading) throw new Error("The page has no main heading");
  return textOf(heading);
}
