import type { Browser, Response } from "@playwright/test";
import sharp from "sharp";

interface Screen {
  /** CSS pixels. */
  width: number;
  /** Physical pixels a CSS pixel. */
  density: number;
}

/** A hero's photo as one screen got it. */
export interface Hero {
  /** As in "image/avif". */
  format: string;
  /** Pixels that came for each one that is shown. */
  ratio: number;
}

/** Measures the first photo of a page, by the file that really came; undefined for a page without one in its first section. */
export async function measureHero(browser: Browser, url: string, screen: Screen): Promise<Hero | undefined> {
  const context = await browser.newContext({
    viewport: { width: screen.width, height: screen.width > 1000 ? 900 : 812 },
    deviceScaleFactor: screen.density,
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    const responses = new Map<string, Response>();
    page.on("response", (response) => responses.set(response.url(), response));
    await page.goto(url, { waitUntil: "load" });
    const photo = page.locator("main > section:first-child img");
    if ((await photo.count()) === 0) return undefined;
    const shown = await photo.evaluate((image: HTMLImageElement) => ({
      source: image.currentSrc,
      pixels: image.clientWidth * image.clientHeight * devicePixelRatio ** 2,
    }));
    const came = responses.get(shown.source);
    if (!came) throw new Error(`No photo came from ${shown.source}`);
    const { width, height } = await sharp(await came.body()).metadata();
    return { format: came.headers()["content-type"] ?? "", ratio: (width * height) / shown.pixels };
  } finally {
    await context.close();
  }
}
