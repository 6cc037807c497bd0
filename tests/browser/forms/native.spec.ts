import type { Page } from "@playwright/test";
import type { Endpoint } from "./servers";
import { arriving, expect, fill, openAwake, submitWords, test, thanks } from "./visit";

/** Lets the endpoint lead back to the site's own page of thanks, and waits for it. */
async function expectThanks(page: Page, endpoint: Endpoint, send: () => Promise<void>): Promise<void> {
  const thanks = new URL("/thanks", page.url()).href;
  endpoint.answer = (response) => void response.writeHead(303, { Location: thanks }).end();
  await send();
  await expect(page).toHaveURL(thanks);
  expect(endpoint.received).toHaveLength(1);
}

test.describe("an endpoint that does not answer scripts", () => {
  test("decides what the visitor sees next", async ({ page, open, endpoint, form }) => {
    await openAwake(page, open, "native");
    await fill(form);
    await page.getByRole("button", { name: submitWords }).dblclick();
    await expect(page.getByRole("heading", { name: "An endpoint's page" })).toBeVisible();
    expect(endpoint.received).toHaveLength(1);
    expect(endpoint.fields).toMatchObject(arriving);
  });

  test("may lead back to this site", async ({ page, open, endpoint, form }) => {
    await openAwake(page, open, "native");
    await fill(form);
    await expectThanks(page, endpoint, () => page.getByRole("button", { name: submitWords }).click());
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an endpoint gets every answer and decides what comes next", async ({ page, open, endpoint, form }) => {
    await open("endpoint");
    await fill(form);
    await form.getByRole("button", { name: submitWords }).click();
    await expect(page.getByRole("heading", { name: "An endpoint's page" })).toBeVisible();
    expect(endpoint.fields).toMatchObject(arriving);
  });

  test("an endpoint may lead back to this site", async ({ page, open, endpoint, form }) => {
    await open("endpoint");
    await fill(form);
    await expectThanks(page, endpoint, () => form.getByRole("button", { name: submitWords }).click());
  });

  test("Netlify gets every answer and leads to /thanks", async ({ page, open, endpoint, form }) => {
    endpoint.answer = (response) => void response.writeHead(303, { Location: "/thanks" }).end();
    await open("netlify");
    await fill(form);
    await form.getByRole("button", { name: submitWords }).click();
    await expect(page).toHaveURL(/\/thanks$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(thanks);
    expect(endpoint.fields).toMatchObject({ ...arriving, "form-name": "partnership" });
  });

  test("the browser asks for what is missing", async ({ page, open, endpoint, form }) => {
    await open("endpoint");
    await form.getByRole("button", { name: submitWords }).click();
    await expect(form.locator('[name="full-name"]')).toBeFocused();
    expect(endpoint.received).toHaveLength(0);
    await expect(page).toHaveURL(/\/agents$/);
  });
});
