import puppeteer, { type Browser, type HTTPRequest, type Page, type ResponseForRequest } from "puppeteer-core";
import { find } from "../../tools/lib/browsers";
import { answer } from "../../tools/lib/stock-host/answer";
import { allPages } from "../expected";
import { siteFolder } from "../support/built-sites";
import { GitHub } from "./admin/github";
import { answers, words } from "./forms/fixtures";
import { failedPhotos } from "../../tools/lib/stage";
import { cutOff, smallTargets } from "./geometry";
import { expect, isPhoto, reportViolations, served, sizes } from "./site";

/** Starts Firefox through WebDriver BiDi, because Playwright runs only a Firefox of its own: https://pptr.dev/webdriver-bidi */
const test = served.extend<{ firefox: Browser }>({
  firefox: async ({}, provide) => {
    const firefox = await puppeteer.launch({ browser: "firefox", executablePath: find("Firefox") });
    await provide(firefox);
    await firefox.close();
  },
});

/** Answers the requests for which `respond` has an answer; others reach the network. */
async function intercept(
  page: Page,
  respond: (request: HTTPRequest) => Promise<Partial<ResponseForRequest>> | undefined,
): Promise<void> {
  await page.setRequestInterception(true);
  page.on("request", (request) => {
    const response = respond(request);
    const taken = response ? response.then((one) => request.respond(one)) : request.continue();
    // Firefox may close before it takes the last answer.
    taken.catch(() => undefined);
  });
}

test("Firefox shows every page complete, on mobile and desktop, and reports no error", async ({ firefox, baseURL }) => {
  const page = await firefox.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.evaluateOnNewDocument(reportViolations);
  // Firefox cannot map a host to another port, so photos are answered here.
  await intercept(page, (request) =>
    isPhoto(new URL(request.url()))
      ? answer(request.url()).then(({ type, body }) => ({ contentType: type, body }))
      : undefined,
  );
  for (const { path } of allPages)
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewport(viewport);
      await page.goto(`${baseURL}${path}`);
      for (const check of [cutOff, smallTargets, failedPhotos])
        expect.soft(await page.evaluate(check), `${path} on ${size}`).toEqual([]);
    }
  expect(complaints).toEqual([]);
});

test("Firefox keeps answers typed before hydration, and sends them", async ({ firefox, serve }) => {
  const page = await firefox.newPage();
  await page.goto(`${await serve(siteFolder("netlify"))}/agents`);
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values))
      for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`))
        if (field instanceof HTMLInputElement && /radio|checkbox/.test(field.type))
          field.checked = field.value === value;
        else field.value = value;
    const message = document.querySelector<HTMLTextAreaElement>('[name="message"]');
    message?.focus();
    message?.setSelectionRange(3, 3);
    document.querySelector("input")?.after(document.createElement("password-manager"));
  }, answers);
  await page.waitForSelector("form[novalidate]");
  const caret = () => [document.activeElement?.tagName, document.querySelector("textarea")?.selectionStart];
  expect(await page.evaluate(caret)).toEqual(["TEXTAREA", 3]);
  const kept = await page.$eval("main form", (form) => [...new FormData(form)]);
  expect(Object.fromEntries(kept)).toMatchObject(answers);
  await page.locator('main form button[type="submit"]').click();
  await page.waitForSelector(`[role="group"][aria-label="${words("sent")}"]:focus`);
});

test("Firefox signs in to /admin, and saves an edit", async ({ firefox, baseURL }) => {
  const page = await firefox.newPage();
  const github = new GitHub();
  const headers = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };
  await intercept(page, (request) => {
    if (!request.url().startsWith("https://api.github.com/")) return undefined;
    return request.fetchPostData().then((data) => {
      const json = github.answer(request.method(), request.url(), data);
      return { status: json === undefined ? 404 : 200, headers, body: JSON.stringify(json) };
    });
  });
  await page.goto(`${baseURL}/admin`);
  await page.locator("::-p-text(Sign In Using Access Token)").click();
  await page.locator("dialog[open] input").fill("a-token");
  await page.locator('dialog[open] ::-p-aria([name="Sign In"][role="button"])').click();
  await page.locator("::-p-text(Page: about)").wait();
  await page.evaluate(() => (location.hash = "#/collections/page-about/entries/story"));
  await page.locator('[data-key-path="section.heading"] :is(input, textarea)').fill("Our story in Firefox");
  await page.locator('::-p-aria([name="Save"][role="button"])').click();
  await expect.poll(() => github.changes()["content/pages/about/story.md"]).toContain("+heading: Our story in Firefox");
});
