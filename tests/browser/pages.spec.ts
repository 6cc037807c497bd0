import type { Locator } from "@playwright/test";
import { forms, propertyBands, specification } from "../specification";
import { expect, said, test } from "./site";

for (const { path, navigation, sections } of specification) {
  test.describe(path, () => {
    test.beforeEach(({ page }) => page.goto(path));

    test("answers under exactly this address", async ({ page, request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(200);
      await expect(page.locator("html")).toHaveAttribute("lang", "en-GB");
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    });

    test("has the navigation of the specification", async ({ page }) => {
      const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
      await expect(links).toHaveText(navigation.map(([text]) => text));
      expect(await hrefs(links)).toEqual(navigation.map(([, to]) => to));
    });

    test("has its sections in order", async ({ page }) => {
      await expect(page.locator("main > section")).toHaveCount(sections.length);
      for (const [at, expected] of sections.entries()) {
        const section = page.locator("main > section").nth(at);
        if (expected.anchor) await expect(section).toHaveAttribute("id", expected.anchor);
        if (expected.heading) await expect(section.locator("h1, h2").first()).toHaveText(said(expected.heading));
        for (const words of expected.words ?? [])
          await expect(section).toContainText(said(words), { ignoreCase: true });
        const entries = section.getByRole("heading", { level: 3 }).filter({ visible: true });
        if (typeof expected.entries === "number") await expect(section.locator("h3")).toHaveCount(expected.entries);
        else if (expected.entries) {
          for (const [n, name] of expected.entries.entries())
            await expect(section.locator("h3").nth(n)).toContainText(name);
          expect(await entries.count()).toBeGreaterThanOrEqual(expected.entries.length);
        }
        if (expected.numbered) await expectNumbers(section);
        for (const [text, to] of expected.links ?? [])
          await expect(
            section.locator(`a[href="${said(to).replace(/^tel:.*/, (tel) => tel.replaceAll(" ", ""))}"]`).first(),
          ).toContainText(said(text));
      }
    });

    test("ends with quick links and the year of foundation", async ({ page }) => {
      const footer = page.getByRole("contentinfo");
      await expect(footer).toContainText(said("© {established}"));
      for (const to of ["/", "/about", "/services", "/agents", "/#contact", "/privacy"])
        await expect(footer.locator(`a[href="${to}"]`).first()).toBeVisible();
    });
  });
}

test("each card of the home page has four bullets", async ({ page }) => {
  await page.goto("/");
  const cards = page
    .locator("#services")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) });
  await expect(cards).toHaveCount(4);
  for (const card of await cards.all()) await expect(card.getByRole("listitem")).toHaveCount(4);
});

for (const [path, fields] of Object.entries(forms))
  test(`the form on ${path} has exactly its fields`, async ({ page }) => {
    await page.goto(path);
    const form = page.locator("main form");
    for (const [label, wanted] of fields) {
      const control = form.getByLabel(new RegExp(`^${label}`));
      await expect(control).toHaveRole(wanted.role);
      await expect(control).toHaveAttribute("maxlength", String(wanted.maxLength));
      expect(await control.evaluate((node) => node.matches(":required"))).toBe(wanted.required);
      if ("rows" in wanted) await expect(control).toHaveAttribute("rows", String(wanted.rows));
      if ("type" in wanted) await expect(control).toHaveAttribute("type", wanted.type);
    }
    const radios = form.getByRole("radio");
    await expect(radios).toHaveCount(path === "/agents" ? propertyBands.length : 0);
    if (path === "/agents") {
      for (const band of propertyBands) await expect(form.getByLabel(band, { exact: true })).not.toBeChecked();
      await expect(form.getByRole("group", { name: /Number of properties/ })).toBeVisible();
    }
    const controls = form.locator("input:visible, textarea:visible, select:visible");
    await expect(controls).toHaveCount(fields.length + (path === "/agents" ? propertyBands.length : 0));
    await expect(form).toHaveAttribute(
      "action",
      path === "/agents"
        ? new RegExp(`^mailto:${said("{partnershipsEmail}")}`)
        : new RegExp(`^mailto:${said("{email}")}`),
    );
  });

test("an unknown address answers 404 with the four pages and a way to get in touch", async ({ page }) => {
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  for (const to of ["/", "/about", "/services", "/agents", "/#contact"])
    await expect(page.getByRole("main").locator(`a[href="${to}"]`).first()).toBeVisible();
});

/** Each step shows its number in two figures; screen readers say those of the list. */
async function expectNumbers(section: Locator): Promise<void> {
  for (const step of await section.locator("ol > li").all()) {
    const shown = await step.evaluate((item) => getComputedStyle(item, "::before").content);
    expect(shown).toContain("decimal-leading-zero");
  }
}

const hrefs = (links: { evaluateAll: (read: (all: Element[]) => (string | null)[]) => Promise<(string | null)[]> }) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
