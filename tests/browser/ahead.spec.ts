import { chromium, type BrowserContext, type Page } from "@playwright/test";
import puppeteer from "puppeteer-core";
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

base(
  "a page that is rendered ahead keeps still until it is opened",
  async ({ launchOptions: { executablePath, args }, baseURL }) => {
    const { path = "" } = pagesWithForm.find((page) => page.path !== "/") ?? {};
    // Chromium renders no page ahead while Playwright drives it.
    const browser = await puppeteer.launch({
      executablePath,
      args,
      defaultViewport: sizes.desk,
      acceptInsecureCerts: true,
    });
    const page = await browser.newPage();
    const session = await page.createCDPSession();
    await session.send("Preload.enable");
    const rendered = new Promise<void>((resolve) => {
      session.on("Preload.prerenderStatusUpdated", ({ status }) => status === "Ready" && resolve());
    });
    await page.goto(baseURL ?? "");
    const link = await page.waitForSelector(`a[href="${path}"]`);
    await link?.hover();
    await rendered;
    await link?.click();
    await page.waitForFunction((to) => location.pathname === to && document.readyState === "complete", {}, path);
    const done = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType("navigation");
      const activationStart = entry && "activationStart" in entry ? Number(entry.activationStart) : 0;
      const before = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < activationStart);
      return {
        activationStart,
        asked: before.map((one) => ("initiatorType" in one ? String(one.initiatorType) : "")),
        stored: document.cookie.length + localStorage.length + sessionStorage.length,
      };
    });
    await browser.close();
    expect(done.activationStart).toBeGreaterThan(0);
    expect(done.asked.filter((by) => !["css", "img", "link", "script", "use"].includes(by))).toEqual([]);
    expect(done.stored).toBe(0);
  },
);

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
