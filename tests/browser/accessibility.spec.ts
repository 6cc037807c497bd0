import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { everyRule, foundBy } from "../axe";
import { expect, paths, sizes, test } from "./site";

/** How people come to a page. Colours that are forced replace those of day and night. */
const circumstances: Record<string, Circumstances> = {
  "at a desk": {},
  "at a desk by night": { media: { colorScheme: "dark" } },
  "on a phone by night": { viewport: sizes.phone, media: { colorScheme: "dark" } },
  "on the smallest screen": { viewport: { width: 320, height: 640 } },
  "in forced colours": { media: { forcedColors: "active" } },
  "with text twice as large": { textSize: 2 },
};

interface Circumstances {
  viewport?: { width: number; height: number };
  media?: { colorScheme?: "dark"; forcedColors?: "active" };
  textSize?: number;
}

test.use({ reducedMotion: "reduce" });

for (const path of paths)
  test(`axe finds nothing on ${path}, and nothing is wider than the screen`, async ({ page }) => {
    await page.goto(path);
    for (const [name, { viewport = sizes.desk, media, textSize = 1 }] of Object.entries(circumstances)) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: "light", forcedColors: "none", ...media });
      await setTextSize(page, textSize);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, name).toBeLessThanOrEqual(0);
      const found = await foundBy(new AxeBuilder({ page }).options({ rules: everyRule }));
      expect.soft(found, name).toEqual([]);
    }
  });

/** As a visitor does in the browser's settings; sizes in pixels are Chromium's own times the factor. */
async function setTextSize(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16 * factor, fixed: 13 * factor } });
}
