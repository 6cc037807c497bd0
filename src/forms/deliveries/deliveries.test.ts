import { company, form } from "../../../tests/jest/examples";
import type { Enquiry } from "../enquiry";
import { deliveryOf } from ".";
import { email } from "./email";
import { endpoint } from "./endpoint";
import { netlify } from "./netlify";

const props = { form, company };
const letter = { text: "Hello", href: "mailto:partners@example.com?subject=a&body=Hello" };

function enquiry(): Enquiry {
  const data = new FormData();
  data.append("message", "One\nTwo & three");
  return { data, letter };
}

interface Answer {
  status?: number;
  body?: string;
  url?: string;
  headers?: Record<string, string>;
}

/** Lets `fetch` answer; gives what it was called with. jsdom has no fetch of its own. */
function answerWith({ status = 200, body = "", url = "https://www.example.com/thanks", headers = {} }: Answer) {
  const call = jest.fn((_address: string, _options: RequestInit) =>
    Promise.resolve({
      ok: status >= 200 && status < 300,
      status,
      url,
      headers: { get: (name: string) => headers[name] ?? null },
      text: () => Promise.resolve(body),
    }),
  );
  Object.assign(globalThis, { fetch: call });
  return call;
}

test("the site's word chooses the delivery", () => {
  const chosen = (by: "email" | "netlify" | "endpoint") =>
    deliveryOf({ form, company: { ...company, delivery: { ...company.delivery, by } } });
  expect(chosen("email").native.action).toMatch(/^mailto:/);
  expect(chosen("netlify").native).toHaveProperty("data-netlify");
  expect(chosen("endpoint").trap).toBe("_gotcha");
});

describe("email", () => {
  test("opens the mail and claims no more than that", () => {
    const open = jest.fn();
    expect(email(props, open).send?.({ ...enquiry() })).toEqual({ is: "opened" });
    expect(open).toHaveBeenCalledWith(letter.href);
  });

  test("opens nothing for what no mail program takes", () => {
    const open = jest.fn();
    const long = { text: "…", href: `mailto:a@example.com?body=${"x".repeat(2000)}` };
    expect(email(props, open).send?.({ ...enquiry(), letter: long })).toEqual({ is: "copy" });
    expect(open).not.toHaveBeenCalled();
  });
});

describe("netlify", () => {
  const send = () => netlify(props).send?.(enquiry());

  test("sends url-encoded to the page that a visitor lands on", async () => {
    const call = answerWith({});
    expect(await send()).toEqual({ is: "sent" });
    const [address, { method, body }] = call.mock.calls[0] ?? ["", {}];
    expect(address).toBe("/thanks");
    expect(method).toBe("POST");
    expect(body instanceof URLSearchParams && body.toString()).toBe("message=One%0D%0ATwo+%26+three");
  });

  test.each(["/thanks/", "/thanks.html"])("%s is the same page", async (path) => {
    answerWith({ url: `https://www.example.com${path}` });
    expect(await send()).toEqual({ is: "sent" });
  });

  test.each([{ status: 404 }, { status: 500 }, { status: 303 }, { url: "https://www.example.com/error" }])(
    "%j is a failure",
    async (answer) => {
      answerWith(answer);
      expect(await send()).toMatchObject({ is: "failed", why: "failed" });
    },
  );
});

describe("endpoint", () => {
  const delivery = { by: "endpoint", endpoint: "https://forms.example.com/f/a", cors: true } as const;
  const send = () => endpoint({ form, company: { ...company, delivery } }).send?.(enquiry());

  test("leaves it to the browser where the address does not answer scripts", () => {
    const native = endpoint({ form, company: { ...company, delivery: { ...delivery, cors: false } } });
    expect(native.send).toBeUndefined();
    expect(native.native).toEqual({ method: "post", action: "https://forms.example.com/f/a" });
  });

  test("a form's own address goes before the site's", () => {
    const own = endpoint({
      form: { ...form, endpoint: "https://forms.example.com/f/b" },
      company: { ...company, delivery },
    });
    expect(own.native.action).toBe("https://forms.example.com/f/b");
  });

  test.each(['{"ok":true,"next":"/x"}', '{"success":"true"}', "{}"])("%s confirms", async (body) => {
    answerWith({ body });
    expect(await send()).toEqual({ is: "sent" });
  });

  test.each([
    { body: "" },
    { body: "<h1>Thanks</h1>" },
    { body: "[]" },
    { body: '{"ok":false}' },
    { body: '{"success":false}' },
    { body: '{"error":"No such form"}' },
    { status: 404, body: "{}" },
    { status: 500, body: '{"ok":true}' },
    { status: 0 },
  ])("%j does not", async (answer) => {
    answerWith(answer);
    expect(await send()).toMatchObject({ is: "failed", why: "failed" });
  });

  test("mistakes go to their questions, others are told with the form", async () => {
    const errors = [
      { field: "email", message: "should be an email" },
      { message: "Not now" },
      { field: "x", message: "What?" },
      7,
    ];
    answerWith({ status: 422, body: JSON.stringify({ errors }) });
    expect(await send()).toEqual({
      is: "invalid",
      mistakes: { email: "should be an email" },
      notes: ["Not now", "What?"],
    });
  });

  test("429 says how long to wait, in seconds or as a date, where it says", async () => {
    answerWith({ status: 429, headers: { "Retry-After": "30" } });
    expect(await send()).toMatchObject({ why: "wait", seconds: 30 });
    answerWith({ status: 429, headers: { "Retry-After": new Date(Date.now() + 60_000).toUTCString() } });
    const dated = await send();
    expect(dated).toMatchObject({ why: "wait" });
    expect(dated).toHaveProperty("seconds", expect.any(Number));
    answerWith({ status: 429 });
    expect(await send()).not.toHaveProperty("seconds");
  });

  test("no network is told apart from no answer in time", async () => {
    Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError("Failed to fetch")) });
    expect(await send()).toEqual({ is: "failed", why: "offline" });
    jest.useFakeTimers();
    Object.assign(globalThis, {
      fetch: (_address: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(new Error("aborted")))),
    });
    const outcome = send();
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await outcome).toEqual({ is: "failed", why: "unconfirmed" });
    jest.useRealTimers();
  });
});
