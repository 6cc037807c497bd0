import { existsSync, readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { bundle } from "../../plugins/gatsby-plugin-static-pages/bundle";
import { isPhoto } from "../../tools/lib/stock-host/answer";
import { siteFolder } from "../support/built-sites";
import { croppedPhotos, misplaced } from "./geometry";
import { companyOf, longest, sectionsOf, usual, type Fields } from "./generated-sections";
import { expect, setTextSize, test } from "./site";

/** The exports of `openEmpty`'s bundle. */
declare const site: { show: (data: object) => void };

const script = `
  import { createElement } from "react";
  import { renderToStaticMarkup } from "react-dom/server";
  import Page from "./src/templates/page";
  export const show = ({ company, sections }) => {
    const shown = sections.map((section, id) => ({ ...section, id, anchor: "section-" + id, company }));
    const data = { page: { path: "/", navigation: company.navigation, sections: shown }, company };
    document.body.innerHTML = renderToStaticMarkup(createElement(Page, { data, pageContext: {} }));
  };`;

/** The script, bundled. */
let bundled = "";
test.beforeAll(async () => {
  const { outputFiles } = await bundle("The page", "", {
    stdin: { contents: script, resolveDir: "." },
    write: false,
    splitting: false,
    format: "iife",
    globalName: "site",
    loader: { ".scss": "empty" },
  });
  bundled = outputFiles?.[0]?.text ?? "";
});

/** Opens an empty page with the page template and the styles of previews in /admin. */
async function openEmpty(page: Page): Promise<void> {
  const admin = `${siteFolder("email")}/static/admin`;
  const folder = readdirSync(admin).find((name) => existsSync(`${admin}/${name}/styles.css`));
  const body = `<!doctype html><link rel="stylesheet" href="/static/admin/${folder}/styles.css">`;
  await page.route("/empty", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/empty");
  await page.addScriptTag({ content: bundled });
}

/** Renders a page with these sections. */
const show = (page: Page, company: Fields, sections: readonly Fields[]): Promise<void> =>
  page.evaluate((data) => site.show(data), { company, sections });

/** Sections of each type with all fields, in every combination of choices. */
const complete = sectionsOf(usual)
  .flat()
  .filter((section) =>
    Object.values(section).every((value) => value !== null && !(Array.isArray(value) && value.length === 0)),
  );

test.beforeEach(({ page }) => openEmpty(page));

test("sections of any type and fields keep within the column, beside any other type", async ({ page }) => {
  const types = sectionsOf(usual);
  // Every pair of types, and every combination of fields, but not every combination beside every type.
  for (const step of types.keys()) {
    const sections = types.flatMap((all, at) => {
      const shown = all.filter((_section, index) => index % types.length === step);
      const [other = {}] = types[(at + step) % types.length] ?? [];
      return (shown.length > 0 ? shown : all.slice(0, 1)).flatMap((section) => [section, other]);
    });
    await show(page, companyOf(usual), sections);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(misplaced, "main > section"), `${width} pixels`).toEqual([]);
    }
  }
});

test("sections show a whole photo whole, no larger than its pixels or the screen", async ({ page }) => {
  const whole = (width: number, height: number) => {
    const src = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
    return { alt: "A plan", gatsbyImageData: { layout: "constrained", width, height, images: { fallback: { src } } } };
  };
  const photos = [whole(200, 600), whole(1800, 5400), whole(1800, 1200)];
  const shown = complete.flatMap((one) => (one.photo ? photos.map((photo) => ({ ...one, photo })) : []));
  await show(page, companyOf(usual), shown);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(croppedPhotos), `${width} pixels`).toEqual([]);
    expect.soft(await page.evaluate(misplaced, "main > section"), `${width} pixels`).toEqual([]);
  }
});

