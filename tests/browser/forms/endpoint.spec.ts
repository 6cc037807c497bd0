import type { ServerResponse } from "node:http";
import { json } from "./servers";
import { answers, arriving, expect, fill, openAwake, press, submitWords, test, words } from "./visit";

type Answer = (response: ServerResponse) => void;
const html =
  (status: number, headers = {}): Answer =>
  (response) =>
    void response.writeHead(status, { "Content-Type": "text/html", ...headers }).end("<h1>Thanks!</h1>");
const wait = (headers: Record<string, string>): Answer => {
  return (response) => json(response, 429, {}, { "Retry-After": "40", ...headers });
};

/** What the visitor is told of an answer that confirms nothing. What it says in JSON, unit tests go through. */
const answered: [told: string, answer: Answer][] = [
  // Nobody knows whether the enquiry arrived.
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
  [words("unclear"), html(200)],
  [words("unclear"), (response) => void response.writeHead(204).end()],
  [words("unclear"), html(302, { Location: "/error" })],
  // It did not.
  [words("failed"), html(404)],
  [words("failed"), (response) => json(response, 200, { success: "false" })],
  ["No machines", (response) => json(response, 400, { errors: [{ field: "_captcha", message: "No machines" }] })],
  [words("waitSeconds", "40"), wait({ "Access-Control-Expose-Headers": "Retry-After" })],
  [words("wait"), wait({})],
];

test("whatever an endpoint answers is told for what it is, and every word kept, until one answer confirms", async ({
  page,
  context,
  open,
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
  await openAwake(page, open, "endpoint");
  await fill(form);
  await context.setOffline(true);
  await press(page, submitWords);
  await expectFailure(words("offline"));
  await context.setOffline(false);
  const takes = endpoint.answer;
  for (const [told, answer] of answered) {
    endpoint.answer = answer;
    await press(page, words("retry"));
    await expectFailure(told);
  }
  endpoint.answer = () => undefined;
  endpoint.received = [];
  await press(page, words("retry"));
  await expect.poll(() => endpoint.received.length).toBe(1);
  await page.clock.fastForward(15_000);
  await expectFailure(words("unconfirmed"));

  endpoint.answer = takes;
  await press(page, words("retry"));
  await expect(page.getByRole("group", { name: words("sent") })).toBeFocused();
  await expect(form).toBeHidden();
  expect(endpoint.received).toHaveLength(2);
  expect(endpoint.received[1]).toMatchObject({ path: "/enquiries", accept: "application/json" });
  expect(endpoint.received[1]?.type).toMatch(/^application\/x-www-form-urlencoded/);
  expect(endpoint.fields).toMatchObject(arriving);
  expect([...hosts]).toEqual(["127.0.0.1"]);
});

test("a text of more than 64 KiB as it is sent arrives, even from whoever fills in the trap", async ({
  page,
  open,
  endpoint,
  form,
}) => {
  await openAwake(page, open, "endpoint");
  await fill(form);
  // Longer than this site allows, as another may.
  const long = "你".repeat(8000);
  await form.evaluate((element, value) => {
    const more = document.createElement("input");
    element.append(Object.assign(more, { type: "hidden", name: "more", value }));
    const trap = element.querySelector<HTMLInputElement>('[name="_gotcha"]');
    if (trap) trap.value = "spam";
  }, long);
  await press(page, submitWords);
  await expect(page.getByRole("group", { name: words("sent") })).toBeFocused();
  expect(endpoint.fields).toMatchObject({ more: long, _gotcha: "spam" });
});
