import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect, paths, sizes, test } from "./site";

/** Every rule that there is: those of level AAA, best practices and experiments too. */
const rules = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]));

const smallest = { width: 320, height: 640 };
const circumstances = {
  "at a desk": {},
  "at a desk by night": { colorScheme: "dark" },
  "on a phone by night": { viewport: sizes.phone, colorScheme: "dark" },
  "on the smallest screen": { viewport: smallest },
  "in forced colours": { forcedColors: "active" },
  "with text twice as large": { textSize: 2 },
} as const;

for (const [name, { textSize = 1, forcedColors, ...use }] of Object.entries<Circumstances>(circumstances))
  test.describe(name, () => {
    test.use({ viewport: sizes.desk, reducedMotion: "reduce", ...use });

    for (const path of paths)
      test(`axe finds nothing on ${path}, and nothing is wider than the screen`, async ({ page }) => {
        if (forcedColors) await page.emulateMedia({ forcedColors });
        if (textSize > 1) await enlargeText(page, textSize);
        await page.goto(path);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft(overflow).toBeLessThanOrEqual(0);
        const { violations } = await new AxeBuilder({ page }).options({ rules }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
      });
  });

interface Circumstances {
  viewport?: { width: number; height: number };
  colorScheme?: "dark";
  forcedColors?: "active";
  textSize?: number;
}

/** As a visitor does in the browser's settings; sizes in pixels are Chromium's own times the factor. */
async function enlargeText(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16 * factor, fixed: 13 * factor } });
}
