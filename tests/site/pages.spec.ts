import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { recordsIn } from "../../plugins/content-model/record";
import { failedPhotos } from "../../tools/lib/test-site";
import { isPhoto } from "../../tools/lib/stock-host/answer";
import { everyRule, findViolations } from "../axe";
import { cutOff, settle, smallTargets } from "../browser/geometry";
import { expect, setTextSize, sizes, spaceText, test } from "../browser/site";
import { tabThrough } from "../browser/tab-order";
import { allPages, hasForm, prefix, scriptsOf } from "../expected";

const widths = [320, 375, 768, 1024, 1280];

test.use({ reducedMotion: "reduce" });

for (const expected of allPages)
  test(`${expected.path} is complete, accessible and small, and stores nothing`, async ({ page, context }) => {
    // The 404 page is at every other path.
    const path = prefix + (expected.path === "/404" ? "/no-such-page" : expected.path);
    const complaints: string[] = [];
    const fetched: string[] = [];
    await page.route(isPhoto, (route) => route.abort());
    await page.goto(path);
    const placesWithoutPhotos = await placesOn(page);
    await page.unroute(isPhoto);
    // Reports of the photos that were stopped may come late.
    await page.goto("about:blank");
    page.on("console", (message) => {
      const is404 = message.location().url.endsWith("/no-such-page");
      if (["error", "warning"].includes(message.type()) && !is404) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("requestfinished", (request) => {
      // Hosts of frames and scripts that the owner has listed load more.
      if (new URL(request.url()).hostname === "localhost") fetched.push(request.resourceType());
    });
    await page.goto(path);

    expect.soft(await page.evaluate(failedPhotos)).toEqual([]);
    const places = await placesOn(page);
    // The ratio in the HTML is rounded, by up to a quarter of a pixel for each row of photos.
    const moved = places.filter((place, at) => Math.abs(place - (placesWithoutPhotos[at] ?? 0)) >= 2);
    expect.soft(moved, "what photos move").toEqual([]);

    for (const { anchor, fields } of expected.sections.filter(({ fields }) => fields.type === "steps")) {
      const steps = page.locator(`[id="${anchor}"] ol > li`);
      const numbers = await steps.evaluateAll((all) => all.map((item) => getComputedStyle(item, "::before").content));
      const numbered = numbers.filter((number) => number.includes("decimal-leading-zero"));
      expect.soft(numbered).toHaveLength(recordsIn(fields.items).length);
    }

    const code = fetched.filter((type) => !["image", "media", "font", "other"].includes(type)).sort();
    const hasIsland = (await page.locator("[data-island]").count()) > 0;
    expect.soft(code, "without React").toEqual(["document", ...scriptsOf(expected, hasIsland).map(() => "script")]);
    if (hasForm(expected)) {
      await page.locator("main form").getByRole("textbox").first().focus();
      await page.locator("main form[novalidate]").waitFor();
    }

    for (const [size, colorScheme] of Object.entries({ desktop: "light", mobile: "dark" } as const)) {
      await page.setViewportSize(sizes[size as keyof typeof sizes]);
      await page.emulateMedia({ colorScheme });
      await page.evaluate(settle);
      expect.soft(await findViolations(new AxeBuilder({ page }).options(everyRule)), colorScheme).toEqual([]);
      expect.soft(await tabThrough(page), size).toEqual({ misordered: [], hidden: [] });
    }

    await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
    const drawn = await page.evaluate(drawingColors);
    expect.soft(drawn.filter((color) => color !== "none rgb(0, 0, 0)")).toEqual([]);
    await page.emulateMedia({ forcedColors: "none" });

    for (const [what, textSize, isSpaced] of [
      ["as it is", 1, false],
      ["text of twice the size", 2, false],
      ["spaced text", 1, true],
    ] as const) {
      await setTextSize(page, textSize);
      if (isSpaced) await page.evaluate(spaceText);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(settle);
        // Long words of twice the size are wider than a mobile screen, but visitors still have to reach the menu.
        const elements = textSize > 1 && width < 768 ? "body > header *" : undefined;
        expect.soft(await page.evaluate(cutOff, elements), `${what}, ${width} pixels`).toEqual([]);
        expect.soft(await page.evaluate(smallTargets), `${what}, ${width} pixels`).toEqual([]);
      }
    }

    expect.soft(await page.evaluate(stored)).toEqual([]);
    expect.soft(await context.cookies()).toEqual([]);
    expect.soft(complaints).toEqual([]);
  });

test("the CSP blocks injected styles and scripts, and tests report it", async ({ page, violations }) => {
  await page.goto(`${prefix}/`);
  await page.evaluate(() => {
    document.body.setAttribute("style", "color: red");
    document.body.append(Object.assign(document.createElement("script"), { textContent: "document.title = ''" }));
  });
  // A site below a path has its CSP twice, in a header and in the page.
  await expect.poll(() => new Set(violations.filter((one) => one.startsWith("Content"))).size).toBe(2);
  await expect(page).not.toHaveTitle("");
  violations.length = 0;
});

/** The sizes of all sections and photos, and their distances from the left. */
const placesOn = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll("main > section, main img")]
      .map((element) => element.getBoundingClientRect())
      .flatMap(({ left, width, height }) => [left, width, height]);
  });

/**
 * The colours of icons, drawings and signs, each with whether the browser keeps it. They are masks, gradients, or the background of a
 * text, which Firefox would show in the colour of that background.
 */
const drawingColors = (): string[] =>
  [...document.querySelectorAll("body *")]
    .flatMap((element) => ["", "::before", "::after"].map((pseudo) => getComputedStyle(element, pseudo)))
    .filter(({ content }) => content !== "none")
    .flatMap(({ forcedColorAdjust, maskImage, backgroundColor, backgroundImage }) => {
      const isFilled = maskImage !== "none" || backgroundColor === "rgb(0, 0, 0)";
      const colors = isFilled ? [backgroundColor] : backgroundImage.match(/rgb\(.*?\)/g);
      return (colors ?? []).map((color) => `${forcedColorAdjust} ${color}`);
    });

/** The contents of the browser's stores. */
const stored = async (): Promise<unknown[]> => [
  ...Object.keys(localStorage),
  ...Object.keys(sessionStorage),
  ...(document.cookie ? [document.cookie] : []),
  ...(await indexedDB.databases()),
  ...(await caches.keys()),
  ...(await navigator.serviceWorker.getRegistrations()),
];
