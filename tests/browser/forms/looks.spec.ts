import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { foundBy } from "../../axe";
import { json } from "./servers";
import { answers, expect, fill, question, submitWords, test, words } from "./fixtures";

const long = "A long story. ".repeat(140);

/** Sees to it that a notice has the focus and its heading is in sight, whatever stands in the window's way. */
async function expectTold(page: Page, role: "group" | "alert", message: string): Promise<void> {
  const notice = page.getByRole(role, { name: words(message) });
  await expect(notice).toBeFocused();
  await expect(notice.getByRole("heading")).toBeInViewport({ ratio: 1 });
}

/** What holds in every state: nothing for axe to find, and nothing wider than the screen. */
async function expectSound(page: Page, state: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), state).toBeLessThanOrEqual(0);
  expect(await foundBy(new AxeBuilder({ page }).include("#contact")), state).toEqual([]);
}

for (const [where, use] of Object.entries({
  "at a laptop by day": { viewport: { width: 1280, height: 1024 }, colorScheme: "light" },
  "at 400 % by night": { viewport: { width: 320, height: 256 }, colorScheme: "dark" },
} as const))
  test.describe(where, () => {
    test.use({ ...use, reducedMotion: "reduce" });

    test("every state of a form that an endpoint takes", async ({ page, openHydrated, press, form, endpoint }) => {
      await openHydrated("endpoint");
      await expect(form.locator('[name="_gotcha"]')).not.toBeInViewport();
      const option = form.locator("label", { hasText: answers.properties });
      const more = ", and whatever else somebody may want to say in an answer to choose";
      await option.evaluate((label, text) => label.append(text), more);
      await expectSound(page, "idle, with a long answer to choose");
      await option.evaluate((label) => label.lastChild?.remove());
      await fill(form, { ...answers, message: "a".repeat(1500) });
      await expectSound(page, "near the limit, with an answer to take back");
      let finish = (): void => undefined;
      endpoint.answer = (response) => (finish = () => json(response, 500, {}));
      await press(submitWords);
      await expect.poll(() => endpoint.received.length).toBe(1);
      const button = page.getByRole("button", { name: words("sending") });
      await expect(button).toHaveAttribute("aria-disabled", "true");
      await expect(page.getByRole("status").filter({ hasText: words("sending") })).toHaveCount(1);
      await expectSound(page, "sending");
      finish();
      await expectTold(page, "alert", "problem");
      await expectSound(page, "failed");
      endpoint.answer = (response) => json(response, 429, { errors: [{ message: "Not so fast" }] });
      await fill(form, { message: long });
      await press(words("retry"));
      await expectTold(page, "alert", "problem");
      await expectSound(page, "failed, with a text to copy");
      endpoint.answer = (response) => (finish = () => json(response, 200, { ok: true }));
      await press(words("retry"));
      await expect.poll(() => endpoint.received.length).toBe(3);
      await fill(form, { message: "One thing more" });
      finish();
      await expect(page.getByRole("alert", { name: words("sent") })).toContainText(words("unsent"));
      await expectSound(page, "sent, with something written meanwhile");
      endpoint.answer = (response) => json(response, 200, { ok: true });
      await press(submitWords);
      await expectTold(page, "group", "sent");
      await expectSound(page, "sent");
    });

    test("every state of a form that goes by email", async ({ page, openHydrated, press, form }) => {
      await openHydrated("email");
      const title = await page.title();
      await fill(form, { email: "no address", message: "a".repeat(2010) });
      await press(submitWords);
      await expectTold(page, "alert", "problem");
      await expect(page).toHaveTitle(words("titlePrefix") + title);
      await expectSound(page, "invalid");
      for (const [name, field] of [
        ["email", "invalid"],
        ["message", "tooLong"],
      ] as const) {
        await page.getByRole("link", { name: question(name, field) }).click();
        await expect(form.locator(`[name="${name}"]`)).toBeFocused();
        await expect(form.locator(`[name="${name}"]`)).toBeInViewport();
      }
      await fill(form);
      await press(submitWords);
      await expectTold(page, "group", "opened");
      await expect(page).toHaveTitle(title);
      await expectSound(page, "opened");
      await page.getByRole("button", { name: words("edit") }).click();
      await fill(form, { message: long });
      await press(submitWords);
      await expectTold(page, "group", "copy");
      await expectSound(page, "copy");
    });
  });

test("by keyboard alone: fill in, mend, send", async ({ page, openHydrated, form, endpoint }) => {
  await openHydrated("endpoint");
  await form.locator('[name="full-name"]').focus();
  await page.keyboard.type("Zoe");
  await page.keyboard.press("Enter");
  await expectTold(page, "alert", "problem");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(form.locator('[name="email"]')).toBeFocused();
  await page.keyboard.type("zoe@example.org");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(form.getByLabel("6-20")).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Two flats");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectTold(page, "group", "sent");
  // Enter that is still held.
  await page.keyboard.press("Enter");
  await expectTold(page, "group", "sent");
  expect(endpoint.received).toHaveLength(1);
  expect(endpoint.fields).toMatchObject({ email: "zoe@example.org", properties: "6-20", message: "Two flats" });
});
