import { idle, reduce, type Action, type State } from "./state";

const letter = { text: "Hello", href: "mailto:a@example.com?subject=b&body=Hello" };
const after = (...actions: Action[]): State => actions.reduce(reduce, idle);
const send: Action = { do: "send", letter };

test("mistakes are told, and sending clears them", () => {
  const refuse: Action = { do: "refuse", mistakes: { email: "Enter your email" } };
  expect(after(refuse)).toMatchObject({ is: "invalid", mistakes: { email: "Enter your email" } });
  expect(after(refuse, send)).toEqual({ is: "sending", letter });
});

test("a failure keeps the words of the enquiry at hand", () => {
  const failed = after(send, { do: "settle", outcome: { is: "failed", why: "wait", seconds: 40 } });
  expect(failed).toEqual({ is: "failed", why: "wait", seconds: 40, letter });
});

test("once it is sent, no words are kept", () => {
  expect(after(send, { do: "settle", outcome: { is: "sent" } })).toEqual({ is: "sent" });
});

test("an outcome that nobody waits for changes nothing", () => {
  const late: Action = { do: "settle", outcome: { is: "failed", why: "unconfirmed" } };
  expect(after(send, { do: "return" }, late)).toEqual(idle);
  expect(after(send, { do: "settle", outcome: { is: "sent" } }, late)).toEqual({ is: "sent" });
});

test("a page that comes back is not sending any more, and otherwise as it was", () => {
  expect(after(send, { do: "return" })).toEqual(idle);
  const opened = after(send, { do: "settle", outcome: { is: "opened" } });
  expect(reduce(opened, { do: "return" })).toEqual({ is: "opened", letter });
});

test("the questions come back when they are asked for", () => {
  expect(after(send, { do: "settle", outcome: { is: "copy" } }, { do: "edit" })).toEqual(idle);
});
