import { complaintsIn, verdictIn } from "./answer";

const questions = ["name", "email", "message"];
const sent = new FormData();
sent.append("name", "Zoë");
sent.append("message", "My tenancy was not renewed.\nAn error, they say");

const told = (body: unknown) =>
  complaintsIn(body, questions, sent).map(({ question, message }) => (question ? `${question}: ${message}` : message));

describe("the enquiry arrived", () => {
  test.each([
    {},
    { ok: true, next: "/thanks" },
    { success: "true", message: "The form was submitted successfully." },
    { success: true, errors: [], error: null },
    { success: 1, error: "", errors: {} },
    { success: true, message: "Email sent without error" },
    { code: 200, status: "success", title: "Thank you!", message: "We received your submission" },
    { status: "mail_sent", message: "Thank you", invalid_fields: [] },
    { status: 200 },
    { result: "success", row: 7 },
    { error: false, errorCode: 0, hasErrors: "false" },
    { errors: { email: [] } },
    { success: true, data: { id: 7, status: "new" } },
    { id: 7, data: { name: "Zoë", message: "My tenancy was not renewed.\r\nAn error, they say" } },
    { name: "Zoë", message: "My tenancy was not renewed.\nAn error, they say" },
  ])("%j", (body) => {
    expect(verdictIn(body, sent)).toBe("yes");
  });
});

describe("it did not", () => {
  test.each([
    [{ ok: false }, []],
    [{ success: "false", message: "This form needs activation" }, ["This form needs activation"]],
    [{ success: 0 }, []],
    [{ success: false, body: { message: "Invalid key" } }, ["Invalid key"]],
    [{ error: "No such form" }, ["No such form"]],
    [{ error: true }, []],
    [{ error: { code: 17 } }, []],
    [{ result: "error", error: { message: "Not now" } }, ["Not now"]],
    [{ status: "error" }, []],
    [{ status: 422 }, []],
    [{ code: "422", message: "Not now" }, ["Not now"]],
    [{ type: "error", text: "Not now" }, ["Not now"]],
    [{ status: "mail_failed", message: "Not now" }, ["Not now"]],
    [{ status: "spam" }, []],
    [{ spam: true }, []],
    [{ sent: false }, []],
    [{ message: "The address could not be found: error 17" }, ["The address could not be found: error 17"]],
    [{ errors: ["Not now"] }, ["Not now"]],
    [{ errors: "Not now" }, ["Not now"]],
    [{ errors: [""] }, []],
    [{ errors: [{}] }, []],
    [{ errors: [{ message: "" }] }, []],
    [{ errors: ["email"] }, ["email: "]],
    [{ errors: [{ field: "email" }] }, ["email: "]],
    [{ errors: [{ code: "TYPE_EMAIL", field: "email", message: "" }] }, ["email: "]],
    [{ errors: { email: ["Not an address", "Too short"] } }, ["email: Not an address", "email: Too short"]],
    [{ errors: { email: true } }, ["email: "]],
    [{ errors: { email: "Not an address", message: "Too long" } }, ["email: Not an address", "message: Too long"]],
    [{ errors: { email: { message: "Not an address" } } }, ["email: Not an address"]],
    [{ errors: { base: ["Not now"] } }, ["Not now"]],
    [
      { error: "Validation errors", errors: [{ code: "X", field: "message", message: "Too long" }] },
      ["message: Too long"],
    ],
    [
      { status: "validation_failed", message: "One field", invalid_fields: [{ field: "email", message: "No" }] },
      ["email: No"],
    ],
    [
      { detail: [{ loc: ["body", "email"], msg: "Not an address", type: "value_error" }], ok: false },
      ["email: Not an address"],
    ],
    [{ ok: false, email: ["Not an address"], message: ["Too long"] }, ["email: Not an address", "message: Too long"]],
    [
      { errors: [{ source: { pointer: "/data/attributes/email" }, title: "Not an address" }] },
      ["email: Not an address"],
    ],
    [
      { status: 400, title: "Bad", "invalid-params": [{ name: "email", reason: "Not an address" }] },
      ["email: Not an address"],
    ],
    [{ errors: [{ property: "email", constraints: { isEmail: "Not an address" } }] }, ["email: Not an address"]],
    [{ statusCode: 400, message: ["Not now", "Not here"], error: "Bad Request" }, ["Not now", "Not here"]],
    [{ meta: { status: "fail", errors: ["Not now"] } }, ["Not now"]],
    [{ data: null, error: { status: 400, name: "ValidationError", message: "Not now", details: {} } }, ["Not now"]],
    [{ success: false, data: { name: "Zoë", message: "My tenancy was not renewed.\nAn error, they say" } }, []],
    [{ error: "<h1>Oops</h1>" }, []],
    [{ error: "x".repeat(301) }, []],
  ])("%j", (body, complaints) => {
    expect(verdictIn(body, sent)).toBe("no");
    expect(told(body).filter(Boolean)).toEqual(complaints);
  });
});

test.each([undefined, null, true, "ok", [], { status: "pending" }, { success: null }])("%j does not say", (body) => {
  expect(verdictIn(body, sent)).toBe("unclear");
});
