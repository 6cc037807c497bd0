import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { readContent } from "../src/content/content";
import { anchorOf } from "../src/content/entry";
import { isDraft, sitePages } from "../src/content/site-map";
import { findBrowser } from "./browser";
import { createSiteServer } from "./site-server";
import { createStockHost } from "./stock-host/server";

/** Takes a picture of each kind of section, for docs/editing.md: the first of its kind on the built site. */
async function main(): Promise<void> {
  const folder = "docs/pictures/sections";
  mkdirSync(folder, { recursive: true });
  const site = createSiteServer("dist");
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const address = site.address();
  const stockHost = await createStockHost({ port: 0 });
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", ...stockHost.flags],
  });
  try {
    const page = await browser.newPage({
      bypassCSP: true,
      viewport: { width: 1280, height: 900 },
      reducedMotion: "reduce",
    });
    const taken = new Set<string>();
    for (const { path, sections, entry } of sitePages(readContent()).sort((a, b) =>
      (a.path ?? "").localeCompare(b.path ?? ""),
    )) {
      if (path === undefined || isDraft(entry)) continue;
      for (const section of sections) {
        const type = String(section.data?.type);
        if (isDraft(section) || taken.has(type)) continue;
        taken.add(type);
        await page.goto(`http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}${path}`);
        const shown = page.locator(`#${anchorOf(section)}`);
        await shown.scrollIntoViewIfNeeded();
        await shown
          .locator("img")
          .evaluateAll((images) =>
            Promise.all(images.map((image) => (image as HTMLImageElement).decode().catch(() => undefined))),
          );
        // The fixed bar and the skip link would lie over the section.
        await page.addStyleTag({ content: "body * { visibility: hidden } main, main * { visibility: visible }" });
        const picture = sharp(await shown.screenshot())
          .resize({ width: 960 })
          .webp({ quality: 70 });
        await picture.toFile(`${folder}/${type}.webp`);
        console.log(`${folder}/${type}.webp`);
      }
    }
  } finally {
    await browser.close();
    await stockHost.close();
    site.close();
  }
}

void main();
