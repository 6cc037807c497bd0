import { reportedErrors, verdictIn } from "./response";

test.each([
  { ok: true, next: "/thanks" },
  { success: "true", message: "The form was submitted successfully." },
  { success: true, errors: { name: "", email: "" } },
  { code: 200, status: "success", title: "Thank you!", message: "We received your submission" },
  { result: "success", row: 7 },
])("%j confirms the enquiry", (body) => {
  expect(verdictIn(body)).toBe("yes");
});

test.each([
  [{ ok: false }, []],
  [{ success: "false", message: "This form needs activation" }, [[undefined, "This form needs activation"]]],
  [{ status: "error", message: "Not now" }, [[undefined, "Not now"]]],
  [{ error: "No such form" }, [[undefined, "No such form"]]],
  [{ errors: ["Not now"] }, [[undefined, "Not now"]]],
  [{ error: "No", errors: [{ code: "TYPE_EMAIL", field: "email", message: "Bad" }] }, [["email", "Bad"]]],
  [{ errors: { email: ["Not an address", "Too short"] } }, [["email", "Not an address"]]],
  [{ errors: { email: "Bad" }, message: "Invalid" }, [["email", "Bad"]]],
  [{ ok: false, error: "<h1>Oops</h1>" }, []],
  [{ ok: false, error: "x".repeat(301) }, []],
])("%j denies it", (body, errors) => {
  expect(verdictIn(body)).toBe("no");
  expect(reportedErrors(body).map(({ question, message }) => [question, message])).toEqual(errors);
});

test.each([undefined, null, true, "ok", [], {}, { message: "Thank you" }, { status: "queued" }, { error: false }])(
  "%j does neither",
  (body) => {
    expect(verdictIn(body)).toBe("unclear");
  },
);
