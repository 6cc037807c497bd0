import { brotliCompressSync, constants } from "node:zlib";
import type { Page, Request } from "@playwright/test";

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

/** What a visitor who begins to write in the page's form makes the browser fetch. */
export async function touchForm(page: Page): Promise<void> {
  await page.locator("main form").getByRole("textbox").first().focus();
  await page.locator("main form[novalidate]").waitFor();
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

/** Bytes of a text as CDNs send it: they compress on the fly, at brotli's fifth level. */
export const brotli = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
