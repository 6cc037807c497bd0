import { reportedErrors, verdictIn } from "./response";

const questions = ["name", "email", "message"];
const sent = new FormData();
sent.append("name", "Zoë");
sent.append("status", "no");
sent.append("message", "My tenancy was not renewed.\nIt could not be, they say");

const told = (body: unknown) =>
  reportedErrors(body, questions, sent).map(({ question, message }) =>
    question ? `${question}: ${message}` : message,
  );

describe("the enquiry arrived", () => {
  test.each([
    {},
    { ok: true, next: "/thanks" },
    { success: "true", message: "The form was submitted successfully." },
    { success: true, errors: { name: "", email: "" } },
    { message: "Thank you. Please do not reply to this email." },
    { message: "If you have not received our answer in two days, please ring us" },
    { code: 200, status: "success", title: "Thank you!", message: "We received your submission" },
    { status: "mail_sent", message: "Thank you", invalid_fields: [] },
    { result: "success", row: 7 },
    { error: false, errorCode: 0, hasErrors: "false", spam: false },
    { id: 7, data: { name: "Zoë", message: "My tenancy was not renewed.\r\nIt could not be, they say" } },
    { name: "Zoë", message: "My tenancy was not renewed.\nIt could not be, they say" },
    { ok: true, data: { status: "no" }, body: "My tenancy was not renewed.\nIt could not be, they say" },
  ])("%j", (body) => {
    expect(verdictIn(body, sent)).toBe("yes");
  });
});

describe("it did not", () => {
  test.each([
    [{ ok: false }, []],
    [{ success: "false", message: "This form needs activation" }, ["This form needs activation"]],
    [{ success: false, body: { message: "Invalid key" } }, ["Invalid key"]],
    [{ error: "No such form" }, ["No such form"]],
    [{ error: { message: "Not now", requestId: "a1" } }, ["Not now"]],
    [{ Messages: [{ Status: "error", Errors: [{ ErrorMessage: "Not now" }] }] }, ["Not now"]],
    [{ type: "error", text: "Not now" }, ["Not now"]],
    [{ status: "mail_failed", message: "Not now" }, ["Not now"]],
    [{ spam: true }, []],
    [{ ok: false, path: "/api/message" }, []],
    [{ errors: ["Not now"] }, ["Not now"]],
    [{ errors: [{ code: "TYPE_EMAIL", field: "email", message: "" }] }, ["email: "]],
    [{ errors: { email: ["Not an address", "Too short"] } }, ["email: Not an address", "email: Too short"]],
    [{ error: "No", errors: [{ code: "X", field: "message", message: "Too long" }] }, ["message: Too long"]],
    [{ status: "invalid", message: "One", invalid_fields: [{ field: "email", message: "Bad" }] }, ["email: Bad"]],
    [{ ok: false, detail: [{ loc: ["body", "email"], msg: "Bad", type: "value_error" }] }, ["email: Bad"]],
    [{ ok: false, email: ["Not an address"] }, ["email: Not an address"]],
    [{ errors: [{ source: { pointer: "/data/attributes/email" }, title: "Bad" }] }, ["email: Bad"]],
    [{ title: "Bad", "invalid-params": [{ name: "email", reason: "Too long" }] }, ["email: Too long"]],
    [{ errors: [{ property: "email", constraints: { isEmail: "Not an address" } }] }, ["email: "]],
    [{ statusCode: 400, message: ["Not now", "Not here"], error: "Bad" }, ["Not now", "Not here"]],
    [{ error: { status: 400, name: "ValidationError", message: "Not now", details: {} } }, ["Not now"]],
    [{ success: false, message: "Not now", data: { name: "Zoë", ip: ["::1"] } }, ["Not now"]],
    [{ error: "<h1>Oops</h1>" }, []],
    [{ error: "x".repeat(301) }, []],
  ])("%j", (body, errors) => {
    expect(verdictIn(body, sent)).toBe("no");
    expect(told(body).filter(Boolean)).toEqual(errors);
  });
});

test.each([
  ...[undefined, null, true, "ok", []],
  { success: true, message: "Mail not sent" },
  { message: "Oops! Something went wrong." },
  { status: "queued", messages: ["Your message could not be delivered yet"] },
])("%j does not say", (body) => {
  expect(verdictIn(body, sent)).toBe("unclear");
});
