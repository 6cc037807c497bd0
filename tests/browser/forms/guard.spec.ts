import { expect, fill, openAwake, submitWords, test, wake, words } from "./visit";

test("whoever is very quick is delayed, not dropped", async ({ page, open, endpoint, form }) => {
  await page.clock.install();
  await open("endpoint");
  await page.clock.pauseAt(Date.now() + 1000);
  await wake(page);
  await fill(form);
  await page.getByRole("button", { name: submitWords }).click();
  await expect(page.getByRole("button", { name: words("sending") })).toBeVisible();
  expect(endpoint.received).toHaveLength(0);
  await page.clock.runFor(3000);
  await expect(page.getByRole("group", { name: words("sent") })).toBeFocused();
  expect(endpoint.received).toHaveLength(1);
});

test("a clock that is set back holds nothing up", async ({ page, open, endpoint, form }) => {
  await openAwake(page, open, "endpoint");
  await fill(form);
  await page.clock.setSystemTime(Date.now() - 3_600_000);
  await page.getByRole("button", { name: submitWords }).click();
  await expect(page.getByRole("group", { name: words("sent") })).toBeFocused();
  expect(endpoint.received).toHaveLength(1);
});

test("the trap is out of sight, out of the tab order, and no autofill's business", async ({ open, form }) => {
  await open("endpoint");
  const trap = form.locator('[name="_gotcha"]');
  await expect(trap).not.toBeInViewport();
  await expect(trap).toHaveAttribute("tabindex", "-1");
  await expect(trap).toHaveAttribute("autocomplete", "off");
  await expect(form.getByRole("textbox", { name: words("honeypot") })).toHaveCount(0);
});
