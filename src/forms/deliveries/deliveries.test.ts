/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { withPrefix } from "gatsby";
import { parse } from "yaml";
import { company, endpoint as delivery, form } from "../../../tests/jest/examples";
import { answerWith } from "../../../tests/jest/fetch";
import type { Enquiry } from "../enquiry";
import { endpoint } from "./endpoint";
import { netlify } from "./netlify";

type Answers = Record<"confirmed" | "unclear", unknown[]> & { denied: { status: number; body?: unknown }[] };
const answers = parse(readFileSync("src/forms/deliveries/answers.yaml", "utf8")) as Answers;

const props = { id: "contact", form, company: { ...company, delivery } };

function enquiry(): Enquiry {
  const data = new FormData();
  data.append("message", "One\nTwo & three");
  return { data, draft: { text: "", href: "" } };
}
const sendToNetlify = () => netlify(props).send?.(enquiry());
const sendToEndpoint = () => endpoint(props).send?.(enquiry());

test("netlify posts an enquiry url-encoded to the landing page, even if the visitor closes the page", async () => {
  const call = answerWith({});
  expect(await sendToNetlify()).toEqual({ status: "sent" });
  const [address, { method, body, keepalive }] = call.mock.calls[0] ?? ["", {}];
  expect([address, method, keepalive]).toEqual(["/thanks", "POST", true]);
  expect(body instanceof URLSearchParams && body.toString()).toBe("message=One%0D%0ATwo+%26+three");
});

test("netlify posts an enquiry below the path of the site", async () => {
  jest.mocked(withPrefix).mockReturnValueOnce("/harbour/thanks");
  const call = answerWith({ url: "https://example.github.io/harbour/thanks/" });
  expect(await sendToNetlify()).toEqual({ status: "sent" });
  expect(call.mock.lastCall?.[0]).toBe("/harbour/thanks");
});

test.each(["/thanks/", "/thanks.html"])("netlify confirms an enquiry by responding with %s", async (path) => {
  answerWith({ url: `https://www.example.com${path}` });
  expect(await sendToNetlify()).toEqual({ status: "sent" });
});

const denials = [{ status: 404 }, { status: 500 }, { status: 303 }, { url: "https://www.example.com/error" }];
test.each(denials)("netlify denies an enquiry by responding with %j", async (answer) => {
  answerWith(answer);
  expect(await sendToNetlify()).toMatchObject({ status: "failed", reason: "failed" });
});

test("a form's own endpoint has precedence over the site's", () => {
  const own = endpoint({ ...props, form: { ...form, endpoint: "https://forms.example.com/f/b" } });
  expect(own.formProps.action).toBe("https://forms.example.com/f/b");
});

test.each([
  [null, "manual"],
  [["https://echo.example.com"], "follow"],
])("with the redirect origins %j, redirects of an endpoint have the mode %s", async (redirectOrigins, redirect) => {
  const call = answerWith({ body: '{"ok":true}' });
  await endpoint({ ...props, company: { ...company, delivery: { ...delivery, redirectOrigins } } }).send?.(enquiry());
  expect(call.mock.lastCall?.[1].redirect).toBe(redirect);
});

test.each(answers.confirmed)("an endpoint confirms an enquiry by responding with %j", async (body) => {
  answerWith({ body: JSON.stringify(body) });
  expect(await sendToEndpoint()).toEqual({ status: "sent" });
});

test.each([
  { body: "<h1>Thanks</h1>" },
  { status: 204 },
  { status: 0, type: "opaqueredirect" as const },
  { json: () => Promise.reject(new Error("incomplete")) },
  ...answers.unclear.map((body) => ({ body: JSON.stringify(body) })),
])("an endpoint is unclear about an enquiry by responding with %j", async (answer) => {
  answerWith(answer);
  expect(await sendToEndpoint()).toEqual({ status: "failed", reason: "unclear" });
});

test.each(answers.denied)("an endpoint denies an enquiry by responding with %j", async ({ status, body }) => {
  answerWith({ status, body: JSON.stringify(body) });
  expect(await sendToEndpoint()).toEqual({ status: "failed", reason: "failed" });
});

test("a 4xx shows one error per question, in the form's words if it has none or visitors cannot read it", async () => {
  const questions = form.questions.map((one) => (one.name === "full-name" ? { ...one, missing: null } : one));
  const email = questions.find(({ name }) => name === "email")?.invalid;
  const errors = [
    { field: "message", message: "Too long" },
    { field: "message", message: "Not polite" },
    { field: "email", message: "" },
    { field: "full-name", message: "" },
    { field: "properties", message: "<h1>Oops</h1>" },
    { field: "company", message: "a".repeat(301) },
    ...[{ field: "constructor", message: "What?" }, "Not now", 7],
  ];
  answerWith({ status: 422, body: JSON.stringify({ errors }) });
  expect(await endpoint({ ...props, form: { ...form, questions } }).send?.(enquiry())).toEqual({
    status: "invalid",
    errors: new Map([
      ["message", "Too long"],
      ["email", email],
      ["properties", "Select one of the four ranges"],
    ]),
  });
});

test.each([
  [504, "unconfirmed"],
  [429, "wait"],
])("a status of %i without errors fails with the reason %s", async (status, reason) => {
  answerWith({ status });
  expect(await sendToEndpoint()).toEqual({ status: "failed", reason });
});
