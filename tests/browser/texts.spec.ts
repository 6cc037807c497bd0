import { complete, openEmpty, show } from "./empty-page";
import { companyOf, usual, type Fields } from "./generated-sections";
import { expect, test } from "./site";

/** The words of each text, and of each element in it the marker, indentation and font. Lengths are in ems of the text. */
const appearances = (texts: Element[]): string[][] =>
  texts.map((text) => {
    const em = Number.parseFloat(getComputedStyle(text).fontSize);
    const inEms = (length: string) => `${(Number.parseFloat(length) / em).toFixed(2)}em`;
    const names = [
      ...["display", "list-style", "padding-inline", "padding-top", "margin-left", "text-indent", "border-style"],
      ...["position", "text-align", "font-family", "font-size", "font-weight", "font-style"],
      ...["counter-increment", "max-width"],
    ];
    const elements = [...text.querySelectorAll("*")].map((element) => {
      const [style, ...around] = [null, "::before", "::after"].map((part) => getComputedStyle(element, part));
      const values = [...names.map((name) => style?.getPropertyValue(name)), ...around.map(({ content }) => content)];
      return [element.tagName, ...values].join(" | ").replaceAll(/[\d.]+px/g, inEms);
    });
    return [text instanceof HTMLElement ? text.innerText : "", ...elements];
  });

test("markdown looks the same in a section of any type as in plain text, on screen and paper", async ({ page }) => {
  await page.goto("/sections");
  const html = await page.locator("#prose-every-element > :not(h2)").innerHTML();
  await openEmpty(page);
  const sections = complete.flatMap((section): Fields[] => (section.html ? [{ ...section, html }] : []));
  const plain = sections.filter(({ __typename }) => __typename === "ProseSection").slice(0, 1);
  await show(page, companyOf(usual), [...plain, ...sections]);
  for (const media of ["screen", "print"] as const) {
    await page.emulateMedia({ media });
    const [expected = [], ...others] = await page.locator("main :has(> blockquote)").evaluateAll(appearances);
    expect(others).toHaveLength(sections.length);
    const differences = others.flatMap((lines, at) =>
      lines
        .filter((line, index) => line !== expected[index])
        .map((line) => `${String(sections[at]?.__typename)}: ${line}`),
    );
    expect(differences).toEqual([]);
  }
});

test("plain text has numbers, and indents of lists and quotations", async ({ page }) => {
  await page.goto("/sections");
  const { numbered, lefts } = await page.locator("#prose-every-element").evaluate((section) => {
    const places = ["div > p", "div > ol > li", "ol > li > ul > li", "ul > li > ol > li", "blockquote > p"];
    return {
      numbered: [...section.querySelectorAll("ol")].map((list) => [getComputedStyle(list).listStyleType, list.start]),
      lefts: places.map((place) => section.querySelector(place)?.getBoundingClientRect().left ?? 0),
    };
  });
  expect(numbered).toEqual([1, 1, 3].map((start) => ["decimal", start]));
  const [text = 0, list = 0, second = 0, third = 0, quotation = 0] = lefts;
  expect([list > text, second > list, third > second, quotation > text]).toEqual([true, true, true, true]);
});

test("the paragraphs of a text in two columns keep apart", async ({ page }) => {
  const stories = complete.filter(({ storyLayout }) => storyLayout === "columns");
  const html = "<p>We buy homes.</p>".repeat(4);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openEmpty(page);
  await show(page, companyOf(usual), [{ ...stories[0], html }]);
  const tops = await page
    .locator("main p:has-text('We buy homes.')")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const [first = 0, second = 0, third = 0, fourth = 0] = tops;
  expect([third, fourth]).toEqual([first, second]);
  expect(second - first).toBeGreaterThan(40);
});
