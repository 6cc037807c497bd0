import { readFileSync } from "node:fs";
import path from "node:path";
import { otherPaths, specification } from "../specification";
import { siteFolder } from "./forms/sites";
import { expect, test } from "./site";

test("nothing is stored in the browser, on any page, from arrival to the foot", async ({ page, context }) => {
  for (const address of [...specification.map(({ path }) => path), ...otherPaths, "/no-such-page"]) {
    await page.goto(address);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(stored)).toEqual([]);
  }
  expect(await context.cookies()).toEqual([]);
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

for (const [delivery, words] of [
  ["email", "your own email app"],
  ["netlify", "sent to Netlify"],
  ["endpoint", "sent to forms.example.com"],
] as const)
  test(`the privacy page tells where enquiries go: ${delivery}`, async ({ page }) => {
    await page.setContent(readFileSync(path.join(siteFolder(delivery), "privacy.html"), "utf8"));
    await expect(
      page
        .locator("li, p")
        .filter({ hasText: /^Your enquiry/ })
        .first(),
    ).toContainText(words);
    await expect(
      page
        .locator("li, p")
        .filter({ hasText: /^Photographs/ })
        .first(),
    ).toContainText("Unsplash");
  });
