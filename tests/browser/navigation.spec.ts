import type { Locator, Page } from "@playwright/test";
import { labels, pages, photoHostnames, stringIn, type ExpectedPage } from "../expected";
import { expect, openMenu, sizes, test } from "./site";
import { tabThrough } from "./tab-order";

const inBar = (page: Page, role: "link" | "button", name: string): Locator =>
  page.getByRole("banner").getByRole(role, { name, exact: true });

/** Presses a link in the bar, which on a phone is in the menu. */
async function choose(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await inBar(page, "link", name).click();
}

/** The heading that an anchor leads to is on the screen, and nothing lies over it: neither the fixed bar nor the menu. */
async function expectHeadingInSight(page: Page, anchor: string): Promise<void> {
  const heading = page.locator(anchor).locator("h1, h2").first();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect.poll(() => heading.evaluate(isOnTop)).toBe(true);
}

const isOnTop = (element: Element): boolean => {
  const { left, top, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + 5, top + height / 2);
  return found !== null && (element.contains(found) || found.contains(element));
};

/** Each link can be pressed. Those within the page lead there; one of the others stands for them all. */
async function useBar(page: Page, { path, navigation }: ExpectedPage): Promise<void> {
  await page.goto(path);
  await openMenu(page);
  for (const [name] of navigation) await inBar(page, "link", name).click({ trial: true });
  await page.keyboard.press("Escape");
  for (const [name, to] of navigation.filter(([, to]) => to.startsWith("#"))) {
    await choose(page, name);
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expectHeadingInSight(page, to);
  }
  const [name = "", to = ""] = navigation.find(([, to]) => to !== path && pages.some((one) => one.path === to)) ?? [];
  await choose(page, name);
  await expect(page).toHaveURL(to);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const content of pages)
    test(`the bar of ${content.path} leads where it says, on a phone and at a desk`, async ({ page }) => {
      // Photos take long to come, and links do not depend on them.
      await page.route(
        ({ hostname }) => photoHostnames.includes(hostname),
        (route) => route.abort(),
      );
      for (const viewport of Object.values(sizes)) {
        await page.setViewportSize(viewport);
        await useBar(page, content);
      }
    });
});

test.describe("on a phone, which lays out what is near", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: sizes.phone, reducedMotion: "reduce" });

  for (const { path, sections } of pages)
    test(`addresses lead to each section of ${path}, and the Tab key keeps the focus in sight`, async ({ page }) => {
      for (const { anchor } of sections) {
        await page.goto("about:blank");
        await page.goto(`${path}#${anchor}`);
        await expect.poll(() => page.evaluate(isReached, anchor), `#${anchor}`).toBe(true);
      }
      expect((await tabThrough(page)).lost).toEqual([]);
    });
});

/** Whether a section begins in the upper part of the screen, below the bar; the last ones may be too short for that. */
const isReached = (anchor: string): boolean => {
  const { top = -1 } = document.getElementById(anchor)?.getBoundingClientRect() ?? {};
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  return top >= 0 && top < innerHeight * (isAtEnd ? 1 : 0.25);
};

test("the menu of a phone obeys the keyboard, also after it was left for a place on the same page", async ({
  page,
}) => {
  const [path, name, to] = pages.flatMap(({ path, navigation, sections }) =>
    navigation
      .filter(([, to]) => sections.slice(1).some(({ anchor }) => to === `#${anchor}`))
      .map(([name, to]) => [path, name, to] as const),
  )[0] ?? ["", "", ""];
  await page.setViewportSize(sizes.phone);
  await page.goto(path);
  const menu = stringIn(labels, "menu");
  const link = inBar(page, "link", name);
  const expectClosed = async (): Promise<void> => {
    await page.keyboard.press("Escape");
    await expect(link).not.toBeInViewport();
    await expect(inBar(page, "button", menu)).toBeFocused();
  };
  await inBar(page, "button", menu).press("Enter");
  await expect(link).toBeInViewport();
  await expectClosed();
  await inBar(page, "button", menu).press("Enter");
  await link.press("Enter");
  await expectHeadingInSight(page, to);
  await inBar(page, "link", menu).press("Enter");
  await expect.poll(() => link.evaluate(isOnTop)).toBe(true);
  await expectClosed();
});

test("the first two key presses skip the bar", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
