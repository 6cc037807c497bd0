import { readFileSync } from "node:fs";
import type { Frame, Page } from "@playwright/test";
import { filesIn } from "../../../plugins/gatsby-plugin-static-pages/files";
import { siteFolder } from "../../support/built-sites";
import { expect, test, type Cms } from "./cms";

/** The text of a page, and the computed styles of its headings, paragraphs, links and list items. */
const appearance = (page: Page | Frame) =>
  page.evaluate(() => {
    const properties = ["color", "font-family", "font-size", "font-weight", "line-height", "display"];
    const styled = [...document.querySelectorAll("main :is(h1, h2, h3, p, a, li)")].map((element) => {
      const style = getComputedStyle(element);
      return [element.textContent, ...properties.map((name) => style.getPropertyValue(name))];
    });
    return { text: document.body.innerText.replace(/\s+/g, " "), styled };
  });

const previewOf = async ({ page }: Cms): Promise<Frame> => {
  await page.frameLocator("iframe").locator("main section").first().waitFor();
  const frame = page.frames().at(-1);
  if (!frame) throw new Error("There is no preview");
  return frame;
};

test("the preview looks like the published page, in light and dark mode", async ({ signIn, github, context }) => {
  const built = siteFolder("content");
  for (const file of filesIn(built)) github.files.set(`content/${file}`, readFileSync(`${built}/${file}`));
  const cms = await signIn();
  const page = await context.newPage();
  for (const [folder, path, colorScheme] of [
    ["home", "/", "light"],
    ["agents", "/agents", "dark"],
  ] as const)
    await test.step(`${path}, ${colorScheme}`, async () => {
      await cms.page.emulateMedia({ colorScheme });
      await cms.open(`page-${folder}/entries/page`);
      const preview = await previewOf(cms);
      const [width, height] = await preview.evaluate(() => [innerWidth, innerHeight] as const);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const expected = await appearance(page);
      // Fonts and further sections load later.
      await expect.poll(async () => appearance(await previewOf(cms))).toEqual(expected);
    });
});

test("a preview outlives the build after a save, which removes its script", async ({ cms, page }) => {
  await cms.open("company/entries/site");
  const isLoaded = () => performance.getEntriesByType("resource").some(({ name }) => name.includes("render-preview"));
  await expect.poll(() => page.evaluate(isLoaded)).toBe(true);
  await page.route("**/static/admin/**", (route) => route.fulfill({ status: 404 }));
  await cms.open("page-about/entries/story");
  await previewOf(cms);
});
