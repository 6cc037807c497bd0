import type { Endpoint } from "./servers";
import { answers, arriving, expect, fill, recordMails, said, subject, submitWords, test, thanks } from "./fixtures";

/** Lets the endpoint lead back to the site's own page of thanks. */
function leadTo(endpoint: Endpoint, page: string): void {
  endpoint.answer = (response) => void response.writeHead(303, { Location: page }).end();
}

test("an endpoint that does not answer scripts gets one enquiry, and may lead back to this site", async ({
  page,
  openHydrated,
  endpoint,
  form,
}) => {
  const site = await openHydrated("native");
  leadTo(endpoint, `${site}/thanks`);
  await fill(form);
  await page.getByRole("button", { name: submitWords }).dblclick();
  await expect(page).toHaveURL(`${site}/thanks`);
  expect(endpoint.received).toHaveLength(1);
  expect(endpoint.fields).toMatchObject(arriving);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser asks for what is missing; an endpoint gets every answer and decides what comes next", async ({
    page,
    open,
    endpoint,
    form,
  }) => {
    const site = await open("endpoint");
    await form.getByRole("button", { name: submitWords }).click();
    await expect(form.locator('[name="full-name"]')).toBeFocused();
    expect(endpoint.received).toHaveLength(0);
    await fill(form);
    await form.getByRole("button", { name: submitWords }).click();
    await expect(page.getByRole("heading", { name: "An endpoint's page" })).toBeVisible();
    expect(endpoint.fields).toMatchObject(arriving);
    await page.goto(`${site}/agents`);
    await fill(form);
    leadTo(endpoint, `${site}/thanks`);
    await form.getByRole("button", { name: submitWords }).click();
    await expect(page).toHaveURL(`${site}/thanks`);
  });

  test("Netlify finds both forms, gets every answer and leads to /thanks", async ({ page, open, endpoint, form }) => {
    leadTo(endpoint, "/thanks");
    for (const [path, name] of [
      ["/", "contact"],
      ["/agents", "partnership"],
    ] as const) {
      await open("netlify", path);
      await expect(form).toHaveAttribute("data-netlify", "true");
      await expect(form).toHaveAttribute("name", name);
      await expect(form.locator('input[type="hidden"][name="form-name"]')).toHaveValue(name);
      const honeypot = await form.getAttribute("data-netlify-honeypot");
      await expect(form.locator(`[name="${honeypot}"]`)).toHaveCount(1);
    }
    await fill(form);
    await form.getByRole("button", { name: submitWords }).click();
    await expect(page).toHaveURL(/\/thanks$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(thanks);
    expect(endpoint.fields).toMatchObject({ ...arriving, "form-name": "partnership" });
  });

  test("the email app gets every answer, and the subject", async ({ page, open, form }) => {
    const mails = await recordMails(page);
    await open("email");
    // Chromium without a script garbles accents, "&" and "+" on the way to an email app, where the visitor sees it.
    const plain = { ...answers, "full-name": "Zoe Lukasz", company: "Lukasz Ltd", message: "Two flats.\nReady" };
    await fill(form, plain);
    await form.getByRole("button", { name: submitWords }).click();
    await expect.poll(() => mails.length).toBe(1);
    expect(mails[0]?.pathname).toBe(said("{partnershipsEmail}"));
    expect(mails[0]?.searchParams.get("subject")).toBe(subject);
    // Browsers warn of a form that itself leads to an email app.
    await expect(form).not.toHaveAttribute("action");
    for (const [name, value] of Object.entries(plain))
      expect(mails[0]?.searchParams.get("body")).toContain(`${name}=${value.replace("\n", "\r\n")}`);
  });
});
