import { extractText, getDocumentProxy } from "unpdf";
import { footer, labels, pages, said, stringIn } from "../expected";
import { expect, test } from "./site";

/** Text without its white space, which depends on where lines end. */
const bare = (text: string): string => text.replace(/\s/g, "");

/** Words of controls, and marks of links within the page, which paper has no use for. */
const screenWords = [
  "(#",
  stringIn(footer, "heading"),
  ...["skip", "menu", "close"].map((name) => stringIn(labels, name)),
  ...pages.flatMap(({ sections }) => sections.flatMap(({ form }) => (form ? stringIn(form, "submit") : []))),
];

/** What elements say that are on the paper; a form is not. */
const read = (elements: Element[]): string[] =>
  elements.filter((element) => element.checkVisibility()).map(({ textContent }) => textContent);

for (const { path } of pages)
  test(`${path} prints as a brochure`, async ({ page }) => {
    // Printed at night: paper is white all the same.
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(path);
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4" })));
    const { text: sheets } = await extractText(pdf);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });

    await test.step("with all that the page says, how to reach the company, and addresses behind links", async () => {
      const words = await page.locator("main :is(h1, h2, h3, p:not(:has(a)), dd)").evaluateAll(read);
      const links = await page
        .locator("main a[href]:not([href^='#'], [href^='tel:'], [href^='mailto:'], form a)")
        .evaluateAll((all) => all.map((link) => `${link.textContent} (${link.getAttribute("href")})`));
      const company = ["{company}", "{phone}", "{email}", `{url}${path}`];
      const paper = bare(sheets.join(""));
      const missing = [...words, ...links, ...company.map(said)].filter((text) => !paper.includes(bare(text)));
      expect.soft(missing).toEqual([]);
    });

    await test.step("without what only works on a screen", async () => {
      const main = await page.locator("main").innerText();
      const useless = screenWords.filter((word) => !main.includes(word) && sheets.join("\n").includes(word));
      expect.soft(useless).toEqual([]);
    });

    await test.step("with no heading at the foot of a sheet, and not on many", async () => {
      const headings = (await page.getByRole("heading").allInnerTexts()).map(bare);
      const last = sheets.slice(0, -1).map((sheet) => bare(sheet.trim().split("\n").at(-1) ?? ""));
      expect.soft(last.filter((line) => headings.includes(line))).toEqual([]);
      expect.soft(sheets.length).toBeLessThanOrEqual(10);
    });

    await test.step("dark on light", async () => {
      const grounds = page.locator("main, main > section, footer");
      const schemes = await grounds.evaluateAll((all) => all.map((one) => getComputedStyle(one).colorScheme));
      expect.soft(new Set(schemes)).toEqual(new Set(["light"]));
    });
  });
