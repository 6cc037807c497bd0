import type { Page } from "@playwright/test";
import { endpointOrigin } from "./sites";
import { expect, fill, openAwake, submitWords, test, wake, words } from "./visit";

/** The scripts that a page fetches, as they come. */
function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Lets the scripts that wake the form wait until they are released; where it is near, the page is not loaded before. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/(framework|commons|island)-/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const awake = (page: Page) => page.locator("main form[novalidate]");

test("a page without a form has no script", async ({ page, open }) => {
  const scripts = recordScripts(page);
  await open("email", "/about");
  await page.mouse.wheel(0, 100_000);
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);
});

test("a page with a form has one script that blocks nothing, until the form is near", async ({ page, open }) => {
  const scripts = recordScripts(page);
  const site = await open("email");
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([expect.stringMatching(/^\/_immutable\/islands-/)]);
  const loader = await page.request.get(site + (scripts[0] ?? ""));
  const bytes = await page.evaluate(
    async (text) => {
      const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
      return (await new Response(packed).arrayBuffer()).byteLength;
    },
    await loader.text(),
  );
  // gzip is larger than the brotli that hosts send.
  expect(bytes).toBeLessThanOrEqual(3 * 1024);
  await expect(page.locator("script[src]")).toHaveAttribute("type", "module");
  await wake(page);
  expect(scripts.length).toBeGreaterThan(1);
});

test("focus alone wakes it", async ({ page, open, form }) => {
  // Nothing comes near in a browser that sees nothing come near.
  await page.addInitScript(() => (IntersectionObserver.prototype.observe = () => undefined));
  await open("email");
  await expect(awake(page)).toHaveCount(0);
  await form.locator('[name="email"]').focus();
  await expect(awake(page)).toHaveCount(1);
});

test("a page that is prerendered waits until it is shown", async ({ page, open, form }) => {
  await page.addInitScript(() => Object.defineProperty(document, "prerendering", { value: true, configurable: true }));
  const scripts = recordScripts(page);
  await open("email");
  await form.scrollIntoViewIfNeeded();
  await form.locator('[name="email"]').focus();
  await page.waitForLoadState("networkidle");
  expect(scripts).toHaveLength(1);
  await page.evaluate(() => {
    Object.defineProperty(document, "prerendering", { value: false });
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await expect(awake(page)).toHaveCount(1);
});

test("it wakes without a word on the console, a move of the page, or anything stored", async ({
  page,
  open,
  context,
}) => {
  const said: string[] = [];
  page.on("console", (message) => {
    // Photos come from elsewhere, and need not be there.
    if (message.type() === "error" && !message.location().url.startsWith("https://")) said.push(message.text());
  });
  page.on("pageerror", (error) => said.push(String(error)));
  const release = await holdScripts(page);
  await open("email", "/#process", "domcontentloaded");
  await page.locator("main form").scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
  const place = () => page.evaluate(() => [Math.round(scrollX), Math.round(scrollY), location.href, history.length]);
  const before = await place();
  release();
  await expect(awake(page)).toHaveCount(1);
  expect(await place()).toEqual(before);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ""]);
  expect(await context.cookies()).toEqual([]);
  expect(said).toEqual([]);
});

for (const foreign of [false, true])
  test(`scripts that come while the visitor types${foreign ? ", with a password manager's element in the form" : ""}: all is kept`, async ({
    page,
    open,
    form,
  }) => {
    const release = await holdScripts(page);
    await open("email", "/agents", "domcontentloaded");
    await form.scrollIntoViewIfNeeded();
    await fill(form);
    const message = form.locator('[name="message"]');
    await message.focus();
    await message.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 3));
    if (foreign)
      await form.evaluate((element) =>
        element.querySelector("input")?.after(document.createElement("password-manager")),
      );
    const top = () => message.evaluate((area) => Math.round(area.getBoundingClientRect().top));
    const before = await top();
    release();
    await expect(awake(page)).toHaveCount(1);
    await expect(message).toBeFocused();
    await page.keyboard.type("XYZ");
    await expect(message).toHaveValue(/^TwoXYZ flats/);
    await expect(form.locator('[name="email"]')).toHaveValue("zoe@example.org");
    await expect(form.getByLabel("6-20")).toBeChecked();
    expect(await top()).toBe(before);
    await page.getByRole("button", { name: submitWords }).click();
    await expect(page.getByRole("group", { name: words("opened") })).toBeFocused();
  });

test("scripts that never come: the browser's form still sends", async ({ page, open, form, endpoint }) => {
  await page.route(/\/(framework|commons|island)-/, (route) => route.fulfill({ status: 404, body: "gone" }));
  await open("endpoint");
  await form.scrollIntoViewIfNeeded();
  await fill(form);
  await form.getByRole("button", { name: submitWords }).click();
  await expect(page.getByRole("heading", { name: "An endpoint's page" })).toBeVisible();
  expect(endpoint.received).toHaveLength(1);
});

test("scripts that failed to come are asked for again at the next touch", async ({ page, open, form }) => {
  await page.route(/\/island-/, (route) => route.abort(), { times: 1 });
  await open("email");
  await form.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await expect(awake(page)).toHaveCount(0);
  await form.locator('[name="email"]').focus();
  await expect(awake(page)).toHaveCount(1);
});

test("nothing but the site and its endpoint is asked for", async ({ page, open, form }) => {
  const hosts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() !== "image") hosts.add(new URL(request.url()).hostname);
  });
  await openAwake(page, open, "endpoint");
  await fill(form);
  await page.getByRole("button", { name: submitWords }).click();
  await expect(page.getByRole("group", { name: words("sent") })).toBeFocused();
  expect([...hosts]).toEqual(["127.0.0.1"]);
  expect(await page.content()).not.toContain(endpointOrigin);
});
