import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import axe from "axe-core";
import { everyRule, foundBy } from "../axe";
import { allPages, hasForm, labels, photoHostnames, prefix, stringIn } from "../expected";
import { cutOff, failedPhotos, setTextSize, smallTargets, spaceText } from "../browser/states";
import { expect, sizes, test } from "../browser/site";
import { tabThrough } from "../browser/tab-order";

const colourRules = axe.getRules(["cat.color"]).map(({ ruleId }) => ruleId);
const widths = [320, 375, 768, 1024, 1280];

/** What somebody hears who jumps from landmark to landmark. */
const landmarks = `
- link "${stringIn(labels, "skip")}"
- banner:
  - link
  - navigation "${stringIn(labels, "navigation")}":
    - list
- main:
  - heading [level=1]
- contentinfo:
  - navigation:
    - heading [level=2]
    - list
`;

test.use({ reducedMotion: "reduce" });

for (const expected of allPages)
  test(`a walk through ${expected.path}`, async ({ page, context }) => {
    // The page that answers unknown addresses is found at none.
    const address = prefix + (expected.path === "/404" ? "/no-such-page" : expected.path);
    const bare = await visitBare(page, address);
    const complaints: string[] = [];
    page.on("console", (message) => {
      const isAnswer404 = message.location().url.endsWith("/no-such-page");
      if (["error", "warning"].includes(message.type()) && !isAnswer404) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    const fetched: string[] = [];
    page.on("requestfinished", (request) => fetched.push(request.resourceType()));
    await page.goto(address);

    await test.step("it says the same without scripts, and photos come and move nothing", async () => {
      expect.soft(await page.evaluate(failedPhotos)).toEqual([]);
      const { words, places } = await contentOf(page);
      expect.soft(words).toBe(bare.words);
      // The said ratio is in whole numbers, the photo's own in pixels.
      expect.soft(places.filter((place, at) => Math.abs(place - (bare.places[at] ?? 0)) >= 1)).toEqual([]);
    });

    await test.step("it is heard as landmarks", () => expect.soft(page.locator("body")).toMatchAriaSnapshot(landmarks));

    await test.step("its steps show their numbers in two figures; screen readers say those of the list", async () => {
      for (const { anchor, entries } of expected.sections.filter(({ fields }) => fields.type === "steps")) {
        const steps = page.locator(`[id="${anchor}"] ol > li`);
        const numbers = await steps.evaluateAll((all) => all.map((item) => getComputedStyle(item, "::before").content));
        expect.soft(numbers.filter((number) => number.includes("decimal-leading-zero"))).toHaveLength(entries.length);
      }
    });

    await test.step("it fetches little, and React only for a form that somebody touches", async () => {
      const asked = (): string[] => fetched.filter((type) => !["image", "font", "other"].includes(type)).sort();
      if (!hasForm(expected)) return expect.soft(asked()).toEqual(["document"]);
      expect.soft(asked()).toEqual(["document", "script"]);
      await page.locator("main form").getByRole("textbox").first().focus();
      await page.locator("main form[novalidate]").waitFor();
    });

    for (const [name, viewport, colorScheme] of [
      ["at a desk by day", sizes.desk, "light"],
      ["on a phone by night", sizes.phone, "dark"],
    ] as const)
      await test.step(`axe finds nothing, and the Tab key leads from control to control, ${name}`, async () => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        expect.soft(await foundBy(new AxeBuilder({ page }).options({ rules: everyRule }))).toEqual([]);
        const { controls, visited, lost } = await tabThrough(page);
        expect.soft(visited).toEqual(controls);
        expect.soft(lost).toEqual([]);
      });

    await test.step("words stand out from their ground in forced colours", async () => {
      await page.setViewportSize(sizes.desk);
      await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
      expect.soft(await foundBy(new AxeBuilder({ page }).withRules(colourRules))).toEqual([]);
    });

    await test.step("it fits every screen, also with larger text and with more space between words", async () => {
      for (const [name, textSize, spaced] of [
        ["as it is", 1, false],
        ["text twice as large", 2, false],
        ["text set apart", 1, true],
      ] as const) {
        await setTextSize(page, textSize);
        if (spaced) await page.evaluate(spaceText);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          // Long words of twice the size are wider than a phone; whoever needs them still has to reach the menu.
          const part = textSize > 1 && width < 768 ? "body > header *" : undefined;
          expect.soft(await page.evaluate(cutOff, part), `${name}, ${width} pixels`).toEqual([]);
          expect.soft(await page.evaluate(smallTargets), `${name}, ${width} pixels`).toEqual([]);
        }
      }
    });

    await test.step("it stores nothing, and the browser complains of nothing", async () => {
      expect.soft(await page.evaluate(stored)).toEqual([]);
      expect.soft(await context.cookies()).toEqual([]);
      expect.soft(complaints).toEqual([]);
    });
  });

test("what somebody slips into a page is forbidden, and tests hear of it", async ({ page, violations }) => {
  await page.goto(`${prefix}/`);
  await page.evaluate(() => {
    document.body.setAttribute("style", "color: red");
    document.body.append(Object.assign(document.createElement("script"), { textContent: "document.title = ''" }));
  });
  // A site below a path has its policy twice, in a header and in the page.
  await expect.poll(() => new Set(violations.filter((one) => one.startsWith("Content"))).size).toBe(2);
  await expect(page).not.toHaveTitle("");
  violations.length = 0;
});

/** Opens a page without scripts and without photos. */
async function visitBare(page: Page, address: string): ReturnType<typeof contentOf> {
  const session = await page.context().newCDPSession(page);
  const isPhoto = ({ hostname }: URL): boolean => photoHostnames.includes(hostname);
  await session.send("Emulation.setScriptExecutionDisabled", { value: true });
  await page.route(isPhoto, (route) => route.abort());
  await page.goto(address);
  await session.send("Emulation.setScriptExecutionDisabled", { value: false });
  await page.unroute(isPhoto);
  return contentOf(page);
}

/** What a page says, and where each photo and each section begins and how large it is. */
const contentOf = (page: Page): Promise<{ words: string; places: number[] }> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const boxes = [...document.querySelectorAll("main > section, main img")].map((one) => one.getBoundingClientRect());
    const places = boxes.flatMap(({ top, left, width, height }) => [top + window.scrollY, left, width, height]);
    return { words: document.body.innerText, places };
  });

/** What the page keeps in any of the browser's stores. */
const stored = async (): Promise<unknown[]> => [
  ...Object.keys(localStorage),
  ...Object.keys(sessionStorage),
  ...(document.cookie ? [document.cookie] : []),
  ...(await indexedDB.databases()),
  ...(await caches.keys()),
  ...(await navigator.serviceWorker.getRegistrations()),
];
