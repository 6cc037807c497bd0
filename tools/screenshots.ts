import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { readContent } from "../plugins/gatsby-source-content/read/read-content";
import { sitePath } from "../plugins/gatsby-source-content/site-path";
import { anchorOf } from "../plugins/gatsby-source-content/read/entry";
import { isDraft, sitePages } from "../plugins/gatsby-source-content/read/pages";
import { isSectionName, sectionTypeOf } from "../plugins/gatsby-source-content/schema/sdl";
import { firstOfType } from "./lib/first-of-type";
import { runCommand, WrongUsage } from "./lib/run-command";
import { failedPhotos, withTestSite, type Stage } from "./lib/stage";

const usage = `npm run screenshots             every page of the built site, in light and dark mode, with and without photos, to screenshots/
npm run screenshots handbook    the images of the README and the handbook, to docs/images/`;

/** The widths of a phone, a tablet, a laptop and a large screen in pixels. */
const widths = [375, 768, 1440, 2560];

const view = { viewport: { width: 1280, height: 860 }, reducedMotion: "reduce" } as const;

/** Takes full pages, for a person to look at. */
async function takePages({ browser }: Stage, origin: string): Promise<void> {
  const pages = sitePages(readContent()).filter(({ entry }) => !isDraft(entry));
  for (const photos of ["on", "off"])
    for (const colorScheme of ["light", "dark"] as const)
      for (const width of widths) {
        const page = await browser.newPage({ ...view, viewport: { width, height: 860 }, colorScheme });
        if (photos === "off") await page.route(/^https:..(?!localhost)/, (route) => route.abort());
        for (const { path = "" } of pages) {
          await page.goto(origin + path);
          await page.evaluate(failedPhotos);
          const file = `screenshots/${[path.slice(1) || "home", width, colorScheme, `photos-${photos}`].join("-")}.png`;
          await page.screenshot({ path: file, fullPage: true });
          console.log(file);
        }
        await page.context().close();
      }
}

/** Takes two views of the site, and a section of each type without the fixed bar. */
async function takeHandbook({ browser }: Stage, origin: string): Promise<void> {
  // `bypassCSP` permits `addStyleTag`.
  const page = await browser.newPage({ bypassCSP: true, colorScheme: "dark", ...view });
  await page.goto(`${origin}/services#flips`);
  await write(page, "night");
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(origin);
  await write(page, "day");
  for (const [typeName, { entry, address }] of firstOfType(readContent())) {
    if (!isSectionName(typeName) || address === undefined) continue;
    await page.goto(origin + address);
    await page.addStyleTag({ content: "body * { visibility: hidden } main, main * { visibility: visible }" });
    await write(page, `sections/${sectionTypeOf(typeName)}`, page.locator(`#${anchorOf(entry)}`));
  }
}

async function write(page: Page, name: string, shown: Page | Locator = page): Promise<void> {
  const file = `docs/images/${name}.webp`;
  await page.evaluate(failedPhotos);
  const image = sharp(await shown.screenshot());
  await image.resize({ width: 960 }).webp({ quality: 70 }).toFile(file);
  console.log(file);
}

void runCommand({ usage, most: 1, options: {} }, async ([word]) => {
  if (word !== undefined && word !== "handbook") throw new WrongUsage(`Unexpected argument "${word}"`);
  await withTestSite(async (stage) => {
    const origin = await stage.serve("dist", { prefix: sitePath() });
    await (word ? takeHandbook(stage, origin) : takePages(stage, origin));
  });
});
