import type { Page } from "@playwright/test";
import { expect, labels, linkWithin, longPage, openMenu, pages, photoHostnames, sizes, test, textIn } from "./site";

for (const javaScriptEnabled of [true, false])
  for (const [size, viewport] of Object.entries(sizes))
    test.describe(`${size}, JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
      test.use({ javaScriptEnabled, viewport });

      for (const { path, navigation } of pages)
        test(`every link of the top bar of ${path} leads where it says`, async ({ page }) => {
          // Photos take long to come, and links do not depend on them.
          await page.route(isPhoto, (route) => route.abort());
          for (const [text, to] of navigation) {
            await page.goto(path);
            await openMenu(page);
            await page
              .getByRole("banner")
              .getByRole("navigation")
              .getByRole("link", { name: text, exact: true })
              .click();
            const { origin } = new URL(page.url());
            await expect(page).toHaveURL(new URL(to, new URL(path, origin)).href);
            await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
            if (to.startsWith("#")) await expectHeadingInSight(page, to);
          }
        });
    });

const isPhoto = ({ hostname }: URL): boolean => photoHostnames.includes(hostname);

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

test("the menu of a small screen closes on Escape and gives the focus back", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto("/");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const link = page.getByRole("banner").getByRole("listitem").getByRole("link").last();
  await expect(link).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(link).not.toBeInViewport();
  await expect(page.getByRole("banner").getByRole("button").first()).toBeFocused();
});

test("a menu left by keyboard for a place on the same page opens again at the first press", async ({ page }) => {
  const [name, to] = linkWithin ?? ["", ""];
  await page.setViewportSize(sizes.phone);
  await page.goto(longPage?.path ?? "");
  const menu = textIn(labels, "menu");
  const opener = page.getByRole("banner").getByRole("button", { name: menu });
  const link = page.getByRole("banner").getByRole("link", { name, exact: true });
  await opener.press("Enter");
  await link.press("Enter");
  await expectHeadingInSight(page, to);
  await page.getByRole("banner").getByRole("link", { name: menu }).press("Enter");
  await expect.poll(() => link.evaluate(isOnTop)).toBe(true);
  await page.keyboard.press("Escape");
  await expect(link).not.toBeInViewport();
  await expect(opener).toBeFocused();
});

test("the bar is lower while a visitor reads on, and as high as before at the top", async ({ page }) => {
  await page.goto("/");
  const height = () => page.getByRole("banner").evaluate((bar) => bar.clientHeight);
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
