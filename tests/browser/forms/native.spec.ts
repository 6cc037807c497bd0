import type { Route } from "@playwright/test";
import { filledIn } from "../../expected";
import { answers, arriving, marked, subject, submitWords } from "./fixtures";
import { expect, fill, fillHoneypot, recordMails, test } from "./fixtures";

const redirectTo = (location: string) => (route: Route) => route.fulfill({ status: 303, headers: { location } });

test("an endpoint without CORS receives an enquiry once", async ({ page, openHydrated, service, form }) => {
  const site = await openHydrated("native");
  service.answer = redirectTo(`${site}/thanks`);
  await fill(form);
  await fillHoneypot(form);
  await page.getByRole("button", { name: submitWords }).dblclick();
  await expect(page).toHaveURL(`${site}/thanks`);
  expect(service.received).toHaveLength(1);
  expect(service.fields).toMatchObject(marked);
  expect(service.fields).not.toHaveProperty("_gotcha");
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript an endpoint gets complete enquiries", async ({ page, open, service, form }) => {
    await open("endpoint");
    await form.getByRole("button", { name: submitWords }).click();
    await expect(form.locator('[name="full-name"]')).toBeFocused();
    expect(service.received).toHaveLength(0);
    await expect(form.locator('[name="message"]')).not.toHaveAttribute("maxlength");
    await fill(form);
    await form.getByRole("button", { name: submitWords }).click();
    await expect(page.getByRole("heading", { name: "An endpoint's page" })).toBeVisible();
    expect(service.fields).toMatchObject(arriving);
  });

  test("without JavaScript Netlify finds both forms, and gets every answer", async ({ page, open, service, form }) => {
    service.answer = redirectTo("/thanks");
    for (const [path, name] of Object.entries({ "/": "contact", "/agents": "partnership" })) {
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
    expect(service.fields).toMatchObject({ ...arriving, "form-name": "partnership" });
  });

  test("without JavaScript the email app receives every answer and the subject", async ({ page, open, form }) => {
    const mails = await recordMails(page);
    await open("email");
    // Without scripts Chromium garbles accents, "&" and "+"; visitors see that in their email app.
    const plain = { ...answers, "full-name": "Zoe", company: "Lukasz", phone: "020 7946", message: "Two.\nReady" };
    await fill(form, plain);
    await form.getByRole("button", { name: submitWords }).click();
    await expect.poll(() => mails.length).toBe(1);
    expect(mails[0]?.pathname).toBe(filledIn("{partnershipsEmail}"));
    expect(mails[0]?.searchParams.get("subject")).toBe(subject);
    // Browsers warn about `<form action="mailto:…">`.
    await expect(form).not.toHaveAttribute("action");
    for (const [name, value] of Object.entries(plain))
      expect(mails[0]?.searchParams.get("body")).toContain(`${name}=${value.replace("\n", "\r\n")}`);
  });
});
