import { chromium, type BrowserContext, type Page } from "@playwright/test";
import puppeteer from "puppeteer-core";
import { listen } from "../../tools/support/listen";
import { createSiteServer } from "../../tools/support/site-server";
import { expect, leadsFrom, linkOn, pages, pagesWithForm, sizes, test as base } from "./site";

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

/** The home page's first link to another page, and where it leads. */
const home = pages.filter(({ path }) => path === "/");
const [, next] = home.map((page) => linkOn(page, leadsFrom("/")))[0] ?? ["", ""];
const linkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]`).first();

/** The paths that the browser would fetch ahead on a page, without waiting for a pointer. */
async function candidatesOn(page: Page, path: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Preload.enable");
  const found = new Promise<string[]>((resolve) => {
    session.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources: sources }) => {
      if (sources.length > 0) resolve(sources.map(({ key }) => key.url));
    });
  });
  await page.goto(path);
  return [...new Set((await found).map((url) => new URL(url).pathname))];
}

for (const { path } of pages)
  test(`${path} may fetch every other page ahead that it links to, and never itself`, async ({ page }) => {
    const candidates = await candidatesOn(page, path);
    const links = page.locator("a[href^='/']");
    const linked = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(candidates).toEqual(expect.arrayContaining(linked.filter((to) => to !== path && !to.includes("#"))));
    expect(candidates).not.toContain(path);
  });

test("a page whose link the pointer rests on is there before the click, and is fetched once", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Preload.enable");
  const ready = new Promise<void>((resolve) => {
    session.on("Preload.prefetchStatusUpdated", ({ status }) => status === "Ready" && resolve());
  });
  await page.goto("/");
  await linkTo(page, next).hover();
  await ready;
  await linkTo(page, next).click();
  await expect(page).toHaveURL(next);
  const delivery = await page.evaluate(() => JSON.stringify(performance.getEntriesByType("navigation")[0]));
  expect(delivery).toContain('"deliveryType":"navigational-prefetch"');
});

/** A page with a form, and one without that leads to it. */
const [withForm, leading] = pagesWithForm.flatMap(({ path: to }) =>
  pages
    .filter((page) => !pagesWithForm.includes(page) && page.navigation.some(([, target]) => target === to))
    .map(({ path }) => [to, path]),
)[0] ?? ["", ""];

base("a page that is rendered ahead sends and stores nothing", async ({ launchOptions: { executablePath, args } }) => {
  const asked: string[] = [];
  const server = createSiteServer("dist").on("request", ({ method, url, headers }) => {
    asked.push(`${method} ${url} ${String(headers["sec-purpose"] ?? "")}`);
  });
  const origin = `http://localhost:${await listen(server)}`;
  // Chromium renders no page ahead while Playwright drives it.
  const browser = await puppeteer.launch({ executablePath, args, defaultViewport: sizes.desk });
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}${leading}`, { waitUntil: "networkidle0" });
    const before = asked.length;
    await (await page.waitForSelector(`header a[href="${withForm}"]`))?.hover();
    // Its script runs, so the page has been rendered.
    await expect.poll(() => asked.slice(before).join("\n")).toContain("islands");
    for (const one of asked.slice(before))
      expect(one).toMatch(/^GET (?:\/static\/\S+|\S+ prefetch;prerender|\S+ prefetch)/);
    const stored = await page.evaluate(() => document.cookie.length + localStorage.length + sessionStorage.length);
    expect(stored).toBe(0);
  } finally {
    await browser.close();
    server.close();
  }
});

for (const path of ["/", next])
  test(`going back to ${path} finds it as it was left`, async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener("pageshow", ({ persisted }) => (document.documentElement.ariaLabel = `kept: ${persisted}`));
    });
    await page.goto(path);
    const to = await page
      .locator(`header nav a[href^="/"]:not([href="${path}"], [href*="#"])`)
      .first()
      .getAttribute("href");
    await linkTo(page, to ?? "").click();
    await expect(page).toHaveURL(to ?? "");
    await page.evaluate(() => history.back());
    await expect(page.locator("html")).toHaveAttribute("aria-label", "kept: true");
    await expect(page).toHaveURL(path);
  });

for (const reducedMotion of ["reduce", "no-preference"] as const)
  test.describe(`a visitor's preference for motion is ${reducedMotion}`, () => {
    test.use({ reducedMotion });

    test("pages flow into each other only where motion is welcome", async ({ page }) => {
      await page.addInitScript(() => {
        addEventListener("pagereveal", ({ viewTransition }) => {
          document.documentElement.ariaLabel = viewTransition ? "flows" : "stands";
        });
      });
      await page.goto("/");
      await linkTo(page, next).click();
      await expect(page).toHaveURL(next);
      await expect(page.locator("html")).toHaveAttribute("aria-label", reducedMotion === "reduce" ? "stands" : "flows");
    });
  });
