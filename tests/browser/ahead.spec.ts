import { chromium, type BrowserContext, type Page } from "@playwright/test";
import puppeteer from "puppeteer-core";
import { listen } from "../../tools/support/listen";
import { createSiteServer } from "../../tools/support/site-server";
import { hasForm, pages } from "../expected";
import { expect, sizes, test as base } from "./site";

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
  const linked = await page.locator("a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect([...new Set(await candidates)].sort()).toEqual(
    pages
      .map(({ path }) => path)
      .filter((path) => path !== "/" && linked.includes(path))
      .sort(),
  );
  await linkAway(page).hover();
  await ready;
  await linkAway(page).click();
  await expect(page).toHaveURL(elsewhere);
  const delivery = await page.evaluate(() => JSON.stringify(performance.getEntriesByType("navigation")[0]));
  expect(delivery).toContain('"deliveryType":"navigational-prefetch"');
});

base("a page that is rendered ahead sends and stores nothing", async ({ launchOptions: { executablePath, args } }) => {
  const to = pages.find(hasForm)?.path ?? "";
  const from = pages.find((page) => !hasForm(page) && page.navigation.some(([, target]) => target === to))?.path ?? "";
  const asked: string[] = [];
  const server = createSiteServer("dist").on("request", ({ method, url, headers }) => {
    asked.push(`${method} ${url} ${String(headers["sec-purpose"] ?? "")}`);
  });
  const origin = `http://localhost:${await listen(server)}`;
  // Chromium renders no page ahead while Playwright drives it.
  const browser = await puppeteer.launch({ executablePath, args, defaultViewport: sizes.desk });
  try {
    const page = await browser.newPage();
    await page.goto(origin + from);
    await (await page.waitForSelector(`header a[href="${to}"]`))?.hover();
    // The page that leads there has no script.
    await expect.poll(() => asked.join("\n")).toMatch(/\.js /);
    const [arrival, ...later] = asked;
    expect(arrival).toBe(`GET ${from} `);
    for (const one of later) expect(one).toMatch(/^GET (?:\S+\.\w+ |\S+ prefetch)/);
    const stored = await page.evaluate(() => document.cookie.length + localStorage.length + sessionStorage.length);
    expect(stored).toBe(0);
  } finally {
    await browser.close();
    server.close();
  }
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

test("pages flow into each other only where motion is welcome", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("pagereveal", ({ viewTransition }) => {
      document.documentElement.ariaLabel = viewTransition ? "flows" : "stands";
    });
  });
  for (const [reducedMotion, arrival] of [
    ["reduce", "stands"],
    ["no-preference", "flows"],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/");
    await linkAway(page).click();
    await expect(page).toHaveURL(elsewhere);
    await expect(page.locator("html")).toHaveAttribute("aria-label", arrival);
  }
});
