import { createServer } from "node:http";
import type { Page } from "puppeteer-core";
import { startFirefox } from "./firefox";
import { createSite, Endpoint, start, stop, type Delivery } from "./servers";
import { answers, arriving, expect, test, words } from "./visit";

const submit = (page: Page) => page.locator(`main form button[type="submit"]`).click();

test("Firefox writes every answer into an email without JavaScript, and loses none when the scripts come", async () => {
  const firefox = await startFirefox();
  const endpoint = new Endpoint();
  const taking = createServer(endpoint.listen);
  const address = await start(taking);
  const sites = [taking];
  /** Firefox cannot be told to run no scripts, but a page can. */
  const open = async (delivery: Delivery, scripts: boolean): Promise<Page> => {
    const site = createSite(delivery, address, endpoint.listen, scripts);
    sites.push(site);
    const page = await firefox.browser.newPage();
    await page.goto(`${await start(site)}/agents`);
    return page;
  };
  try {
    const still = await open("email", false);
    for (const [name, value] of Object.entries(answers))
      if (name === "properties") await still.locator(`input[value="${value}"]`).click();
      else await still.locator(`[name="${name}"]`).fill(value);
    await submit(still);
    await expect.poll(() => firefox.mails().length).toBe(1);
    const mail = decodeURIComponent(firefox.mails()[0] ?? "").replaceAll("\r\n", "\n");
    for (const [name, value] of Object.entries(answers)) expect(mail).toContain(`${name}=${value}`);

    const page = await open("endpoint", true);
    // At once: the scripts come while this happens, or after it.
    await page.evaluate((values) => {
      for (const [name, value] of Object.entries(values)) {
        const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
        if (field && field.type !== "radio") field.value = value;
      }
      document.querySelector<HTMLTextAreaElement>('[name="message"]')?.focus();
      document.querySelector("input")?.after(document.createElement("password-manager"));
    }, answers);
    await page.waitForSelector("form[novalidate]");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("message");
    await submit(page);
    await page.waitForSelector(`[role="group"][aria-label="${words("sent")}"]:focus`);
    expect(endpoint.fields).toMatchObject({ message: arriving.message, "full-name": arriving["full-name"] });
  } finally {
    await firefox.close();
    await Promise.all(sites.map(stop));
  }
});
