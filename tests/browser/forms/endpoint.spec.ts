import type { ServerResponse } from "node:http";
import { json } from "./servers";
import { answers, arriving, expect, fill, submitWords, test, words } from "./fixtures";

/** Responses that only a browser can receive, with the message for each. Unit tests cover readable responses. */
const answered: [message: string, answer: (response: ServerResponse) => void][] = [
  [words("unanswered"), (response) => void response.destroy()],
  [
    words("unanswered"),
    (response) => {
      response.removeHeader("Access-Control-Allow-Origin");
      json(response, 200, { ok: true });
    },
  ],
  [
    words("unclear"),
    (response) => void response.writeHead(200, { "Content-Length": "9" }).write("{", () => response.destroy()),
  ],
  [words("unclear"), (response) => void response.writeHead(302, { Location: "/error" }).end()],
];

test("a failed enquiry says why and keeps answers", async ({ page, context, openHydrated, press, endpoint, form }) => {
  const notice = page.getByRole("alert", { name: words("problem") });
  const expectFailure = async (message: string): Promise<void> => {
    await expect(notice).toBeFocused();
    await expect(notice).toContainText(message);
    await expect(form.locator('[name="message"]')).toHaveValue(answers.message);
  };
  await openHydrated("endpoint");
  await fill(form);
  await context.setOffline(true);
  await press(submitWords);
  await expectFailure(words("offline"));
  await context.setOffline(false);
  const accept = endpoint.answer;
  for (const [message, answer] of answered) {
    endpoint.answer = answer;
    await press(words("retry"));
    await expectFailure(message);
  }
  // More than `keepalive` allows, and a honeypot that a password manager filled in.
  const long = "你".repeat(8000);
  await form.evaluate((element, value) => {
    const more = document.createElement("input");
    element.append(Object.assign(more, { type: "hidden", name: "more", value }));
    element.querySelector('[name="_gotcha"]')?.setAttribute("value", "spam");
  }, long);
  endpoint.received = [];
  endpoint.answer = accept;
  await page.getByRole("button", { name: words("retry") }).dblclick();
  await expect(form).toBeVisible();
  await page.clock.fastForward(500);
  await expect(page.getByRole("group", { name: words("sent") })).toBeFocused();
  await expect(form).toBeHidden();
  await expect(form.locator('[name="message"]')).toHaveValue("");
  expect(endpoint.received).toHaveLength(1);
  expect(endpoint.received[0]).toMatchObject({ path: "/enquiries", accept: "application/json" });
  expect(endpoint.received[0]?.type).toMatch(/^application\/x-www-form-urlencoded/);
  expect(endpoint.fields).toMatchObject({ ...arriving, more: long, _gotcha: "spam" });
});
