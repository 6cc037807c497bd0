import type { ServerResponse } from "node:http";
import { json } from "./servers";
import { answers, arriving, expect, fill, submitWords, test, words } from "./fixtures";

/** Says to wait for 40 seconds, in a header that scripts may read only where a second one says so. */
const wait = (response: ServerResponse): void => json(response.setHeader("Retry-After", "40"), 429, {});

/** What the visitor reads after answers that only a browser meets. Unit tests go through those with something to read. */
const answered: [told: string, answer: (response: ServerResponse) => void][] = [
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
  [words("waitSeconds", "40"), (response) => wait(response.setHeader("Access-Control-Expose-Headers", "Retry-After"))],
  [words("wait"), wait],
];

test("whatever an endpoint answers is told for what it is, and every word kept, until one answer confirms", async ({
  page,
  context,
  openHydrated,
  press,
  endpoint,
  form,
}) => {
  const hosts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() !== "image") hosts.add(new URL(request.url()).hostname);
  });
  const notice = page.getByRole("alert", { name: words("problem") });
  const expectFailure = async (told: string): Promise<void> => {
    await expect(notice).toBeFocused();
    await expect(notice).toContainText(told);
    await expect(form.locator('[name="message"]')).toHaveValue(answers.message);
  };
  await openHydrated("endpoint");
  await fill(form);
  await context.setOffline(true);
  await press(submitWords);
  await expectFailure(words("offline"));
  await context.setOffline(false);
  const takes = endpoint.answer;
  for (const [told, answer] of answered) {
    endpoint.answer = answer;
    await press(words("retry"));
    await expectFailure(told);
  }
  // More than browsers send on behalf of a page that is gone, and a honeypot that somebody filled in all the same.
  const long = "你".repeat(8000);
  await form.evaluate((element, value) => {
    const more = document.createElement("input");
    element.append(Object.assign(more, { type: "hidden", name: "more", value }));
    element.querySelector('[name="_gotcha"]')?.setAttribute("value", "spam");
  }, long);
  endpoint.received = [];
  endpoint.answer = takes;
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
  expect([...hosts]).toEqual(["127.0.0.1"]);
});
