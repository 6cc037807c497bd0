import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { pages } from "../expected";
import { expect, test as base } from "./site";

/**
 * Chromium neither fetches ahead in the private windows that Playwright otherwise opens, nor keeps pages to go back to
 * unless it is left to.
 */
const test = base.extend<{ context: BrowserContext }>({
  context: async ({ launchOptions, baseURL, reducedMotion }, provide) => {
    const context = await chromium.launchPersistentContext("", {
      ...launchOptions,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
      ignoreHTTPSErrors: true,
      baseURL: baseURL ?? "",
      reducedMotion: reducedMotion ?? null,
    });
    await provide(context);
    await context.close();
  },
});

/** The first link in the bar of the home page that leads to another one. */
const linkAway = (page: Page) => page.locator("header nav a[href^='/']:not([href='/'], [href*='#'])").first();
const elsewhere = /:\d+\/\w/;

test("pages that one links to may be fetched ahead, and are fetched once", async ({ page }) => {
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
  // Nothing points at the link: the bar shows it.
  await ready;
  await linkAway(page).click();
  await expect(page).toHaveURL(elsewhere);
  const delivery = await page.evaluate(() => JSON.stringify(performance.getEntriesByType("navigation")[0]));
  expect(delivery).toContain('"deliveryType":"navigational-prefetch"');
});

test("going back finds a page as it was left", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => (document.documentElement.ariaLabel = `kept: ${persisted}`));
  });
  await page.goto("/");
  await linkAway(page).click();
  await expect(page).toHaveURL(elsewhere);
  await page.evaluate(() => history.back());
  await expect(page.locator("html")).toHaveAttribute("aria-label", "kept: true");
  await expect(page).toHaveURL("/");
});
