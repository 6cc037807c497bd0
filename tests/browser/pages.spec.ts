import { errorPage, expect, footerLinks, formOf, listIn, pages, pagesWithForm, test, textIn, type Link } from "./site";
import type { Locator } from "@playwright/test";

for (const { path, navigation, sections } of pages)
  test.describe(path, () => {
    test.beforeEach(({ page }) => page.goto(path));

    test("answers under exactly this address", async ({ page, request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(200);
      await expect(page.locator("html")).toHaveAttribute("lang", "en-GB");
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    });

    test("has the navigation that its page.md says, and the foot that site.md says", async ({ page }) => {
      expect(await linksIn(page.getByRole("banner").getByRole("navigation"))).toEqual(navigation);
      expect(await linksIn(page.getByRole("contentinfo").getByRole("navigation"))).toEqual(footerLinks);
    });

    test("has the sections that its page.md names, in that order, with their headings and entries", async ({
      page,
    }) => {
      await expect(page.locator("main > section")).toHaveCount(sections.length);
      for (const [at, { anchor, heading, entries, fields }] of sections.entries()) {
        const section = page.locator("main > section").nth(at);
        await expect(section).toHaveAttribute("id", anchor);
        if (heading) await expect(section.locator("h1, h2").first()).toHaveText(heading);
        for (const [n, entry] of entries.entries()) await expect(section.locator("h3").nth(n)).toHaveText(entry);
        if (fields.type === "steps") await expectNumbers(section);
      }
    });
  });

for (const { path, sections } of pagesWithForm)
  test(`the form on ${path} asks what its file says`, async ({ page }) => {
    await page.goto(path);
    for (const questions of sections.flatMap((section) => formOf(section)?.questions ?? []))
      for (const question of listIn([questions])) await expectQuestion(page.locator("main form"), question);
  });

/** The answer of a question takes what its kind says; a screen reader hears the question before it. */
async function expectQuestion(form: Locator, question: Record<string, unknown>): Promise<void> {
  const label = textIn(question, "label");
  if (question.kind === "choice") {
    const group = form.getByRole("group", { name: label });
    const options = Array.isArray(question.options) ? question.options : [];
    await expect(group.getByRole("radio")).toHaveCount(options.length);
    for (const radio of await group.getByRole("radio").all()) await expect(radio).not.toBeChecked();
    return;
  }
  const control = form.locator(`[name="${textIn(question, "name")}"]`);
  await expect(form.getByLabel(label).and(control)).toHaveCount(1);
  expect(await control.evaluate((node) => node.matches(":required"))).toBe(question.required === true);
  if (typeof question.maxLength === "number")
    await expect(control).toHaveAttribute("maxlength", `${question.maxLength}`);
  if (question.kind === "lines") await expect(control).toHaveRole("textbox");
  if (question.kind === "email") await expect(control).toHaveAttribute("type", "email");
}

test("an unknown address answers 404 with what the error page's files say", async ({ page }) => {
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  const ids = page.locator("main > section").evaluateAll((all) => all.map(({ id }) => id));
  expect(await ids).toEqual(errorPage?.sections.map(({ anchor }) => anchor));
  expect(await page.getByRole("main").getByRole("link").count()).toBeGreaterThan(0);
});

/** Each step shows its number in two figures; screen readers say those of the list. */
async function expectNumbers(section: Locator): Promise<void> {
  for (const step of await section.locator("ol > li").all()) {
    const shown = await step.evaluate((item) => getComputedStyle(item, "::before").content);
    expect(shown).toContain("decimal-leading-zero");
  }
}

const linksIn = (place: Locator): Promise<Link[]> =>
  place
    .locator("a")
    .evaluateAll((all) => all.map((link): Link => [link.textContent.trim(), link.getAttribute("href") ?? ""]));
