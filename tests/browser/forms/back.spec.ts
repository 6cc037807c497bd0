import { expect, fill, openHydrated, submitWords, test } from "./visit";

// Playwright turns the back/forward cache off unless told not to.
test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
});

test("the page that a browser has sent comes back as it was, sends nothing, and can send again", async ({
  page,
  open,
  endpoint,
  form,
}) => {
  await openHydrated(page, open, "native");
  await page.evaluate(() =>
    addEventListener("pageshow", ({ persisted }) => (document.body.dataset.persisted = String(persisted))),
  );
  await fill(form);
  const send = page.getByRole("button", { name: submitWords });
  await send.click();
  await expect(page.getByRole("heading", { name: "An endpoint's page" })).toBeVisible();
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("body")).toHaveAttribute("data-persisted", "true");
  await expect(send).toHaveAttribute("aria-disabled", "false");
  await expect(form.locator('[name="message"]')).not.toBeEmpty();
  expect(endpoint.received).toHaveLength(1);
  await send.click();
  await expect.poll(() => endpoint.received.length).toBe(2);
});
