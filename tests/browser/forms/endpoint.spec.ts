import type { Route } from "@playwright/test";
import { answers, expect, fill, fillHoneypot, marked, submitWords, test, words } from "./fixtures";

const otherOrigin = { "access-control-allow-origin": "https://other.example" };

/** Responses that only a browser can receive, with the message for each. Unit tests cover readable responses. */
const answered: [message: string, answer: (route: Route) => Promise<void>][] = [
  [words("unanswered"), (route) => route.abort()],
  [words("unanswered"), (route) => route.fulfill({ json: { ok: true }, headers: otherOrigin })],
  [words("unclear"), (route) => route.fulfill({ status: 302, headers: { location: "/error" } })],
];

test("a failed enquiry says why and keeps answers", async ({ page, context, openHydrated, press, service, form }) => {
  const notice = page.getByRole("alert", { name: words("problem") });
  const expectFailure = async (message: string): Promise<void> => {
    await expect(notice).toBeFocused();
    await expect(notice).toContainText(message);
    await expect(form.locator('[name="message"]')).toHaveValue(answers.message);
  };
  await openHydrated("endpoint");
  await fill(form);
  const accept = service.answer;
  service.answer = (route) => route.abort("internetdisconnected");
  await context.setOffline(true);
  await press(submitWords);
  await expectFailure(words("offline"));
  await context.setOffline(false);
  for (const [message, answer] of answered) {
    service.answer = answer;
    await press(words("retry"));
    await expectFailure(message);
  }
  // More than `keepalive` allows.
  const long = "你".repeat(8000);
  await form.evaluate((element, value) => {
    const more = document.createElement("input");
    element.append(Object.assign(more, { type: "hidden", name: "more", value }));
  }, long);
  await fillHoneypot(form);
  service.received = [];
  service.answer = accept;
  await page.getByRole("button", { name: words("retry") }).dblclick();
  await expect(form).toBeVisible();
  await page.clock.fastForward(500);
  await expect(page.getByRole("group", { name: words("sent") })).toBeFocused();
  await expect(form).toBeHidden();
  await expect(form.locator('[name="message"]')).toHaveValue("");
  expect(service.received).toHaveLength(1);
  expect(service.received[0]?.url()).toBe("https://forms.example.com/enquiries");
  expect(service.fields).toMatchObject({ ...marked, more: long, access_key: "abc" });
  expect(service.fields).not.toHaveProperty("_gotcha");
  await page.getByRole("button", { name: words("again") }).click();
  await expect(form.getByRole("textbox").first()).toBeFocused();
});
