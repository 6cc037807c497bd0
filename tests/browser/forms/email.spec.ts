import { filledIn } from "../../expected";
import { answers, arriving, expect, fill, question, recordMails, submitWords, test, words } from "./fixtures";

test("an email opens once, can be copied and sent again", async ({ page, context, openHydrated, press, form }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const mails = await recordMails(page);
  await openHydrated("email");
  await fill(form);
  await page.clock.pauseAt(Date.now() + 60_000);
  // The second click must not reach the button's replacement, for example a telephone link.
  await page.getByRole("button", { name: submitWords }).dblclick();
  await expect(form).toBeVisible();
  await page.clock.runFor(500);
  const notice = page.getByRole("group", { name: words("opened") });
  await expect(notice).toBeFocused();
  await expect(form).toBeHidden();
  await expect.poll(() => mails.length).toBe(1);
  expect(mails[0]?.pathname).toBe(filledIn("{partnershipsEmail}"));
  const body = mails[0]?.searchParams.get("body") ?? "";
  for (const [name, value] of Object.entries(arriving)) {
    expect(body).toContain(value);
    expect(body).toContain(question(name, "label"));
  }
  await expect(notice.getByRole("textbox")).toHaveValue(body.replaceAll("\r\n", "\n"));
  for (const other of ["{partnershipsEmail}", "{phone}"])
    await expect(notice.getByRole("link", { name: filledIn(other) })).toBeVisible();

  const copy = page.getByRole("button", { name: words("copyButton") });
  await copy.click();
  await expect(page.locator("[aria-live]").filter({ hasText: words("copied") })).toBeVisible();
  await expect(copy).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(answers.message);

  await page.getByRole("button", { name: words("edit") }).click();
  await expect(form.locator('[name="full-name"]')).toBeFocused();
  await fill(form, { message: "Only this" });
  await press(submitWords);
  await expect.poll(() => mails.at(-1)?.searchParams.get("body")).toContain("Only this");
});
