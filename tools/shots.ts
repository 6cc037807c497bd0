import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Browser, Page } from "@playwright/test";
import { readContent } from "../src/content/read/content";
import { isDraft, sitePages } from "../src/content/read/pages";
import { createStage, photosShown } from "./support/stage";
import { stockHosts } from "./support/stock-host/chromium-flags";

const { values } = parseArgs({
  options: {
    pages: { type: "string" },
    widths: { type: "string", default: "375,768,1440,2560" },
    schemes: { type: "string", default: "light,dark" },
    photos: { type: "string", default: "on,off" },
  },
});

const folder = "shots";

/** Pictures of every page of the built site, whole, for a person to look at. */
async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const known = sitePages(readContent()).flatMap(({ entry, path }) => (isDraft(entry) ? [] : (path ?? [])));
  const paths = values.pages?.split(",") ?? known;
  const stage = await createStage();
  const origin = await stage.serve("dist");
  for (const photos of values.photos.split(","))
    for (const scheme of values.schemes.split(","))
      for (const width of values.widths.split(",").map(Number)) {
        const page = await open(stage.browser, width, scheme === "dark" ? "dark" : "light", photos === "on");
        for (const path of paths) {
          await page.goto(origin + path);
          await photosShown(page);
          const name = [path.slice(1) || "home", width, scheme, `photos-${photos}`].join("-");
          await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
          console.log(`${folder}/${name}.png`);
        }
        await page.context().close();
      }
  await stage.close();
}

async function open(browser: Browser, width: number, colorScheme: "light" | "dark", photos: boolean): Promise<Page> {
  const viewport = { width, height: width < 700 ? 812 : Math.round(width * 0.62) };
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: "reduce" });
  if (!photos) for (const host of stockHosts) await page.route(`https://${host}/**`, (route) => route.abort());
  return page;
}

void main();
