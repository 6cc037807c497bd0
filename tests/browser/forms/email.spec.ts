import { said } from "./visit";
import {
  answers,
  arriving,
  expect,
  fill,
  openAwake,
  question,
  recordMails,
  submitWords,
  test,
  wake,
  words,
} from "./visit";

test("the email app is asked to open with everything written out, and no success is claimed", async ({
  page,
  open,
  form,
}) => {
  const mails = await recordMails(page);
  await openAwake(page, open, "email");
  await fill(form);
  await page.getByRole("button", { name: submitWords }).click();
  const notice = page.getByRole("group", { name: words("opened") });
  await expect(notice).toBeFocused();
  await expect.poll(() => mails.length).toBe(1);
  expect(mails[0]?.pathname).toBe(said("{partnershipsEmail}"));
  const body = mails[0]?.searchParams.get("body") ?? "";
  for (const [name, value] of Object.entries(arriving)) {
    expect(body).toContain(value);
    expect(body).toContain(question(name, "label"));
  }
  await expect(notice.getByRole("textbox")).toHaveValue(body.replaceAll("\r\n", "\n"));
  await expect(notice.getByRole("link", { name: said("{partnershipsEmail}") })).toBeVisible();
  await expect(notice.getByRole("link", { name: said("{phone}") })).toBeVisible();
  await expect(form).toBeHidden();
});

test("the text can be copied, and changed", async ({ page, open, form, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAwake(page, open, "email");
  await fill(form);
  await page.getByRole("button", { name: submitWords }).click();
  await page.getByRole("button", { name: words("copyButton") }).click();
  await expect(page.getByRole("status").filter({ hasText: words("copied") })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(answers.message);
  await page.getByRole("button", { name: words("edit") }).click();
  await expect(form.locator('[name="full-name"]')).toBeFocused();
  await expect(form.locator('[name="message"]')).toHaveValue(answers.message);
});

test("where the clipboard is closed, the text is selected and nothing is claimed", async ({ page, open, form }) => {
  await page.addInitScript(() => (navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"))));
  await openAwake(page, open, "email");
  await fill(form);
  await page.getByRole("button", { name: submitWords }).click();
  await page.getByRole("button", { name: words("copyButton") }).click();
  const text = page.getByRole("group", { name: words("opened") }).getByRole("textbox");
  expect(await text.evaluate((area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart)).toBe(
    (await text.inputValue()).length,
  );
  await expect(page.getByText(words("copied"), { exact: true })).toHaveCount(0);
});

test("where there is no clipboard at all, the same", async ({ page, open, form }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await openAwake(page, open, "email");
  await fill(form);
  await page.getByRole("button", { name: submitWords }).click();
  await page.getByRole("button", { name: words("copyButton") }).click();
  const text = page.getByRole("group", { name: words("opened") }).getByRole("textbox");
  await expect.poll(() => text.evaluate((area: HTMLTextAreaElement) => area.selectionEnd)).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test("a text that no email app takes is shown to be copied", async ({ page, open, form }) => {
  const mails = await recordMails(page);
  await openAwake(page, open, "email");
  const message = "Ü".repeat(2000);
  await fill(form, { ...answers, message });
  await page.getByRole("button", { name: submitWords }).click();
  const notice = page.getByRole("group", { name: words("copy") });
  await expect(notice).toBeFocused();
  expect(await notice.getByRole("textbox").inputValue()).toContain(message);
  expect(mails).toHaveLength(0);
});

test("sending again after a change opens a new mail", async ({ page, open, form }) => {
  const mails = await recordMails(page);
  await openAwake(page, open, "email");
  await fill(form);
  await page.getByRole("button", { name: submitWords }).click();
  await page.getByRole("button", { name: words("edit") }).click();
  await fill(form, { message: "Only this" });
  await page.getByRole("button", { name: submitWords }).click();
  await expect.poll(() => mails.at(-1)?.searchParams.get("body")).toContain("Only this");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser hands every field to the email app, and the subject", async ({ page, open, form }) => {
    const mails = await recordMails(page);
    await open("email");
    // Chromium without a script garbles accents, "&" and "+" on the way to an email app, where the visitor sees it.
    const plain = { ...answers, "full-name": "Zoe Lukasz", company: "Lukasz Ltd", message: "Two flats.\nReady" };
    await fill(form, plain);
    await form.getByRole("button", { name: submitWords }).click();
    await expect.poll(() => mails.length).toBe(1);
    expect(mails[0]?.pathname).toBe(said("{partnershipsEmail}"));
    expect(mails[0]?.searchParams.get("subject")).not.toBe("");
    for (const [name, value] of Object.entries(plain))
      expect(mails[0]?.searchParams.get("body")).toContain(`${name}=${value.replace("\n", "\r\n")}`);
  });
});

test.describe("what is wrong", () => {
  test("is told on sending, not while typing: summary, links, inline, title", async ({ page, open, form }) => {
    await openAwake(page, open, "email");
    const title = await page.title();
    await form.locator('[name="email"]').fill("not an address");
    await form.locator('[name="full-name"]').fill("  ");
    await form.locator('[name="email"]').blur();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.getByRole("button", { name: submitWords }).click();
    const summary = page.getByRole("alert", { name: words("problem") });
    await expect(summary).toBeFocused();
    const expected = [question("full-name", "missing"), question("email", "invalid"), question("message", "missing")];
    await expect(summary.getByRole("listitem")).toHaveText(expected);
    await expect(page).toHaveTitle(words("titlePrefix") + title);
    for (const [name, text] of [
      ["full-name", expected[0]],
      ["email", expected[1]],
      ["message", expected[2]],
    ] as const) {
      const field = form.locator(`[name="${name}"]`);
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(new RegExp(text ?? ""));
      await summary.getByRole("link", { name: text }).click();
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport({ ratio: 1 });
    }
    await expect(form.locator('[name="email"]')).toHaveValue("not an address");
    await fill(form);
    await page.getByRole("button", { name: submitWords }).click();
    await expect(page.getByRole("group", { name: words("opened") })).toBeFocused();
    await expect(page).toHaveTitle(title);
  });

  test("a limit is told before, counted down, and a longer paste is kept and told", async ({ page, open, form }) => {
    await openAwake(page, open, "email");
    const message = form.locator('[name="message"]');
    await expect(message).toHaveAccessibleDescription(/2,000/);
    await message.fill("a".repeat(1990));
    await expect(form.getByText(words("left", "10")).first()).toBeVisible();
    await page.clock.runFor(1000);
    await expect(form.getByRole("status").filter({ hasText: words("left", "10") })).toHaveCount(1);
    await message.fill("a".repeat(2005));
    await expect(form.getByText(words("over", "5")).first()).toBeVisible();
    await page.getByRole("button", { name: submitWords }).click();
    await expect(page.getByRole("alert")).toContainText(question("message", "tooLong"));
    await expect(message).toHaveValue("a".repeat(2005));
  });
});

test("the privacy line stands beside the button and leads to /privacy", async ({ page, open, form }) => {
  await open("email");
  await expect(form.getByRole("link", { name: /privacy/i })).toHaveAttribute("href", "/privacy");
  await wake(page);
  await expect(form.getByRole("link", { name: /privacy/i })).toBeVisible();
});
