import { arriving, expect, fill, openHydrated, press, submitWords, test, words } from "./visit";

test("Netlify takes an enquiry at the page's own site, and its way on to /thanks confirms it", async ({
  page,
  open,
  endpoint,
  form,
}) => {
  endpoint.answer = (response) => void response.writeHead(303, { Location: "/about" }).end();
  await openHydrated(page, open, "netlify");
  await fill(form);
  await press(page, submitWords);
  await expect(page.getByRole("alert")).toContainText(words("failed"));
  endpoint.answer = (response) => void response.writeHead(303, { Location: "/thanks" }).end();
  await press(page, words("retry"));
  await expect(page.getByRole("group", { name: words("sent") })).toBeFocused();
  expect(endpoint.received[1]?.type).toMatch(/^application\/x-www-form-urlencoded/);
  expect(endpoint.fields).toMatchObject({ ...arriving, "form-name": "partnership" });
});
