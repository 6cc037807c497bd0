import type { Browser } from "@playwright/test";

/** Pixels that come for each one that the photo in a page's first section shows: the most of phones and desks. */
export async function heroRatio(browser: Browser, url: string): Promise<number> {
  let most = 0;
  for (const width of [375, 1440])
    for (const deviceScaleFactor of [1, 1.5, 2, 3]) {
      const page = await browser.newPage({ viewport: { width, height: 812 }, deviceScaleFactor });
      await page.goto(url);
      const ratio = await page.locator("main > section:first-child img").evaluate(async (shown: HTMLImageElement) => {
        // Without `sizes`, the file's own pixels are not divided by the screen's.
        const file = new Image();
        file.src = shown.currentSrc;
        await file.decode();
        return (file.width * file.height) / (shown.clientWidth * shown.clientHeight * devicePixelRatio ** 2);
      });
      most = Math.max(most, ratio);
      await page.close();
    }
  return most;
}
