import { readdirSync } from "node:fs";
import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import axe from "axe-core";
import { photosShown } from "../../tools/support/stage";
import { everyRule, foundBy } from "../axe";
import { allPages, hasForm, photoHostnames } from "../expected";
import { cutOff, setTextSize, smallTargets, spaceText } from "./looks";
import { outline } from "./outline";
import { expect, sizes, test } from "./site";
import { tabThrough } from "./tab-order";

const colourRules = axe.getRules(["cat.color"]).map(({ ruleId }) => ruleId);
const widths = [320, 375, 768, 1024, 1280];
const night = { colorScheme: "dark" } as const;

test.use({ reducedMotion: "reduce" });

for (const expected of allPages) {
  // The page that answers unknown addresses.
  const address = expected.path === "/404" ? "/no-such-page" : expected.path;

  test(`a walk through ${expected.path}`, async ({ page, context }) => {
    const words = await test.step("without scripts", async () => {
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setScriptExecutionDisabled", { value: true });
      await page.goto(address);
      await session.send("Emulation.setScriptExecutionDisabled", { value: false });
      return wordsOn(page);
    });
    const complaints: string[] = [];
    page.on("console", (message) => {
      const isUnknown = message.location().url.endsWith("/no-such-page");
      if (["error", "warning"].includes(message.type()) && !isUnknown) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    const fetched: string[] = [];
    page.on("requestfinished", (request) => fetched.push(request.resourceType()));

    await test.step("photos come, and move nothing", async () => {
      const arrive = await holdPhotos(page);
      await page.goto(address, { waitUntil: "domcontentloaded" });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const before = await placesOf(page);
      arrive();
      await photosShown(page);
      // The said ratio is in whole numbers, the photo's own in pixels.
      for (const [at, place] of (await placesOf(page)).entries())
        expect.soft(Math.abs(place - (before[at] ?? 0))).toBeLessThan(1);
      expect
        .soft(await page.evaluate(() => [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length))
        .toBe(0);
    });

    await test.step("it is heard as landmarks, headings and questions that make sense", async () => {
      await expect.soft(page.locator("body")).toMatchAriaSnapshot(outline(expected));
      const levels = await page.getByRole("heading").evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
      expect.soft(levels.filter((level) => level === 1)).toHaveLength(1);
      expect.soft(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
    });

    await test.step("its steps show their numbers in two figures; screen readers say those of the list", async () => {
      for (const { anchor, entries } of expected.sections.filter(({ fields }) => fields.type === "steps")) {
        const steps = page.locator(`[id="${anchor}"] ol > li`);
        const numbers = await steps.evaluateAll((all) => all.map((item) => getComputedStyle(item, "::before").content));
        expect.soft(numbers.filter((number) => number.includes("decimal-leading-zero"))).toHaveLength(entries.length);
      }
    });

    await test.step("it says the same as without scripts", async () => expect.soft(await wordsOn(page)).toBe(words));

    await test.step("it fetches little, and more only for a form that somebody touches", async () => {
      const few = ["document", "font", ...(hasForm(expected) ? ["script"] : [])];
      expect.soft(fetched.filter((type) => !["image", "other"].includes(type)).sort()).toEqual(few);
      if (!hasForm(expected)) return;
      await page.locator("main form").getByRole("textbox").first().focus();
      await page.locator("main form[novalidate]").waitFor();
      const scripts = readdirSync("dist", { recursive: true, encoding: "utf8" }).filter(
        (file) => path.extname(file) === ".js",
      );
      expect.soft(fetched.filter((type) => type === "script")).toHaveLength(scripts.length);
    });

    for (const [name, viewport, colorScheme] of [
      ["at a desk by day", sizes.desk, "light"],
      ["on a phone by night", sizes.phone, "dark"],
    ] as const)
      await test.step(`axe finds nothing, and the Tab key leads on, ${name}`, async () => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        expect.soft(await foundBy(new AxeBuilder({ page }).options({ rules: everyRule }))).toEqual([]);
        const { expected, visited, lost } = await tabThrough(page);
        expect.soft(visited).toEqual(expected);
        expect.soft(lost).toEqual([]);
      });

    await test.step("words can be told from their ground at a desk by night, and in forced colours", async () => {
      await page.setViewportSize(sizes.desk);
      for (const media of [night, { colorScheme: "light", forcedColors: "active" }] as const) {
        await page.emulateMedia(media);
        expect.soft(await foundBy(new AxeBuilder({ page }).withRules(colourRules))).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
    });

    await test.step("it fits screens of every width, also with larger text and more space between words", async () => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await page.evaluate(cutOff), `${width} pixels`).toEqual([]);
        expect.soft(await page.evaluate(smallTargets), `${width} pixels`).toEqual([]);
      }
      await setTextSize(page, 2);
      expect.soft(await page.evaluate(cutOff), "text twice as large").toEqual([]);
      await setTextSize(page, 1);
      await page.evaluate(spaceText);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await page.evaluate(cutOff), `spaced text at ${width} pixels`).toEqual([]);
      }
    });

    await test.step("it stores nothing, and the browser complains of nothing", async () => {
      expect.soft(await page.evaluate(stored)).toEqual([]);
      expect.soft(await context.cookies()).toEqual([]);
      expect.soft(complaints).toEqual([]);
    });
  });
}

/** Keeps photos back until the function that it gives is called. */
async function holdPhotos(page: Page): Promise<() => void> {
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(
    ({ hostname }) => photoHostnames.includes(hostname),
    async (route) => {
      await arrival;
      await route.continue();
    },
  );
  return () => arrive();
}

/** Where each photo and each section begins, and how large it is. */
const placesOf = (page: Page): Promise<number[]> =>
  page.locator("main > section, main img").evaluateAll((all) =>
    all.flatMap((one) => {
      const { top, left, width, height } = one.getBoundingClientRect();
      return [top + window.scrollY, left, width, height];
    }),
  );

const wordsOn = (page: Page): Promise<string> => page.locator("body").innerText();

/** What the page keeps in any of the browser's stores. */
const stored = async (): Promise<unknown[]> => [
  ...Object.keys(localStorage),
  ...Object.keys(sessionStorage),
  ...(document.cookie ? [document.cookie] : []),
  ...(await indexedDB.databases()),
  ...(await caches.keys()),
  ...(await navigator.serviceWorker.getRegistrations()),
];
