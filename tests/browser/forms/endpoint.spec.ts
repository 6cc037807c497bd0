import { createServer, type ServerResponse } from "node:http";
import { json, start, stop } from "./servers";
import { answers, arriving, expect, fill, openAwake, question, submitWords, test, wake, words } from "./visit";

test.beforeEach(async ({ page, open, form }) => {
  await openAwake(page, open, "endpoint");
  await fill(form);
});

const send = (page: import("@playwright/test").Page) => page.getByRole("button", { name: submitWords }).click();

test("an enquiry arrives unchanged, and the confirmation takes the focus", async ({ page, endpoint, form }) => {
  await send(page);
  const notice = page.getByRole("group", { name: words("sent") });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText(words("sentText"));
  await expect(form).toBeHidden();
  expect(endpoint.received).toHaveLength(1);
  expect(endpoint.received[0]).toMatchObject({ path: "/enquiries", accept: "application/json" });
  expect(endpoint.received[0]?.type).toMatch(/^application\/x-www-form-urlencoded/);
  expect(endpoint.fields).toMatchObject(arriving);
});

test("2,000 characters arrive", async ({ page, endpoint, form }) => {
  const long = "Ünïcödé & <b> %0A\n".repeat(112).slice(0, 2000);
  await fill(form, { message: long });
  await send(page);
  await expect(page.getByRole("group", { name: words("sent") })).toBeFocused();
  expect(endpoint.fields.message).toBe(long.replaceAll("\n", "\r\n"));
});

/** Everything that a failure must leave and offer. */
async function expectFailure(page: import("@playwright/test").Page, message: string): Promise<void> {
  const notice = page.getByRole("alert", { name: words("problem") });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText(message);
  for (const [name, value] of Object.entries(answers))
    if (name === "properties") await expect(page.getByLabel(value, { exact: true })).toBeChecked();
    else await expect(page.locator(`main form [name="${name}"]`)).toHaveValue(value);
  const mail = await notice.getByRole("link", { name: words("mailLink") }).getAttribute("href");
  expect(new URLSearchParams(mail?.replace(/^.*\?/, "")).get("body")).toContain(arriving.message);
  await expect(notice.locator('a[href^="tel:"]')).toBeVisible();
}

test("connection refused: says so, keeps the text, and Retry works once the connection is back", async ({
  page,
  endpoint,
  endpointServer,
}) => {
  const address = endpointServer.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await stop(endpointServer);
  await send(page);
  await expectFailure(page, words("unanswered"));
  const back = createServer(endpoint.listen);
  await start(back, port);
  await page.getByRole("button", { name: words("retry") }).click();
  await expect(page.getByRole("group", { name: words("sent") })).toBeFocused();
  expect(endpoint.fields).toMatchObject(arriving);
  await stop(back);
});

test("offline: says so, keeps the text, and Retry works", async ({ page, context, endpoint }) => {
  await context.setOffline(true);
  await send(page);
  await expectFailure(page, words("offline"));
  await context.setOffline(false);
  await page.getByRole("button", { name: words("retry") }).click();
  await expect(page.getByRole("group", { name: words("sent") })).toBeFocused();
  expect(endpoint.received).toHaveLength(1);
});

test("no answer in 15 seconds: does not know whether it arrived, and says so", async ({ page, endpoint }) => {
  endpoint.answer = () => undefined;
  await send(page);
  await expect.poll(() => endpoint.received.length).toBe(1);
  await expect(page.getByRole("button", { name: words("sending") })).toHaveAttribute("aria-disabled", "true");
  await page.clock.fastForward(15_000);
  await expectFailure(page, words("unconfirmed"));
});

test("an answer that breaks off: does not know whether it arrived, and says so", async ({ page, endpoint }) => {
  endpoint.answer = (response) => {
    response.writeHead(200, { "Content-Length": "1000", "Content-Type": "application/json" });
    response.write("{", () => response.destroy());
  };
  await send(page);
  await expectFailure(page, words("unclear"));
});

