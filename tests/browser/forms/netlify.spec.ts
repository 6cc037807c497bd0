import { arriving, expect, fill, openAwake, press, submitWords, test, words } from "./visit";

test("an enquiry travels url-encoded to the page's own site, and only /thanks confirms it", async ({
  page,
  open,
  endpoint,
  form,
}) => {
  await openAwake(page, open, "netlify");
  await fill(form);
  // 404, where Netlify does not know the form; a page of the site that tells of an error; the page of thanks.
  for (const [button, status, headers] of [
    [submitWords, 404, {}],
    [words("retry"), 303, { Location: "/about" }],
  ] as const) {
    endpoint.answer = (response) => void response.writeHead(status, headers).end();
    await press(page, button);
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByRole("alert")).toContainText(words("failed"));
  }
  endpoint.answer = (response) => void response.writeHead(303, { Location: "/thanks" }).end();
  await press(page, words("retry"));
  await expect(page.getByRole("group", { name: words("sent") })).toBeFocused();
  expect(endpoint.received[2]?.type).toMatch(/^application\/x-www-form-urlencoded/);
  expect(endpoint.fields).toMatchObject({ ...arriving, "form-name": "partnership" });
});