test("a heading for screen readers only is a line of words, not a column of letters", async ({ page }) => {
  await show(
    page,
    companyOf(usual),
    complete.filter(({ hideHeading }) => hideHeading),
  );
  const sizes = await page
    .locator("main h2")
    .evaluateAll((headings: HTMLElement[]) => headings.map((one) => [one.offsetWidth, one.offsetHeight] as const));
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.filter(([width, height]) => width < height)).toEqual([]);
});

test("a photo that fails shows its alternative text over the panel, also in running text", async ({ page }) => {
  await page.route(isPhoto, (route) => route.abort());
  await page.goto("/sections");
  const photos = await page
    .locator("main img")
    .evaluateAll((images) => images.map((one) => [one.getAttribute("alt"), getComputedStyle(one, "::before").content]));
  expect(photos.length).toBeGreaterThan(1);
  expect(photos.filter(([alt, shown]) => shown !== `${JSON.stringify(alt)} / ""`)).toEqual([]);
});

for (const factor of [1, 2])
  test(`the longest texts fit a screen of 320 pixels at ${factor * 100} % text size`, async ({ page }) => {
    await setTextSize(page, factor);
    await page.setViewportSize({ width: 320, height: 800 });
    // On one page, whose height would be more than 16 million pixels, positions would be imprecise.
    for (const sections of sectionsOf(longest)) {
      await show(page, companyOf(longest), sections);
      expect.soft(await page.evaluate(misplaced, "main > section, body > footer")).toEqual([]);
    }
    expect.soft(await page.evaluate(misplaced, "body > header")).toEqual([]);
    await page.getByRole("banner").locator("> button").click();
    expect.soft(await page.evaluate(misplaced, "body > header > nav")).toEqual([]);
  });

test("the text of a step begins below its heading on a tablet, also without drawings", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await show(
    page,
    companyOf(usual),
    complete.filter(({ __typename }) => __typename === "StepsSection"),
  );
  const edges = await page.locator("main ol > li").evaluateAll((steps) => {
    const leftEdges = (step: Element) =>
      [...step.querySelectorAll("h3, p")].map((one) => one.getBoundingClientRect().left);
    return steps.map((step) => new Set(leftEdges(step)).size);
  });
  expect(new Set(edges)).toEqual(new Set([1]));
});

test("the button in the bar stays on one line beside links that take two", async ({ page }) => {
  const navigation = Array.from({ length: 8 }, (_link, at) => ({ text: `Block Management ${at}`, to: `/${at}` }));
  const button = { text: "Contact Us", to: "/contact" };
  await show(page, { ...companyOf(usual), name: "Night Owl", navigation, button }, []);
  for (const width of [960, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await page.getByRole("link", { name: "Contact Us" }).boundingBox())?.height).toBe(44);
  }
});

test("a hero's heading has long words whole, also beside a photo and on paper", async ({ page }) => {
  const heroes = complete.filter(({ __typename }) => __typename === "HeroSection");
  await show(
    page,
    companyOf(usual),
    heroes.map((hero) => ({ ...hero, heading: "Accommodation" })),
  );
  for (const media of ["screen", "print"] as const)
    for (const width of [320, 768, 1024]) {
      await page.emulateMedia({ media });
      await page.setViewportSize({ width, height: 900 });
      const lines = await page
        .locator("h1")
        .evaluateAll((all) => all.map((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)));
      expect.soft(new Set(lines.map(Math.round)), `${media}, ${width} pixels`).toEqual(new Set([1]));
    }
});

/** The words of each text, and of each element in it the marker, indentation and font. Lengths are in ems of the text. */
const appearances = (texts: Element[]): string[][] =>
  texts.map((text) => {
    const em = Number.parseFloat(getComputedStyle(text).fontSize);
    const inEms = (length: string) => `${(Number.parseFloat(length) / em).toFixed(2)}em`;
    const names = [
      ...["display", "list-style", "padding", "margin-left", "text-indent", "border-style", "position", "text-align"],
      ...["font-family", "font-size", "font-weight", "font-style", "counter-increment", "max-width"],
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
