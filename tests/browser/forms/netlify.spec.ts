import { readFileSync } from "node:fs";
import path from "node:path";
import { siteFolder } from "./sites";
import { arriving, expect, fill, openAwake, submitWords, test, words } from "./visit";

test("Netlify's detection finds both forms in the built HTML", async ({ page }) => {
  for (const [file, name] of [
    ["index", "contact"],
    ["agents", "partnership"],
  ] as const) {
    await page.setContent(readFileSync(path.join(siteFolder("netlify"), `${file}.html`), "utf8"));
    const form = page.locator("form[data-netlify='true']");
    await expect(form).toHaveAttribute("name", name);
    await expect(form).toHaveAttribute("action", "/thanks");
    await expect(form.locator('input[type="hidden"][name="form-name"]')).toHaveValue(name);
    const trap = await form.getAttribute("data-netlify-honeypot");
    await expect(form.locator(`[name="${trap}"]`)).toHaveCount(1);
  }
});

test("an enquiry travels url-encoded to the page's own site, and only /thanks confirms it", async ({
  page,
  open,
  endpoint,
  form,
}) => {
  endpoint.answer = (response) => void response.writeHead(303, { Location: "/thanks" }).end();
  await openAwake(page, open, "netlify");
  await fill(form);
  await page.getByRole("button", { name: submitWords }).click();
  await expect(page.getByRole("group", { name: words("sent") })).toBeFocused();
  expect(endpoint.received).toHaveLength(1);
  expect(endpoint.received[0]?.type).toMatch(/^application\/x-www-form-urlencoded/);
  expect(endpoint.fields).toMatchObject({ ...arriving, "form-name": "partnership" });
});

test("a redirect to an error page is a failure", async ({ page, open, endpoint, form }) => {
  endpoint.answer = (response) => void response.writeHead(303, { Location: "/about" }).end();
  await openAwake(page, open, "netlify");
  await fill(form);
  await page.getByRole("button", { name: submitWords }).click();
  await expect(page.getByRole("alert")).toContainText(words("failed"));
});

test("404, where Netlify does not know the form, is a failure", async ({ page, open, endpoint, form }) => {
  endpoint.answer = (response) =>
    void response.writeHead(404, { "Content-Type": "text/html" }).end("<h1>Page not found</h1>");
  await openAwake(page, open, "netlify");
  await fill(form);
  await page.getByRole("button", { name: submitWords }).click();
  await expect(page.getByRole("alert")).toContainText(words("failed"));
  await expect(form.locator('[name="message"]')).not.toBeEmpty();
});
