import type { Page } from "@playwright/test";
import path from "node:path";
import sharp from "sharp";
import { anchorOf } from "../plugins/content-model/read/content";
import { isDraft, sitePages } from "../plugins/content-model/read/pages";
import { readContent } from "../plugins/content-model/read/read-content";
import { readTypes } from "../plugins/content-model/schema/read-types";
import { sectionTypeNames, sectionTypeOf } from "../plugins/content-model/schema/sdl";
import { sitePath } from "../plugins/content-model/site-path";
import { examples } from "./lib/examples";
import { copyGallery, runTool } from "./lib/gallery";
import { runCommand, WrongUsage } from "./lib/run-command";
import { failedPhotos, withTestSite } from "./lib/test-site";

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

async function takeViews(tab: Page, origin: string): Promise<void> {
  // The longest page, from its second section on.
  const [longest] = pages().sort((a, b) => b.sections.length - a.sections.length);
  await tab.emulateMedia({ colorScheme: "dark" });
  await tab.goto(`${origin}${longest?.path ?? ""}#${longest?.sections.map(anchorOf)[1] ?? ""}`);
  await takeImage(tab, "night");
  await tab.emulateMedia({ colorScheme: "light" });
  await tab.goto(origin);
  await takeImage(tab, "day");
}

/** Takes the first example of each section type without the fixed bar. */
async function takeSections(tab: Page, origin: string): Promise<void> {
  await tab.goto(`${origin}/sections`);
  await tab.addStyleTag({ content: "body * { visibility: hidden } main, main * { visibility: visible }" });
  const names = [...examples().keys()];
  for (const type of sectionTypeNames(readTypes("src")).map(sectionTypeOf)) {
    const name = names.find((one) => one.startsWith(`${type}-`));
    if (name) await takeImage(tab, `sections/${type}`, `#${name}`);
  }
}

async function takeImage(tab: Page, name: string, element?: string): Promise<void> {
  const file = `docs/images/${name}.webp`;
  await tab.evaluate(failedPhotos);
  const image = sharp(await (element ? tab.locator(element) : tab).screenshot());
  await image.resize({ width: 960 }).webp({ quality: 70 }).toFile(file);
  console.log(file);
}

void runCommand({ usage, most: 1, options: {} }, async ([word]) => {
  if (word !== undefined && word !== "handbook") throw new WrongUsage(`Unexpected argument "${word}"`);
  const gallery = word && copyGallery();
  if (gallery && !runTool("build", gallery)) return false;
  // The CSP would reject `addStyleTag`.
  const view = { viewport: { width: 1280, height: 860 }, reducedMotion: "reduce", bypassCSP: true } as const;
  await withTestSite(async ({ context, serve }) => {
    const origin = await serve("dist", sitePath());
    const tab = await context.newPage();
    if (!gallery) return takePages(tab, origin);
    await takeViews(tab, origin);
    await takeSections(tab, await serve(path.join(gallery, "dist")));
  }, view);
  return true;
});
