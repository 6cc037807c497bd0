import { idle, reduce, type Action, type State } from "./state";

const after = (...actions: Action[]): State => actions.reduce(reduce, idle);
const send: Action = { do: "send" };

test("mistakes are told, and sending clears them", () => {
  const refuse: Action = { do: "refuse", mistakes: { email: "Enter your email" } };
  expect(after(refuse)).toMatchObject({ is: "invalid", mistakes: { email: "Enter your email" } });
  expect(after(refuse, send)).toEqual({ is: "sending" });
});

test("what became of it is told once it is known", () => {
  const outcome = { is: "failed", why: "wait", seconds: 40 } as const;
  expect(after(send, { do: "settle", outcome })).toEqual(outcome);
});

test("an outcome that nobody waits for changes nothing", () => {
  const late: Action = { do: "settle", outcome: { is: "failed", why: "unconfirmed" } };
  expect(after(send, { do: "return" }, late)).toEqual(idle);
  expect(after(send, { do: "settle", outcome: { is: "sent" } }, late)).toEqual({ is: "sent" });
});

test("a page that comes back is not sending any more, and otherwise as it was", () => {
  expect(after(send, { do: "return" })).toEqual(idle);
  const opened = after(send, { do: "settle", outcome: { is: "opened" } });
  expect(reduce(opened, { do: "return" })).toEqual({ is: "opened" });
});

test("the questions come back when they are asked for", () => {
  expect(after(send, { do: "settle", outcome: { is: "copy" } }, { do: "edit" })).toEqual(idle);
});
