import { chromium, type BrowserContext } from "@playwright/test";
import { expect, test as base } from "./site";

/** A persistent context: Chromium does not prefetch in private windows. */
const test = base.extend<{ context: BrowserContext }>({
  context: async ({ launchOptions, baseURL, reducedMotion }, provide) => {
    const context = await chromium.launchPersistentContext("", {
      ...launchOptions,
      baseURL: baseURL ?? "",
      reducedMotion: reducedMotion ?? null,
    });
    await provide(context);
    await context.close();
  },
});

test("a click on a link shows a prefetched page", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Preload.enable");
  const ready = new Promise<void>((resolve) => {
    session.on("Preload.prefetchStatusUpdated", ({ status }) => status === "Ready" && resolve());
  });
  await page.goto("/");
  // Links in view are prefetched without a hover.
  await ready;
  await page.locator("header nav a[href^='/']:not([href='/'], [href*='#'])").first().click();
  await expect(page).toHaveURL(/:\d+\/\w/);
  const delivery = await page.evaluate(() => JSON.stringify(performance.getEntriesByType("navigation")[0]));
  expect(delivery).toContain('"deliveryType":"navigational-prefetch"');
});
