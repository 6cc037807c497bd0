import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { findViolations } from "../../axe";
import { smallTargets } from "../geometry";
import { answers, expect, fill, question, submitWords, test, words } from "./fixtures";

/** Expects a focused message with its heading in view. */
async function expectMessage(page: Page, role: "group" | "alert", message: Parameters<typeof words>[0]): Promise<void> {
  const notice = page.getByRole(role, { name: words(message) });
  await expect(notice).toBeFocused();
  await expect(notice.getByRole("heading")).toBeInViewport({ ratio: 1 });
}

/** Expects no axe violation, no horizontal overflow and no small target. */
async function expectAccessible(page: Page, state: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), state).toBeLessThanOrEqual(0);
  expect(await page.evaluate(smallTargets), state).toEqual([]);
  expect(await findViolations(new AxeBuilder({ page }).include("#contact")), state).toEqual([]);
}

for (const [where, use] of Object.entries({
  "on a laptop, light": { viewport: { width: 1280, height: 1024 }, colorScheme: "light" },
  "at 400 %, dark": { viewport: { width: 320, height: 256 }, colorScheme: "dark" },
} as const))
  test.describe(() => {
    test.use({ ...use, reducedMotion: "reduce" });

    test(`an endpoint form is accessible, ${where}`, async ({ page, openHydrated, press, form, service }) => {
      await openHydrated("endpoint");
      await expect(form.locator('[name="_gotcha"]')).not.toBeInViewport();
      await expectAccessible(page, "idle");
      await fill(form, { ...answers, message: "a".repeat(1500) });
      await expectAccessible(page, "near the limit");
      let finish = (): void => undefined;
      const accept = service.answer;
      service.answer = (route) =>
        new Promise((resolve) => (finish = () => resolve(route.fulfill({ status: 500, json: {} }))));
      await press(submitWords);
      await expect.poll(() => service.received.length).toBe(1);
      const button = page.getByRole("button", { name: words("sending") });
      await expect(button).toHaveAttribute("aria-disabled", "true");
      await expect(page.locator("[aria-live]").filter({ hasText: words("sending") })).toHaveCount(1);
      await expectAccessible(page, "sending");
      finish();
      await expectMessage(page, "alert", "problem");
      await expectAccessible(page, "failed");
      service.answer = accept;
      await press(words("retry"));
      await expectMessage(page, "group", "sent");
      await expectAccessible(page, "sent");
    });

    test(`an email form is accessible in every state, ${where}`, async ({ page, openHydrated, press, form }) => {
      await openHydrated("email");
      const title = await page.title();
      await fill(form, { email: "no address", day: "2001-12-31", message: "a".repeat(2010) });
      await press(submitWords);
      await expectMessage(page, "alert", "problem");
      await expect(page).toHaveTitle(`${words("titlePrefix")} ${title}`);
      await expectAccessible(page, "invalid");
      const errors = {
        email: "invalid",
        message: "tooLong",
        day: "invalid",
        town: "missing",
        consent: "missing",
      } as const;
      for (const [name, field] of Object.entries(errors)) {
        await page.getByRole("link", { name: question(name, field) }).click();
        await expect(form.locator(`[name="${name}"]`)).toBeFocused();
        await expect(form.locator(`[name="${name}"]`)).toBeInViewport();
      }
      await fill(form);
      await press(submitWords);
      await expectMessage(page, "group", "opened");
      await expect(page).toHaveTitle(title);
      await expectAccessible(page, "opened");
      await page.getByRole("button", { name: words("edit") }).click();
      await fill(form, { message: "A long story. ".repeat(140) });
      await press(submitWords);
      await expectMessage(page, "group", "copy");
      await expectAccessible(page, "copy");
    });
  });

test("a right-to-left translation fits the screen, and has phone numbers in order", async ({ page, open }) => {
  await open("netlify", "/sections");
  await page.evaluate(() => (document.documentElement.dir = "rtl"));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const ends = await page.locator("a[href^='tel:']:visible").evaluateAll((links) =>
    links.map((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      const { right } = range.getBoundingClientRect();
      range.setStart(link.firstChild ?? link, link.textContent.length - 1);
      return right - range.getBoundingClientRect().right;
    }),
  );
  expect(new Set(ends)).toEqual(new Set([0]));
});
