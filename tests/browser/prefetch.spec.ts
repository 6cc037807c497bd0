import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { pages } from "../expected";
import { expect, test as base } from "./site";

/** A persistent context: Chromium does not prefetch in private windows. */
const test = base.extend<{ context: BrowserContext }>({
  context: async ({ launchOptions, baseURL, reducedMotion }, provide) => {
    const context = await chromium.launchPersistentContext("", {
      ...launchOptions,
      ignoreHTTPSErrors: true,
      baseURL: baseURL ?? "",
      reducedMotion: reducedMotion ?? null,
    });
    await provide(context);
    await context.close();
  },
});

/** The first link of the navigation to another page. */
const linkAway = (page: Page) => page.locator("header nav a[href^='/']:not([href='/'], [href*='#'])").first();

test("linked pages are candidates for prefetching, and a click shows the prefetched page", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Preload.enable");
  const candidates = new Promise<string[]>((resolve) => {
    session.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources: sources }) => {
      if (sources.length > 0) resolve(sources.map(({ key }) => new URL(key.url).pathname));
    });
  });
  const ready = new Promise<void>((resolve) => {
    session.on("Preload.prefetchStatusUpdated", ({ status }) => status === "Ready" && resolve());
  });
  await page.goto("/");
  const linked = await page
    .locator("a")
    .evaluateAll((all) => all.map((link) => new URL(link.getAttribute("href") ?? "", location.href).pathname));
  expect([...new Set(await candidates)].sort()).toEqual(
    pages
      .map(({ path }) => path)
      .filter((path) => path !== "/" && linked.includes(path))
      .sort(),
  );
  // Links in view are prefetched without a hover.
  await ready;
  await linkAway(page).click();
  await expect(page).toHaveURL(/:\d+\/\w/);
  const delivery = await page.evaluate(() => JSON.stringify(performance.getEntriesByType("navigation")[0]));
  expect(delivery).toContain('"deliveryType":"navigational-prefetch"');
});
