import type { Locator, Page } from "@playwright/test";
import { redirectPage } from "../../plugins/gatsby-plugin-static-pages/old-paths";
import { pages, type ExpectedPage } from "../expected";
import { expect, isPhoto, openMenu, sizes, test } from "./site";
import { tabThrough } from "./tab-order";

const inBar = (page: Page, name: string): Locator => page.getByRole("banner").getByRole("link", { name, exact: true });

/** Clicks a link in the navigation bar, which on mobile is in the menu. */
async function choose(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await inBar(page, name).click();
}

/** Whether neither the bar nor the menu covers an element. */
const isOnTop = (element: Element): boolean => {
  const { left, top, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + 5, top + height / 2);
  return found !== null && (element.contains(found) || found.contains(element));
};

/** Checks that every link can be seen, then follows those within the page and one to another page. */
async function useBar(page: Page, { path, navigation }: ExpectedPage): Promise<void> {
  await page.goto(path);
  await openMenu(page);
  // Not by a click, even a trial: it closes the menu.
  for (const [name] of navigation) await expect.poll(() => inBar(page, name).evaluate(isOnTop)).toBe(true);
  await page.keyboard.press("Escape");
  for (const [name, to] of navigation.filter(([, to]) => to.startsWith("#"))) {
    await choose(page, name);
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    const heading = page.locator(to).locator("h1, h2").first();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect.poll(() => heading.evaluate(isOnTop)).toBe(true);
  }
  const [name = "", to = ""] = navigation.find(([, to]) => to !== path && pages.some((one) => one.path === to)) ?? [];
  await choose(page, name);
  await expect(page).toHaveURL(to);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  for (const content of pages)
    test(`without JavaScript the navigation of ${content.path} works, on mobile and desktop`, async ({ page }) => {
      // Links do not depend on photos, which load slowly.
      await page.route(isPhoto, (route) => route.abort());
      for (const viewport of Object.values(sizes)) {
        await page.setViewportSize(viewport);
        await useBar(page, content);
      }
    });
});

// Mobile browsers lay out sections only when they are near.
test.describe(() => {
  test.use({ hasTouch: true, isMobile: true, viewport: sizes.mobile, reducedMotion: "reduce" });

  for (const { path, sections } of pages)
    test(`on mobile each fragment of ${path} scrolls to its section, and the focus stays in view`, async ({ page }) => {
      for (const { anchor } of sections) {
        await page.goto("about:blank");
        await page.goto(`${path}#${anchor}`);
        await expect.poll(() => page.evaluate(isReached, anchor), `#${anchor}`).toBe(true);
      }
      expect((await tabThrough(page)).hidden).toEqual([]);
    });
});

/** Whether a section starts near the top of the screen; the last ones may be too short for that. */
const isReached = (anchor: string): boolean => {
  const { top = -1 } = document.getElementById(anchor)?.getBoundingClientRect() ?? {};
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  return top >= 0 && top < innerHeight * (isAtEnd ? 1 : 0.25);
};

test("the skip link moves the focus to the content", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("a page for an old path leads to the new one, with query and fragment", async ({ page }) => {
  const path = pages.find((one) => one.path !== "/")?.path ?? "";
  await page.route("**/old?*", (route) => route.fulfill({ contentType: "text/html", body: redirectPage("", path) }));
  await page.goto("/old?from=card#main");
  await expect(page).toHaveURL(`${path}?from=card#main`);
});
