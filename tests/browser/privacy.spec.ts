import { readFileSync } from "node:fs";
import path from "node:path";
import { isRecord } from "../../src/record";
import { endpointOrigin, formsContent, siteFolder } from "./forms/sites";
import { said } from "./forms/visit";
import { expect, paths, test } from "./site";

const site = formsContent.entries.get("content/site.md")?.data;
const delivery = isRecord(site?.delivery) ? site.delivery : {};
const routes = isRecord(delivery.routes) ? delivery.routes : {};

test("nothing is stored in the browser, on any page, from arrival to the foot", async ({ page, context }) => {
  for (const address of paths) {
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

for (const delivery of ["email", "netlify", "endpoint"] as const)
  test(`the privacy page tells where enquiries go and where photos come from: ${delivery}`, async ({ page }) => {
    await page.setContent(readFileSync(path.join(siteFolder(delivery), "privacy.html"), "utf8"));
    const route = routes[delivery];
    if (typeof route !== "string") throw new Error(`content/site.md has no route for ${delivery}`);
    const main = page.getByRole("main");
    await expect(main).toContainText(said(route.replace("{formHosts}", new URL(endpointOrigin).host)));
    await expect(main).toContainText(said("{photoHosts}"));
  });
