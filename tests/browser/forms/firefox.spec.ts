import { createServer, type Server } from "node:http";
import type { Page } from "puppeteer-core";
import { reportViolations } from "../site";
import { createSite, Endpoint, start, stop, type Delivery } from "./servers";
import { startFirefox, type Firefox } from "./firefox";
import { answers, arriving, expect, question, test, thanks, words } from "./visit";

test.describe.configure({ mode: "serial" });

let firefox: Firefox;
let servers: Server[] = [];
const violations: string[] = [];
const endpoint = new Endpoint();
const initialAnswer = endpoint.answer;

test.beforeAll(async () => {
  firefox = await startFirefox();
});
test.afterAll(() => firefox.close());
test.afterEach(async () => {
  await Promise.all(servers.map(stop));
  servers = [];
  expect(violations).toEqual([]);
  endpoint.received = [];
  endpoint.answer = initialAnswer;
});

/** Firefox cannot be told to run no scripts, but a page can. */
async function open(delivery: Delivery, scripts = true): Promise<Page> {
  const taking = createServer(endpoint.listen);
  const site = createSite(delivery, await start(taking), endpoint.listen, scripts);
  servers.push(taking, site);
  const page = await firefox.browser.newPage();
  if (scripts) {
    await page.evaluateOnNewDocument(reportViolations);
    page.on("console", (message) => {
      if (/Content Security Policy/.test(message.text())) violations.push(message.text());
    });
  }
  await page.goto(`${await start(site)}/agents`);
  return page;
}

async function fillIn(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(answers))
    if (name === "properties") await page.locator(`input[value="${value}"]`).click();
    else await page.locator(`[name="${name}"]`).fill(value);
}

const submit = (page: Page) => page.locator(`main form button[type="submit"]`).click();
const heading = (page: Page, tag: string) =>
  page.waitForSelector(tag).then((element) => element?.evaluate((node) => node.textContent));

test("without JavaScript an endpoint gets every answer", async () => {
  const page = await open("endpoint", false);
  await fillIn(page);
  await Promise.all([page.waitForNavigation(), submit(page)]);
  expect(endpoint.fields).toMatchObject(arriving);
});

test("without JavaScript Netlify gets every answer and leads to /thanks", async () => {
  endpoint.answer = (response) => void response.writeHead(303, { Location: "/thanks" }).end();
  const page = await open("netlify", false);
  await fillIn(page);
  await Promise.all([page.waitForNavigation(), submit(page)]);
  expect(new URL(page.url()).pathname).toBe("/thanks");
  expect(await heading(page, "h1")).toBe(thanks);
  expect(endpoint.fields).toMatchObject({ ...arriving, "form-name": "partnership" });
});

test("without JavaScript the email app gets every answer", async () => {
  const page = await open("email", false);
  await fillIn(page);
  await submit(page);
  await expect.poll(() => firefox.mails().length).toBe(1);
  const mail = decodeURIComponent(firefox.mails()[0] ?? "").replaceAll("\r\n", "\n");
  for (const [name, value] of Object.entries(answers)) expect(mail).toContain(`${name}=${value}`);
});

test("what is typed before the scripts come stays, and the form sends", async () => {
  const page = await open("endpoint");
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
  expect(await page.$eval('[name="message"]', (area) => (area as HTMLTextAreaElement).value)).toBe(answers.message);
  await submit(page);
  await page.waitForSelector(`[role="group"][aria-label="${words("sent")}"]`);
  expect(endpoint.fields).toMatchObject({ message: arriving.message, "full-name": arriving["full-name"] });
});

test("the summary of mistakes takes the focus, names them and leads to them", async () => {
  const page = await open("email");
  await page.focus('[name="email"]');
  await page.waitForSelector("form[novalidate]");
  await page.locator("main form button[type=submit]").click();
  await page.waitForSelector('[role="alert"]:focus');
  const items = await page.$$eval('[role="alert"] li', (all) => all.map((item) => item.textContent));
  expect(items).toEqual(["full-name", "email", "message"].map((name) => question(name, "missing")));
  expect(await page.title()).toMatch(new RegExp(`^${words("titlePrefix")}`));
  await page.locator('[role="alert"] a').click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("full-name");
});
