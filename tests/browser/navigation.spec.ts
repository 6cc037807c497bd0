import type { Page } from "@playwright/test";
import { hasForm, labels, pages, photoHostnames, textIn, type ExpectedPage } from "../expected";
import { expect, openMenu, sizes, test } from "./site";

const banner = (page: Page) => page.getByRole("banner");

/** Presses a link in the bar, which on a phone is in the menu. */
async function choose(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await banner(page).getByRole("link", { name, exact: true }).click();
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

const leadsAway = ({ path }: ExpectedPage, to: string): boolean =>
  to !== path && pages.some((page) => page.path === to);

/** Each link can be pressed. Those within the page lead there; that the others do, one of them tells. */
async function useBar(page: Page, content: ExpectedPage): Promise<void> {
  await page.goto(content.path);
  await openMenu(page);
  for (const [name] of content.navigation)
    await banner(page).getByRole("link", { name, exact: true }).click({ trial: true });
  await page.keyboard.press("Escape");
  for (const [name, to] of content.navigation.filter(([, to]) => to.startsWith("#"))) {
    await choose(page, name);
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expectHeadingInSight(page, to);
  }
  const [name = "", to = ""] = content.navigation.find(([, to]) => leadsAway(content, to)) ?? [];
  await choose(page, name);
  await expect(page).toHaveURL(to);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

// No link needs a script, so that a page with a form and one without tell whether scripts are in their way.
for (const [scripts, some] of [
  ["off", pages],
  ["on", [...pages.filter(hasForm).slice(0, 1), ...pages.filter((page) => !hasForm(page)).slice(0, 1)]],
] as const)
  test.describe(`JavaScript ${scripts}`, () => {
    test.use({ javaScriptEnabled: scripts === "on" });

    for (const content of some)
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

test.describe("on a phone", () => {
  test.use({ viewport: sizes.phone });
  const menu = textIn(labels, "menu");

  test("the menu closes on Escape and gives the focus back", async ({ page }) => {
    await page.goto("/");
    // Past the link that skips the bar, and the company's name.
    for (const key of ["Tab", "Tab", "Tab", "Enter"]) await page.keyboard.press(key);
    const link = banner(page).getByRole("listitem").getByRole("link").last();
    await expect(link).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(link).not.toBeInViewport();
    await expect(banner(page).getByRole("button", { name: menu })).toBeFocused();
  });

  test("a menu left by keyboard for a place on the same page opens again at the first press", async ({ page }) => {
    const [path, name, to] = pages.flatMap(({ path, navigation, sections: [, ...later] }) =>
      navigation
        .filter(([, to]) => later.some(({ anchor }) => to === `#${anchor}`))
        .map((link) => [path, ...link] as const),
    )[0] ?? ["", "", ""];
    await page.goto(path);
    const opener = banner(page).getByRole("button", { name: menu });
    const link = banner(page).getByRole("link", { name, exact: true });
    await opener.press("Enter");
    await link.press("Enter");
    await expectHeadingInSight(page, to);
    await banner(page).getByRole("link", { name: menu }).press("Enter");
    await expect.poll(() => link.evaluate(isOnTop)).toBe(true);
    await page.keyboard.press("Escape");
    await expect(link).not.toBeInViewport();
    await expect(opener).toBeFocused();
  });
});

test("the bar is lower while a visitor reads on, and as high as before at the top", async ({ page }) => {
  await page.goto("/");
  const height = () => banner(page).evaluate((bar) => bar.clientHeight);
  const scrollTo = (top: number) => page.evaluate((place) => window.scrollTo({ top: place, behavior: "instant" }), top);
  const atTheTop = await height();
  await scrollTo(1000);
  await expect.poll(height).toBeLessThan(atTheTop);
  await scrollTo(0);
  await expect.poll(height).toBe(atTheTop);
});

test("the first key press offers to skip the bar", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.locator(":focus");
  await expect(skip).toHaveAttribute("href", "#main");
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
