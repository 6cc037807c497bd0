import { chromium, type BrowserContext } from "@playwright/test";
import { expect, test as base } from "./site";

/** A persistent context: Chromium does not prefetch in private windows. */
const test = base.extend<{ context: BrowserContext }>({
  context: async ({ launchOptions, baseURL }, provide) => {
    const context = await chromium.launchPersistentContext("", { ...launchOptions, baseURL: baseURL ?? "" });
    await provide(context);
    await context.close();
  },
});

test("browsers prefetch pages, but no files, and show a prefetched page after a click", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Preload.enable");
  const urls: string[] = [];
  const listed = new Promise<void>((resolve) => {
    session.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
      urls.push(...preloadingAttemptSources.map(({ key }) => new URL(key.url).pathname));
      if (urls.includes("/added")) resolve();
    });
  });
  const ready = new Promise<void>((resolve) => {
    session.on("Preload.prefetchStatusUpdated", ({ status }) => status === "Ready" && resolve());
  });
  await page.goto("/");
  // Links in view are prefetched without a hover.
  await ready;
  await page.locator("main").evaluate((main) => {
    for (const path of ["/plan.pdf", "/files/prices.xlsx?a=b", "/flat.jpg#a", "/added"])
      main.append(Object.assign(document.createElement("a"), { href: path, textContent: path }));
  });
  await listed;
  expect(urls.filter((path) => path.includes("."))).toEqual([]);
  await page.locator("header nav a[href^='/']:not([href='/'], [href*='#'])").first().click();
  await expect(page).toHaveURL(/:\d+\/\w/);
  const delivery = await page.evaluate(() => JSON.stringify(performance.getEntriesByType("navigation")[0]));
  expect(delivery).toContain('"deliveryType":"navigational-prefetch"');
});
