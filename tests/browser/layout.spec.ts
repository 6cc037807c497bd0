import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { build } from "esbuild";
import { siteFolder } from "../support/built-sites";
import { styleNames, withoutGatsby } from "../../plugins/gatsby-plugin-static-pages/esbuild-plugins";
import { misplaced } from "./geometry";
import { setTextSize } from "./text-settings";
import { companyOf, longest, sectionsOf, usual, type Fields } from "./generated-sections";
import { expect, test } from "./site";

/** The exports of `openEmpty`'s bundle. */
declare const site: { show: (data: object) => void };

const script = `
  import { createElement } from "react";
  import { renderToStaticMarkup } from "react-dom/server";
  import Page from "./src/templates/page";
  export const show = (data) => { document.body.innerHTML = renderToStaticMarkup(createElement(Page, { data, pageContext: {} })); };`;

/** Opens an empty page with the page template and the styles of previews in /admin. */
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

/** Renders a page with these sections. */
const show = (page: Page, company: Fields, sections: readonly Fields[]): Promise<void> => {
  const shown = sections.map((section, at) => ({ ...section, id: at, anchor: `section-${at}` }));
  const data = { page: { path: "/", navigation: company.navigation, sections: shown }, company };
  return page.evaluate((data) => site.show(data), data);
};

test.beforeEach(({ page }) => openEmpty(page));

test("sections of any type and fields keep within the column without overlaps, beside any other type", async ({
  page,
}) => {
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

for (const factor of [1, 2])
  test(`the longest texts fit a screen of 320 pixels at ${factor * 100} % text size`, async ({ page }) => {
    await setTextSize(page, factor);
    await page.setViewportSize({ width: 320, height: 800 });
    await show(page, companyOf(longest), sectionsOf(longest).flat());
    expect.soft(await page.evaluate(misplaced, "main > section, body > footer")).toEqual([]);
    expect.soft(await page.evaluate(misplaced, "body > header")).toEqual([]);
    await page.getByRole("banner").locator("label").click();
    expect.soft(await page.evaluate(misplaced, "body > header > nav")).toEqual([]);
  });
