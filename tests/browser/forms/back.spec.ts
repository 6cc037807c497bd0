import { expect, fill, openAwake, submitWords, test, words } from "./visit";

// Playwright turns the back/forward cache off unless told not to.
test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
});

test.beforeEach(async ({ page, open, form }, { title }) => {
  await openAwake(page, open, title.startsWith("native") ? "native" : "endpoint");
  await page.evaluate(() =>
    addEventListener("pageshow", ({ persisted }) => (document.body.dataset.persisted = String(persisted))),
  );
  await fill(form);
  await page.getByRole("button", { name: submitWords }).click();
});

test("native: the page comes back as it was, sends nothing, and can send again", async ({ page, endpoint, form }) => {
  await expect(page.getByRole("heading", { name: "An endpoint's page" })).toBeVisible();
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("body")).toHaveAttribute("data-persisted", "true");
  await expect(page.getByRole("button", { name: submitWords })).toHaveAttribute("aria-disabled", "false");
  await expect(form.locator('[name="message"]')).not.toBeEmpty();
  expect(endpoint.received).toHaveLength(1);
});

test("sent with script: the confirmation is still there, and nothing is sent again", async ({ page, endpoint }) => {
  await expect(page.getByRole("group", { name: words("sent") })).toBeFocused();
  await page.goto(new URL("/about", page.url()).href);
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("body")).toHaveAttribute("data-persisted", "true");
  await expect(page.getByRole("group", { name: words("sent") })).toBeVisible();
  expect(endpoint.received).toHaveLength(1);
});
