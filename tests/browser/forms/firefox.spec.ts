import type { Page } from "puppeteer-core";
import { startFirefox } from "./firefox";
import { answers, arriving, expect, test, words } from "./fixtures";

const submit = (page: Page) => page.locator(`main form button[type="submit"]`).click();

test("Firefox writes every answer into an email without JavaScript, and loses none when the scripts come", async ({
  serve,
  endpoint,
}) => {
  const firefox = await startFirefox();
  try {
    // Firefox cannot be told to run no scripts, but a page can.
    const still = await firefox.browser.newPage();
    await still.goto(`${await serve("email", false)}/agents`);
    for (const [name, value] of Object.entries(answers))
      if (name === "properties") await still.locator(`input[value="${value}"]`).click();
      else await still.locator(`[name="${name}"]`).fill(value);
    await submit(still);
    await expect.poll(() => firefox.mails().length).toBe(1);
    const mail = decodeURIComponent(firefox.mails()[0] ?? "").replaceAll("\r\n", "\n");
    for (const [name, value] of Object.entries(answers)) expect(mail).toContain(`${name}=${value}`);

    const page = await firefox.browser.newPage();
    await page.goto(`${await serve("endpoint")}/agents`);
    // At once: the scripts come while this happens, or after it.
    await page.evaluate((values) => {
      for (const [name, value] of Object.entries(values)) {
        const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
        if (field && field.type !== "radio") field.value = value;
      }
      document.querySelector<HTMLInputElement>(`[value="${values.properties}"]`)?.click();
      const message = document.querySelector<HTMLTextAreaElement>('[name="message"]');
      message?.focus();
      message?.setSelectionRange(3, 3);
      document.querySelector("input")?.after(document.createElement("password-manager"));
    }, answers);
    await page.waitForSelector("form[novalidate]");
    const place = () => [document.activeElement?.tagName, document.querySelector("textarea")?.selectionStart];
    expect(await page.evaluate(place)).toEqual(["TEXTAREA", 3]);
    await submit(page);
    await page.waitForSelector(`[role="group"][aria-label="${words("sent")}"]:focus`);
    expect(endpoint.fields).toMatchObject(arriving);
  } finally {
    await firefox.close();
  }
});