const silences: Record<string, (response: ServerResponse) => void> = {
  "a connection that ends after the enquiry arrived": (response) => void response.destroy(),
  "an answer that scripts may not read": (response) => {
    response.removeHeader("Access-Control-Allow-Origin");
    json(response, 200, { ok: true });
  },
};
for (const [name, answer] of Object.entries(silences))
  test(`${name}: does not claim that nothing was sent`, async ({ page, endpoint }) => {
    endpoint.answer = answer;
    await send(page);
    await expectFailure(page, words("unanswered"));
    expect(endpoint.received).not.toHaveLength(0);
  });

for (const status of [400, 422])
  test(`${status} with errors: each at its field and in the summary, the unknown in the form's message`, async ({
    page,
    endpoint,
    form,
  }) => {
    const errors = [
      { field: "email", code: "TYPE_EMAIL", message: "should be an email" },
      { field: "message", message: "is not polite" },
      { field: "_captcha", message: "The machine test was not passed" },
    ];
    endpoint.answer = (response) => json(response, status, { errors });
    const title = await page.title();
    await send(page);
    const summary = page.getByRole("alert", { name: words("problem") });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("listitem")).toHaveText(errors.map(({ message }) => message));
    await expect(form.getByLabel(question("email", "label"))).toHaveAccessibleDescription(/should be an email/);
    await expect(form.locator('[name="message"]')).toHaveAccessibleDescription(/is not polite/);
    await expect(page).toHaveTitle(words("titlePrefix") + title);
    await summary.getByRole("link", { name: "should be an email" }).click();
    await expect(form.locator('[name="email"]')).toBeFocused();
    await expect(form.locator('[name="message"]')).toHaveValue(answers.message);
  });

test("errors of unknown fields alone stand in the form's message", async ({ page, endpoint }) => {
  endpoint.answer = (response) => json(response, 400, { errors: [{ field: "_captcha", message: "No machines" }] });
  await send(page);
  await expectFailure(page, "No machines");
});

const refusals: Record<string, (response: ServerResponse) => void> = {
  "403 without fields": (response) => json(response, 403, { error: "Form not found" }),
  "404 in HTML": (response) => void response.writeHead(404, { "Content-Type": "text/html" }).end("<h1>Not found</h1>"),
  "500": (response) => void response.writeHead(500).end("oops"),
  "503 with JSON that claims success": (response) => json(response, 503, { ok: true }),
  "JSON that denies success": (response) => json(response, 200, { success: "false" }),
  "200 with an error in words that nobody can read": (response) => json(response, 200, { errors: [{ message: "" }] }),
  "200 with the status of an error": (response) => json(response, 200, { status: "error" }),
};
const riddles: typeof refusals = {
  "HTML instead of JSON": (response) =>
    void response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Thanks!</h1>"),
  "an empty body": (response) => void response.writeHead(200).end(),
  "204": (response) => void response.writeHead(204).end(),
  "a redirect, which may lead to thanks or to an error": (response) =>
    void response.writeHead(302, { Location: "/error" }).end(),
};
for (const [message, answers] of [
  ["failed", refusals],
  ["unclear", riddles],
] as const)
  for (const [name, answer] of Object.entries(answers))
    test(`${name}: a plain message, the text kept, mail and phone offered`, async ({ page, endpoint }) => {
      endpoint.answer = answer;
      await send(page);
      await expectFailure(page, words(message));
      expect(endpoint.received).toHaveLength(1);
    });

test("200 with errors is no success: each is told where it belongs", async ({ page, endpoint, form }) => {
  endpoint.answer = (response) => json(response, 200, { errors: { email: ["should be an email"], base: "Not now" } });
  await send(page);
  const summary = page.getByRole("alert", { name: words("problem") });
  await expect(summary.getByRole("listitem")).toHaveText(["should be an email", "Not now"]);
  await expect(form.locator('[name="email"]')).toHaveAccessibleDescription(/should be an email/);
});

test("a text of more than 64 KiB as it is sent arrives", async ({ page, endpoint, form }) => {
  const message = form.locator('[name="message"]');
  // Longer than this site allows, as another may.
  await message.evaluate((area: HTMLTextAreaElement) => {
    area.value = "你".repeat(1990);
    for (let i = 0; i < 4; i++) {
      const field = document.createElement("input");
      field.type = "hidden";
      field.name = "more";
      field.value = area.value;
      area.form?.append(field);
    }
  });
  await send(page);
  await expect(page.getByRole("group", { name: words("sent") })).toBeFocused();
  expect(endpoint.received[0]?.body.length).toBeGreaterThan(64 * 1024);
});

