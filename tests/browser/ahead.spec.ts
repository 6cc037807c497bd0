import { chromium, type BrowserContext, type CDPSession, type Page } from "@playwright/test";
import puppeteer from "puppeteer-core";
import { listen } from "../../tools/support/listen";
import { createSiteServer } from "../../tools/support/site-server";
import { hasForm, pages } from "../expected";
import { expect, sizes, test as base } from "./site";

/**
 * Chromium neither fetches ahead in the private windows that Playwright otherwise opens, nor keeps pages to go back to
 * unless it is left to.
 */
const test = base.extend<{ context: BrowserContext; preloads: CDPSession }>({
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
  preloads: async ({ page }, provide) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Preload.enable");
    await provide(session);
  },
});

const isPage = (to: string): boolean => pages.some(({ path }) => path === to);
/** Another page that the bar of the home page leads to. */
const next = pages.find(({ path }) => path === "/")?.navigation.find(([, to]) => to !== "/" && isPage(to))?.[1] ?? "";
const linkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]`).first();

test("a page may fetch every other page ahead that it links to, and never itself", async ({ page, preloads }) => {
  const found = new Promise<string[]>((resolve) => {
    preloads.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources: sources }) => {
      if (sources.length > 0) resolve(sources.map(({ key }) => new URL(key.url).pathname));
    });
  });
  await page.goto("/");
  const links = page.locator("a[href^='/']");
  const linked = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect([...new Set(await found)].sort()).toEqual(
    [...new Set(linked)].filter((to) => to !== "/" && isPage(to)).sort(),
  );
});

test("a page whose link the pointer rests on is there before the click, and is fetched once", async ({
  page,
  preloads,
}) => {
  const ready = new Promise<void>((resolve) => {
    preloads.on("Preload.prefetchStatusUpdated", ({ status }) => status === "Ready" && resolve());
  });
  await page.goto("/");
  await linkTo(page, next).hover();
  await ready;
  await linkTo(page, next).click();
  await expect(page).toHaveURL(next);
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
  await linkTo(page, next).click();
  await expect(page).toHaveURL(next);
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
    await linkTo(page, next).click();
    await expect(page).toHaveURL(next);
    await expect(page.locator("html")).toHaveAttribute("aria-label", arrival);
  }
});
