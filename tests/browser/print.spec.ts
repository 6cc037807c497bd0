import { extractText, getDocumentProxy } from "unpdf";
import { filledIn } from "../expected";
import { expect, test } from "./site";

/** Text without white space, because lines break elsewhere on paper. */
const bare = (text: string): string => text.replace(/\s/g, "");

/** The text of visible elements. */
const read = (elements: Element[]): string[] =>
  elements.filter((element) => element.checkVisibility()).map(({ textContent }) => textContent);

test("a page prints its content on light paper, without forms and navigation", async ({ page }) => {
  // The width of A4 in pixels.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/sections");
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4" })));
  const { text: sheets } = await extractText(pdf);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });

  const words = await page.locator("main :is(h1, h2, h3, p:not(:has(a)), dd)").evaluateAll(read);
  const links = await page
    .locator("main a[href]:not([href^='#'], [href^='tel:'], [href^='mailto:'], form a)")
    .evaluateAll((all) => all.map((link) => `${link.textContent} (${link.getAttribute("href")})`));
  const company = ["{company}", "{phone}", "{email}", "{url}/sections"];
  const paper = bare(sheets.join(""));
  const missing = [...words, ...links, ...company.map(filledIn)].filter((text) => !paper.includes(bare(text)));
  expect.soft(missing, "texts, contact details and URLs").toEqual([]);

  // Portrait and landscape A4.
  for (const width of [1123, 794]) {
    await page.setViewportSize({ width, height: 1123 });
    await expect.soft(page.locator("header nav, form").filter({ visible: true })).toHaveCount(0);
  }
  expect.soft(sheets.join("")).not.toContain("(#");

  const isHeading = ":is(h1, h2, h3, h4, h5, h6, summary, p:has(+ :is(h1, h2)))";
  const headings = (await page.locator(isHeading).allInnerTexts()).map(bare);
  const last = sheets.slice(0, -1).map((sheet) => bare(sheet.trim().split("\n").at(-1) ?? ""));
  const stranded = last.filter((line) => headings.includes(line));
  expect.soft(stranded, "headings at the end of a sheet").toEqual([]);

  const backgrounds = page.locator("main, main > section, footer");
  const schemes = await backgrounds.evaluateAll((all) => all.map((one) => getComputedStyle(one).colorScheme));
  expect.soft(new Set(schemes)).toEqual(new Set(["light"]));
  expect.soft(await page.evaluate(() => document.getAnimations().length), "half-drawn drawings").toBe(0);
});
