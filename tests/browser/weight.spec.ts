import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { fetchedDuring, readToTheEnd, scriptBytes, touchForm, type Fetched } from "../../tools/support/weight";
import { expect, pages, pagesWithForm, test } from "./site";

const withForm = pagesWithForm.map(({ path }) => path);
const paths = pages.map(({ path }) => path);
const files = readdirSync("dist", { recursive: true, encoding: "utf8" });
const htmlFiles = files.filter((file) => file.endsWith(".html"));

const beyondImages = (fetched: readonly Fetched[]): string[] =>
  fetched.filter(({ type }) => type !== "image").map(({ type }) => type);

for (const address of paths.filter((one) => !withForm.includes(one)))
  test(`${address} fetches itself and at most a font, and never runs a script`, async ({ page }) => {
    const atFirst = await fetchedDuring(page, () => page.goto(address));
    const later = await fetchedDuring(page, () => readToTheEnd(page));
    expect(beyondImages(atFirst).sort()).toEqual(["document", "font"]);
    expect(beyondImages(later)).toEqual([]);
    expect(scriptBytes([...atFirst, ...later], await page.content())).toBe(0);
  });

for (const address of withForm)
  test(`${address} fetches one small script that blocks nothing until its form is touched`, async ({ page }) => {
    const atFirst = await fetchedDuring(page, () => page.goto(address));
    const later = await fetchedDuring(page, () => readToTheEnd(page));
    expect(beyondImages(atFirst).sort()).toEqual(["document", "font", "script"]);
    expect(beyondImages(later)).toEqual([]);
    expect(scriptBytes(atFirst, await page.content())).toBeLessThanOrEqual(3072);
    await expect(page.locator("script[src]")).toHaveAttribute("type", "module");
  });

for (const address of paths)
  test(`${address} says the same without scripts`, async ({ page, browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: baseURL ?? "",
      ignoreHTTPSErrors: true,
    });
    const plain = await context.newPage();
    await Promise.all([page.goto(address), plain.goto(address)]);
    expect(await words(plain)).toBe(await words(page));
    await context.close();
  });

test("no element has a style of its own", () => {
  for (const file of htmlFiles)
    expect({ file, own: readFileSync(path.join("dist", file), "utf8").match(/<[^>]+\sstyle=/g) }).toEqual({
      file,
      own: null,
    });
});

test("nothing is served that no page uses: neither Gatsby's runtime nor its data, nor source maps", async ({
  page,
}) => {
  const fetched = await fetchedDuring(page, async () => {
    for (const address of withForm) {
      await page.goto(address);
      await readToTheEnd(page);
      await touchForm(page);
      await page.waitForLoadState("networkidle");
    }
  });
  const used = fetched.map(({ url }) => decodeURI(new URL(url).pathname).slice(1));
  const addressless = /(^|\/)(_headers|_redirects|robots\.txt|sitemap[^/]*\.xml|favicon\.svg|.*\.html|.*LICENSE\.txt)$/;
  // Icons and cards for sharing are fetched by those who want them, from the addresses that the pages give.
  const given = [...htmlFiles, "manifest.webmanifest"].flatMap((file) =>
    readFileSync(path.join("dist", file), "utf8").split(/["\s]/),
  );
  const served = files.filter((file) => /\.\w+$/.test(file) && !/\.(br|gz)$/.test(file));
  expect(
    served.filter(
      (file) =>
        !addressless.test(file) && !used.includes(file) && !given.some((address) => address.endsWith(`/${file}`)),
    ),
  ).toEqual([]);
});

const words = (page: Page): Promise<string> => page.locator("body").innerText();
