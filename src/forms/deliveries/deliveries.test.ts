/** @jest-environment jsdom */
import { company, form } from "../../../tests/jest/examples";
import { answerWith } from "../../../tests/jest/fetch";
import type { Enquiry } from "../enquiry";
import { endpoint } from "./endpoint";
import { netlify } from "./netlify";

const id = "contact";
const props = { id, form, company };

function enquiry(): Enquiry {
  const data = new FormData();
  data.append("message", "One\nTwo & three");
  return { data, draft: { text: "", href: "" } };
}

describe("netlify", () => {
  const send = () => netlify(props).send?.(enquiry());

  test("sends url-encoded to the page that a visitor lands on", async () => {
    const call = answerWith({});
    expect(await send()).toEqual({ status: "sent" });
    const [address, { method, body }] = call.mock.calls[0] ?? ["", {}];
    expect(address).toBe("/thanks");
    expect(method).toBe("POST");
    expect(body instanceof URLSearchParams && body.toString()).toBe("message=One%0D%0ATwo+%26+three");
  });

  test.each(["/thanks/", "/thanks.html"])("%s is the same page", async (path) => {
    answerWith({ url: `https://www.example.com${path}` });
    expect(await send()).toEqual({ status: "sent" });
  });

  test.each([{ status: 404 }, { status: 500 }, { status: 303 }, { url: "https://www.example.com/error" }])(
    "%j is a failure",
    async (answer) => {
      answerWith(answer);
      expect(await send()).toMatchObject({ status: "failed", reason: "failed" });
    },
  );
});

describe("endpoint", () => {
  const delivery = { method: "endpoint", endpoint: "https://forms.example.com/f/a", cors: true } as const;
  const own = { ...props, company: { ...company, delivery } };
  const send = () => endpoint(own).send?.(enquiry());

  test("a form's own address goes before the site's", () => {
    const other = endpoint({ ...own, form: { ...form, endpoint: "https://forms.example.com/f/b" } });
    expect(other.formProps.action).toBe("https://forms.example.com/f/b");
  });

  test.each([{ body: "" }, { body: "<h1>Thanks</h1>" }, { status: 204 }, { status: 0, type: "opaqueredirect" }])(
    "%j does not say",
    async (answer) => {
      answerWith(answer);
      expect(await send()).toEqual({ status: "failed", reason: "unclear" });
    },
  );

  const errors = '{"errors":[{"field":"email","message":"Not an address"}]}';
  test.each([
    [{ body: '{"ok":false}' }, []],
    [{ status: 404, body: '{"error":"Not found","path":"/api/message"}' }, ["Not found"]],
    [{ status: 500, body: '{"ok":true}' }, []],
    // What is not told about the answers is not told at a question, where a visitor would look for a error in vain.
    [{ status: 500, body: errors }, ["Not an address"]],
    [{ status: 200, body: errors }, ["Not an address"]],
    [{ status: 0 }, []],
  ])("%j denies", async (answer, notes) => {
    answerWith(answer);
    expect(await send()).toEqual({ status: "failed", reason: "failed", notes });
  });

  test("a 4xx names errors: each goes to its question, once, in our words where it has none; others are told with the form", async () => {
    const questions = form.questions.map((one) => (one.name === "full-name" ? { ...one, missing: null } : one));
    const email = questions.find(({ name }) => name === "email")?.invalid;
    const told = [
      { field: "message", message: "Too long" },
      { field: "message", message: "Not polite" },
      { field: "email", message: "" },
      { field: "full-name", message: "" },
      { field: "constructor", message: "What?" },
      ...["Not now", "Not now", 7],
    ];
    answerWith({ status: 422, body: JSON.stringify({ errors: told }) });
    expect(await endpoint({ ...own, form: { ...form, questions } }).send?.(enquiry())).toEqual({
      status: "invalid",
      errors: new Map([
        ["message", "Too long"],
        ["email", email],
      ]),
      notes: ["What?", "Not now"],
    });
  });

  test.each([
    { status: 504, header: "30", told: { reason: "unconfirmed" } },
    { status: 429, header: "30", told: { reason: "wait", seconds: 30 } },
    {
      status: 429,
      header: new Date(Date.now() + 60_000).toUTCString(),
      told: { reason: "wait", seconds: expect.any(Number) as number },
    },
    // Out of reason, or no number.
    ...["", "31536000", "-40", "soon"].map((header) => ({
      status: 429,
      header,
      told: { reason: "wait" },
    })),
  ])("$status with a wait of '$header'", async ({ status, header, told }) => {
    answerWith({ status, headers: { "Retry-After": header } });
    expect(await send()).toEqual({ status: "failed", notes: [], ...told });
  });

  test("a short text outlives the page", async () => {
    const call = answerWith({ body: '{"ok":true}' });
    await send();
    expect(call.mock.lastCall?.[1].keepalive).toBe(true);
  });

  test("no answer in time is told", async () => {
    jest.useFakeTimers();
    Object.assign(globalThis, {
      fetch: (_address: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(new Error("aborted")))),
    });
    const outcome = send();
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await outcome).toEqual({ status: "failed", reason: "unconfirmed" });
    jest.useRealTimers();
  });
});
