import type { Page } from "@playwright/test";
import sharp from "sharp";
import { anchorOf } from "../plugins/content-model/read/entry";
import { isDraft, sitePages } from "../plugins/content-model/read/pages";
import { readContent } from "../plugins/content-model/read/read-content";
import { sectionTypeOf } from "../plugins/content-model/schema/sdl";
import { sitePath } from "../plugins/content-model/site-path";
import { runCommand, WrongUsage } from "./lib/run-command";
import { failedPhotos, withTestSite } from "./lib/stage";

const usage = `npm run screenshots             every page of the built site at four widths, in light and dark mode, to screenshots/
npm run screenshots handbook    the images of the README and the handbook, to docs/images/`;

/** The widths of a phone, a tablet, a laptop and a large screen in pixels. */
const widths = [375, 768, 1440, 2560];

/** The pages that a build has, the home page first. */
const pages = () =>
  sitePages(readContent(process.cwd()))
    .filter(({ entry }) => !isDraft(entry))
    .sort((a, b) => String(a.path).localeCompare(String(b.path)));

/** Takes full pages, to look for faults. */
async function takePages(tab: Page, origin: string): Promise<void> {
  for (const { path = "" } of pages()) {
    await tab.goto(origin + path);
    for (const colorScheme of ["light", "dark"] as const)
      for (const width of widths) {
        await tab.emulateMedia({ colorScheme });
        await tab.setViewportSize({ width, height: 860 });
        await tab.evaluate(failedPhotos);
        const file = `screenshots/${path.slice(1) || "home"}-${width}-${colorScheme}.png`;
        await tab.screenshot({ path: file, fullPage: true });
        console.log(file);
      }
  }
}

/** Takes two views of the site, and the first section of each type without the fixed bar. */
async function takeHandbook(tab: Page, origin: string): Promise<void> {
  const all = pages().flatMap(({ path = "", sections }) => sections.map((section) => ({ path, section })));
  // The longest page, from its second section on.
  const [longest] = pages().sort((a, b) => b.sections.length - a.sections.length);
  await tab.emulateMedia({ colorScheme: "dark" });
  await tab.goto(`${origin}${longest?.path ?? ""}#${longest?.sections.map(anchorOf)[1] ?? ""}`);
  await takeImage(tab, "night");
  await tab.emulateMedia({ colorScheme: "light" });
  await tab.goto(origin);
  await takeImage(tab, "day");
  const shown = all.filter(({ section }) => !isDraft(section));
  // In a Map, the last entry of a key wins.
  const first = new Map(shown.reverse().map((one) => [one.section.typeName ?? "", one]));
  for (const [typeName, { path, section }] of first) {
    await tab.goto(origin + path);
    await tab.addStyleTag({ content: "body * { visibility: hidden } main, main * { visibility: visible }" });
    await takeImage(tab, `sections/${sectionTypeOf(typeName)}`, `#${anchorOf(section)}`);
  }
}

/** Takes an image of the window or of one element. */
async function takeImage(tab: Page, name: string, element?: string): Promise<void> {
  const file = `docs/images/${name}.webp`;
  await tab.evaluate(failedPhotos);
  const image = sharp(await (element ? tab.locator(element) : tab).screenshot());
  await image.resize({ width: 960 }).webp({ quality: 70 }).toFile(file);
  console.log(file);
}

void runCommand({ usage, most: 1, options: {} }, async ([word]) => {
  if (word !== undefined && word !== "handbook") throw new WrongUsage(`Unexpected argument "${word}"`);
  await withTestSite(async ({ browser, serve }) => {
    const origin = await serve("dist", { prefix: sitePath() });
    // The CSP would reject `addStyleTag`.
    const view = { viewport: { width: 1280, height: 860 }, reducedMotion: "reduce", bypassCSP: true } as const;
    await (word ? takeHandbook : takePages)(await browser.newPage(view), origin);
  });
});
