import { answers, expect, fill, hydrated, test, words } from "./fixtures";

test("hydration keeps answers, caret and scroll position, and logs no error", async ({ page, open, form }) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/island-/, async (route) => {
    await released;
    await route.continue();
  });
  await open("email", "/agents#contact");
  await fill(form);
  const message = form.locator('[name="message"]');
  await page.keyboard.insertText("x".repeat(2000));
  await message.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 3));
  const place = () =>
    message.evaluate((area) => [area.getBoundingClientRect().top, scrollX, location.href, history.length]);
  const before = await place();
  release();
  await expect(hydrated(page)).toHaveCount(1);
  expect(await place()).toEqual(before);
  await expect(message).toBeFocused();
  await page.keyboard.type("XYZ");
  await expect(message).toHaveValue(/^TwoXYZ flats[^]*x{2000}/);
  await expect(form.getByText(words("over", String(answers.message.length + 3)))).toBeVisible();
  await expect(form.locator('[name="email"]')).toHaveValue(answers.email);
  await expect(form.getByLabel(answers.properties, { exact: true })).toBeChecked();
  expect(complaints).toEqual([]);
});
