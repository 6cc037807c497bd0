import { extractText, getDocumentProxy } from "unpdf";
import { otherPaths, specification } from "../specification";
import { expect, said, test } from "./site";

const paths = [...specification.map(({ path }) => path), ...otherPaths];

/** Text without its white space, which depends on where lines end. */
const bare = (text: string): string => text.replace(/\s/g, "");

/** What elements say that are on the paper; a form is not. */
const read = (elements: Element[]): string[] =>
  elements.filter((element) => element.checkVisibility()).map(({ textContent }) => textContent);

for (const path of paths)
  test.describe(`${path} on paper`, () => {
    let sheets: string[] = [];

    test.beforeEach(async ({ page }) => {
      // Printed at night: paper is white all the same.
      await page.emulateMedia({ colorScheme: "dark" });
      await page.goto(path);
      const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4" })));
      sheets = (await extractText(pdf)).text;
    });

    test("is a brochure: all that the page says, and how to reach the company", async ({ page }) => {
      const paper = bare(sheets.join(""));
      await page.emulateMedia({ media: "print" });
      const words = await page.locator("main :is(h1, h2, h3, p:not(:has(a)), dd)").evaluateAll(read);
      expect(words.length).toBeGreaterThan(2);
      for (const text of words) expect.soft(paper).toContain(bare(text));
      for (const fact of [
        "{company}",
        "{phone}",
        "{email}",
        "{address}",
        "{legalName}",
        "{companyNumber}",
        `{url}${path}`,
      ])
        expect(paper).toContain(bare(said(fact)));
      expect(sheets.length).toBeLessThanOrEqual(10);
    });

    test("leaves out what only works on a screen", () => {
      const paper = sheets.join("\n");
      for (const word of ["Skip to content", "Menu", "Close", "Quick Links", "Send Message", "Send Enquiry", "(#"])
        expect(paper).not.toContain(word);
    });

    test("writes addresses behind links", async ({ page }) => {
      const links = page.locator("main a[href]:not([href^='#'], [href^='tel:'], [href^='mailto:'], form a)");
      const paper = bare(sheets.join(""));
      for (const link of await links.all())
        expect(paper).toContain(bare(`${await link.innerText()} (${await link.getAttribute("href")})`));
    });

    test("ends no sheet with a heading", async ({ page }) => {
      const headings = (await page.getByRole("heading").allInnerTexts()).map(bare);
      for (const sheet of sheets.slice(0, -1)) {
        const last = bare(sheet.trim().split("\n").at(-1) ?? "");
        expect(headings).not.toContain(last);
      }
    });

    test("is dark on light", async ({ page }) => {
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      const schemes = await page
        .locator("main, main > section, footer")
        .evaluateAll((all) => all.map((element) => getComputedStyle(element).colorScheme));
      expect(new Set(schemes)).toEqual(new Set(["light"]));
    });
  });
