import { arriving, expect, fill, openAwake, submitWords, test } from "./visit";

test.describe("an endpoint that does not answer scripts", () => {
  test("decides what the visitor sees next", async ({ page, open, endpoint, form }) => {
    await openAwake(page, open, "native");
    await fill(form);
    await page.getByRole("button", { name: submitWords }).dblclick();
    await expect(page.getByRole("heading", { name: "An endpoint's page" })).toBeVisible();
    expect(endpoint.received).toHaveLength(1);
    expect(endpoint.fields).toMatchObject(arriving);
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

  test("Netlify gets every answer and leads to /thanks", async ({ page, open, endpoint, form }) => {
    endpoint.answer = (response) => void response.writeHead(303, { Location: "/thanks" }).end();
    await open("netlify");
    await fill(form);
    await form.getByRole("button", { name: submitWords }).click();
    await expect(page).toHaveURL(/\/thanks$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you");
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
