import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { answers, arriving, expect, fill, submitWords, test, words } from "./visit";

/** The scripts that a page fetches, as they come. */
function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Lets the script that wakes the form wait until it is released. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/island-/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const awake = (page: Page) => page.locator("main form[novalidate]");

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
  await expect(awake(page)).toHaveCount(1);
  expect(scripts).toEqual([expect.anything(), expect.stringMatching(/^\/static\/island-/)]);
});

test("a submission that comes before React waits for it, with what is written meanwhile", async ({
  page,
  open,
  form,
  endpoint,
}) => {
  const release = await holdScripts(page);
  await open("endpoint", "/agents", "domcontentloaded");
  await fill(form);
  await form.getByRole("button", { name: submitWords }).dblclick();
  await form.locator('[name="company"]').fill("Acme");
  expect(endpoint.received).toHaveLength(0);
  release();
  await expect(page.getByRole("group", { name: words("sent") })).toBeFocused();
  expect(endpoint.received).toHaveLength(1);
  expect(endpoint.received[0]?.accept).toBe("application/json");
  expect(endpoint.fields).toMatchObject({ ...arriving, company: "Acme" });
});

/** Takes from the page what the form counts with. */
function spoil(): void {
  const get = (): never => {
    throw new Error("spoilt");
  };
  Object.defineProperty(Intl.NumberFormat.prototype, "format", { get });
}

for (const when of ["while it wakes", "later"])
  test(`rendering that fails ${when}: the browser's own form comes back with every answer, and sends`, async ({
    page,
    open,
    form,
    endpoint,
  }) => {
    if (when === "while it wakes") await page.addInitScript(spoil);
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await open("endpoint");
    await fill(form);
    if (when === "later") {
      await expect(awake(page)).toHaveCount(1);
      await page.evaluate(spoil);
      await form.locator('[name="message"]').fill("a".repeat(1500));
    }
    await expect.poll(() => errors).toContain("spoilt");
    await expect(awake(page)).toHaveCount(0);
    await expect(form.locator('[name="email"]')).toHaveValue(answers.email);
    await expect(form.getByLabel(answers.properties)).toBeChecked();
    await form.getByRole("button", { name: submitWords }).click();
    await expect(page.getByRole("heading", { name: "An endpoint's page" })).toBeVisible();
    expect(endpoint.fields).toMatchObject({ email: answers.email, properties: answers.properties });
  });

test("it wakes without a word on the console, a move of the page, or anything stored", async ({
  page,
  open,
  form,
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
  await form.locator('[name="email"]').focus();
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
