import AxeBuilder from "@axe-core/playwright";
import type { Page, Request } from "@playwright/test";
import { findViolations } from "../../axe";
import { expect, test } from "./cms";

test("a line says whether a saved change is live, also to a screen reader", async ({ cms, github, page }) => {
  const built = github.head();
  await page.route("**/admin-build.json", (route) => route.fulfill({ json: { commit: built } }));
  const line = page.getByRole("status").filter({ hasText: /^(Live|Saved, not published)/ });
  // The line is updated when /admin opens, and then every ten seconds.
  await page.reload();
  await expect(line).toHaveText(/^Live/);
  await cms.open("page-about/entries/story");
  await cms.fill("section.heading", "Our story today");
  await cms.save();
  await expect(line).toHaveText(/^Saved, not published/);
});

/** Violations in Sveltia's own interface. */
const sveltiaViolations = ["aria-required-children", "meta-viewport", "region", "skip-link"];

/** The icons that are not one sign of the font. */
const wideIcons = (page: Page): Promise<string[]> =>
  page.locator(".material-symbols-outlined").evaluateAll((icons: HTMLElement[]) =>
    icons.flatMap((icon) => {
      const range = document.createRange();
      range.selectNodeContents(icon);
      const limit = 1.2 * parseFloat(getComputedStyle(icon).fontSize);
      return range.getBoundingClientRect().width > limit ? icon.innerText : [];
    }),
  );

test("lists and forms are accessible, with fonts of their own, and reach no further host", async ({ page, signIn }) => {
  const hosts = new Set<string>();
  page.on("requestfinished", (request) => hosts.add(new URL(request.url()).hostname));
  const cms = await signIn();
  const axe = new AxeBuilder({ page }).exclude("iframe").disableRules(sveltiaViolations);
  for (const place of ["page-about", "company/entries/site", "page-about/entries/story", "photos"]) {
    await cms.open(place);
    // Elements that fade in have too little contrast at first.
    await expect.poll(() => findViolations(axe), place).toEqual([]);
    await expect.poll(() => wideIcons(page), place).toEqual([]);
  }
  const loaded = () => [...document.fonts].flatMap(({ family, status }) => (status === "loaded" ? family : []));
  const fonts = ['"Source Sans 3"', '"Material Symbols Outlined"'];
  expect(await page.evaluate(loaded)).toEqual(expect.arrayContaining(fonts));
  // Not the originals, which have several megabytes.
  await expect(page.locator('img[src^="https://images.unsplash.com/"]').first()).toHaveAttribute("src", /\?.*w=360/);
  const allowed = ["", "localhost", "api.github.com", "images.unsplash.com", "avatars.githubusercontent.com"];
  expect([...hosts].filter((host) => !allowed.includes(host))).toEqual([]);
});

test("the sign-in page is at most 900 KB", async ({ page }) => {
  const finished: Request[] = [];
  page.on("requestfinished", (request) => finished.push(request));
  await page.goto("/admin", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Sign In Using Access Token" }).waitFor();
  const sizes = await Promise.all(finished.map((request) => request.sizes()));
  const size = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(size).toBeGreaterThan(400_000);
  expect(size).toBeLessThan(900_000);
});