test("what is written while an enquiry is under way stays, and can be sent", async ({ page, endpoint, form }) => {
  let finish = (): void => undefined;
  endpoint.answer = (response) => (finish = () => json(response, 200, { ok: true }));
  await send(page);
  await expect.poll(() => endpoint.received.length).toBe(1);
  const message = form.locator('[name="message"]');
  await message.fill("One thing more");
  finish();
  await expect(page.getByRole("alert", { name: words("sent") })).toContainText(words("unsent"));
  await expect(message).toBeFocused();
  await page.keyboard.type("!");
  await expect(message).toHaveValue("One thing more!");
  endpoint.answer = (response) => json(response, 200, { ok: true });
  await send(page);
  await expect(page.getByRole("group", { name: words("sent") })).toBeFocused();
  expect(endpoint.fields.message).toBe("One thing more!");
  await expect(form).toBeHidden();
});

test("after a failure, the mail and the text to copy follow what the visitor writes", async ({
  page,
  endpoint,
  form,
}) => {
  endpoint.answer = (response) => json(response, 500, {});
  await send(page);
  const notice = page.getByRole("alert", { name: words("problem") });
  await expect(notice).toBeFocused();
  await form.locator('[name="company"]').fill("Acme & Sons");
  await expect(notice.getByRole("link", { name: words("mailLink") })).toHaveAttribute("href", /Acme%20%26%20Sons/);
  await form.getByLabel("21-50").check();
  await expect(notice.getByRole("link", { name: words("mailLink") })).toHaveAttribute("href", /21-50/);
  const long = "ü".repeat(1900);
  await form.locator('[name="message"]').fill(long);
  await expect(notice.getByRole("textbox")).toHaveValue(new RegExp(long));
  await expect(form.locator('[name="message"]')).toBeFocused();
});

test("429: says to wait, and how long where the header can be read", async ({ page, endpoint }) => {
  endpoint.answer = (response) =>
    json(response, 429, {}, { "Retry-After": "40", "Access-Control-Expose-Headers": "Retry-After" });
  await send(page);
  await expectFailure(page, words("waitSeconds", "40"));
  endpoint.answer = (response) => json(response, 429, {}, { "Retry-After": "40" });
  await page.getByRole("button", { name: words("retry") }).click();
  await expectFailure(page, words("wait"));
  endpoint.answer = (response) =>
    json(response, 429, {}, { "Retry-After": "31536000", "Access-Control-Expose-Headers": "Retry-After" });
  await page.getByRole("button", { name: words("retry") }).click();
  await expectFailure(page, words("wait"));
});

test("a double click, and Enter twice, make one request", async ({ page, endpoint, form }) => {
  let finish = (): void => undefined;
  endpoint.answer = (response) => (finish = () => json(response, 200, { ok: true }));
  await page.getByRole("button", { name: submitWords }).dblclick();
  await form.locator('[name="email"]').press("Enter");
  await form.locator('[name="email"]').press("Enter");
  await expect(form.getByRole("status").filter({ hasText: words("sending") })).toHaveCount(1);
  await expect.poll(() => endpoint.received.length).toBe(1);
  finish();
  await expect(page.getByRole("group", { name: words("sent") })).toBeFocused();
  expect(endpoint.received).toHaveLength(1);
});

test("the next message starts from an empty form", async ({ page, form }) => {
  await send(page);
  await expect(page.getByRole("group", { name: words("sent") })).toBeFocused();
  await page.reload();
  await wake(page);
  await expect(form.locator('[name="message"]')).toHaveValue("");
});

test("whoever fills in the trap is not turned away", async ({ page, endpoint, form }) => {
  await form.locator('[name="_gotcha"]').evaluate((field: HTMLInputElement) => (field.value = "spam"));
  await send(page);
  await expect(page.getByRole("group", { name: words("sent") })).toBeFocused();
  expect(endpoint.fields._gotcha).toBe("spam");
});
