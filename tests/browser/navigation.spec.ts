import { redirectPage } from "../../plugins/gatsby-plugin-static-pages/old-paths";
import { isPhoto } from "../../tools/lib/stock-host/answer";
import { pages } from "../expected";
import { expect, openMenu, sizes, test } from "./site";

/** Whether neither the bar nor the menu covers an element. */
const isOnTop = (element: Element): boolean => {
  const { left, top, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + 5, top + height / 2);
  return found !== null && (element.contains(found) || found.contains(element));
};

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  for (const [where, viewport] of Object.entries(sizes))
    test(`without JavaScript the navigation works on ${where}`, async ({ page }) => {
      const inBar = (name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });
      // Links do not depend on photos, which load slowly.
      await page.route(isPhoto, (route) => route.abort());
      await page.setViewportSize(viewport);
      await page.goto("/sections");
      await openMenu(page);
      // Not by a click, even a trial: it closes the menu.
      for (const name of ["Home", "Story"]) await expect.poll(() => inBar(name).evaluate(isOnTop)).toBe(true);
      // In the shade of an open menu.
      expect(await page.getByRole("banner").locator("> a").first().evaluate(isOnTop)).toBe(where === "desktop");
      await inBar("Story").click();
      await expect(page).toHaveURL("/sections#story-blueprint");
      const heading = page.locator("#story-blueprint h2");
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect.poll(() => heading.evaluate(isOnTop)).toBe(true);
      await openMenu(page);
      await inBar("Home").click();
      await expect(page).toHaveURL("/");
    });
});

test.describe(() => {
  // Mobile browsers lay out sections only when they are near.
  test.use({ hasTouch: true, isMobile: true, viewport: sizes.mobile, reducedMotion: "reduce" });

  test("on mobile each fragment of a page scrolls to its section", async ({ page }) => {
    const anchors = pages.flatMap(({ path, sections }) => (path === "/sections" ? sections : []));
    expect(anchors.length).toBeGreaterThan(10);
    for (const { anchor } of anchors) {
      await page.goto("about:blank");
      await page.goto(`/sections#${anchor}`);
      await expect.poll(() => page.evaluate(isReached, anchor), `#${anchor}`).toBe(true);
    }
  });

  test("the bar of a phone that enlarges text alone leaves most of the screen", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => document.documentElement.style.setProperty("text-size-adjust", "200%"));
    const { height = NaN } = (await page.getByRole("banner").boundingBox()) ?? {};
    expect(height).toBeLessThan(sizes.mobile.height / 3);
  });

  test("text has the size that visitors chose for their phone", async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setEmulatedOSTextScale", { scale: 2 });
    await page.goto("/");
    await expect(page.locator("html")).toHaveCSS("font-size", "32px");
  });
});

/** Whether a section starts near the top of the screen; the last ones may be too short for that. */
const isReached = (anchor: string): boolean => {
  const { top = -1 } = document.getElementById(anchor)?.getBoundingClientRect() ?? {};
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  return top >= 0 && top < innerHeight * (isAtEnd ? 1 : 0.25);
};

test("the skip link moves the focus to the content, and the bar of a low window scrolls away", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.setViewportSize({ width: 320, height: 256 });
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(page.getByRole("banner")).not.toBeInViewport();
});

test("a page for an old path leads to the new one, with query and fragment", async ({ page }) => {
  await page.route("**/old?*", (route) =>
    route.fulfill({ contentType: "text/html", body: redirectPage("", "/about") }),
  );
  await page.goto("/old?from=card#main");
  await expect(page).toHaveURL("/about?from=card#main");
});
