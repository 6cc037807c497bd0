import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { build } from "esbuild";
import { siteFolder } from "../support/built-sites";
import { styleNames, withoutGatsby } from "../../plugins/gatsby-plugin-static-pages/esbuild-plugins";
import { misplaced } from "./geometry";
import { setTextSize } from "./states";
import { companyOf, longest, sectionsOf, usual } from "./made-up";
import { expect, test } from "./site";

type Fields = Record<string, unknown>;

/** What the bundle of `openEmpty` exports. */
declare const site: { show: (data: object) => void };

const script = `
  import { createElement } from "react";
  import { renderToStaticMarkup } from "react-dom/server";
  import Page from "./src/templates/page";
  export const show = (data) => { document.body.innerHTML = renderToStaticMarkup(createElement(Page, { data, pageContext: {} })); };`;

/** Opens a page with nothing but the template and all styles of the site, those that previews in /admin have. */
async function openEmpty(page: Page): Promise<void> {
  const folder = readdirSync(`${siteFolder("email")}/static`).find((name) => name.startsWith("admin-"));
  const { outputFiles } = await build({
    stdin: { contents: script, resolveDir: "." },
    ...{ bundle: true, write: false, format: "iife", globalName: "site", jsx: "automatic", logLevel: "error" },
    loader: { ".scss": "empty" },
    plugins: [styleNames, withoutGatsby],
  });
  const body = `<!doctype html><link rel="stylesheet" href="/static/${folder}/styles.css">`;
  await page.route("/empty", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/empty");
  await page.addScriptTag({ content: outputFiles[0]?.text ?? "" });
}

/** Shows sections on a page of a company. */
const show = (page: Page, company: Fields, sections: readonly Fields[]): Promise<void> => {
  const placed = sections.map((section, at) => ({ ...section, id: at, anchor: `section-${at}` }));
  const data = { page: { path: "/", navigation: company.navigation, sections: placed }, company };
  return page.evaluate((shown) => site.show(shown), data);
};

test.beforeEach(({ page }) => openEmpty(page));

test("a section of any fields keeps within the column after one of any type, and nothing overlaps", async ({
  page,
}) => {
  const types = sectionsOf(usual);
  for (const others of types) {
    const sections = types.flat().flatMap((section, at) => [others.at(at % others.length) ?? {}, section]);
    await show(page, companyOf(usual), sections);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(misplaced, "main > section"), `${width} pixels`).toEqual([]);
    }
  }
});

for (const factor of [1, 2])
  test(`the longest texts keep within a screen of 320 pixels, ${factor} times as large`, async ({ page }) => {
    await setTextSize(page, factor);
    await page.setViewportSize({ width: 320, height: 800 });
    await show(page, companyOf(longest), sectionsOf(longest).flat());
    expect.soft(await page.evaluate(misplaced, "main > section, body > footer")).toEqual([]);
    expect.soft(await page.evaluate(misplaced, "body > header")).toEqual([]);
    await page.getByRole("banner").locator("label").click();
    expect.soft(await page.evaluate(misplaced, "body > header > nav")).toEqual([]);
  });

test("a heading that begins a text is level with the section's heading beside it", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await show(page, companyOf(usual), [{ __typename: "ProseSection", heading: "Homes", html: "<h3>In short</h3>" }]);
  const headings = page.locator("main").getByRole("heading");
  const [top, other] = await headings.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(other).toBe(top);
});
