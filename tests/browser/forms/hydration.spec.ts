import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { answers, expect, fill, test } from "./visit";

/** The scripts that a page fetches, as they come. */
function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Lets the script that hydrates the form wait until it is released. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/island-/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const hydrated = (page: Page) => page.locator("main form[novalidate]");

test("a page has no script but with a form, and then one that blocks nothing until the form is touched", async ({
  page,
  open,
  form,
}) => {
  const scripts = recordScripts(page);
  await open("email", "/privacy");
  await expect(page.locator("script[src]")).toHaveCount(0);
  const site = await open("email");
  await expect(page.locator("script[src]")).toHaveAttribute("type", "module");
  const loader = await page.request.get(site + (scripts[0] ?? ""));
  // Smaller yet as hosts compress it.
  expect(gzipSync(await loader.body()).length).toBeLessThanOrEqual(3 * 1024);
  await form.scrollIntoViewIfNeeded();
  await form.hover();
  expect(scripts).toEqual([expect.stringMatching(/^\/static\/islands-/)]);
  await form.locator('[name="email"]').dispatchEvent("pointerdown");
  await expect(hydrated(page)).toHaveCount(1);
  expect(scripts).toEqual([expect.anything(), expect.stringMatching(/^\/static\/island-/)]);
});

test("scripts that come while the visitor types change nothing that is there: words, caret, place, console, storage", async ({
  page,
  context,
  open,
  form,
}) => {
  const said: string[] = [];
  page.on("console", (message) => {
    // Photos come from elsewhere, and need not be there.
    if (message.type() === "error" && !message.location().url.startsWith("https://")) said.push(message.text());
  });
  page.on("pageerror", (error) => said.push(String(error)));
  const release = await holdScripts(page);
  await open("email", "/agents#contact", "domcontentloaded");
  await fill(form);
  const message = form.locator('[name="message"]');
  await message.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 3));
  const place = () =>
    message.evaluate((area) => [area.getBoundingClientRect().top, scrollX, location.href, history.length]);
  const before = await place();
  release();
  await expect(hydrated(page)).toHaveCount(1);
  expect(await place()).toEqual(before);
  await expect(message).toBeFocused();
  await page.keyboard.type("XYZ");
  await expect(message).toHaveValue(/^TwoXYZ flats/);
  await expect(form.locator('[name="email"]')).toHaveValue(answers.email);
  await expect(form.getByLabel(answers.properties, { exact: true })).toBeChecked();
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(await context.cookies()).toEqual([]);
  expect(said).toEqual([]);
});
