import { idle, reduce, type Action, type State } from "./state";

const after = (...actions: Action[]): State => actions.reduce(reduce, idle);
const enquiry = () => ({ data: new FormData(), draft: { text: "", href: "" } });
const first = enquiry();
const send: Action = { do: "send", enquiry: first };
const failed = { is: "failed", why: "wait", seconds: 40 } as const;
const settle: Action = { do: "settle", enquiry: first, outcome: failed };

test("mistakes are told, and sending clears them", () => {
  const refuse: Action = { do: "refuse", mistakes: new Map([["email", "Enter your email"]]) };
  expect(after(refuse)).toMatchObject({ is: "invalid", mistakes: new Map([["email", "Enter your email"]]) });
  expect(after(refuse, send)).toEqual({ is: "sending", enquiry: first });
});

test("what became of it is told once it is known, and stays while it is sent again", () => {
  expect(after(send, settle)).toEqual(failed);
  expect(after(send, settle, send)).toEqual({ is: "sending", enquiry: first, failure: failed });
});

test("an outcome that nobody waits for changes nothing, and that of one enquiry says nothing about the next", () => {
  const second: Action = { do: "send", enquiry: enquiry() };
  expect(after(send, { do: "return" }, settle)).toEqual(idle);
  expect(after(send, { do: "return" }, second, settle)).toMatchObject({ is: "sending" });
});

test("a page that comes back is not sending any more, and otherwise as it was", () => {
  expect(after(send, { do: "return" })).toEqual(idle);
  expect(after(send, settle, { do: "return" })).toEqual(failed);
});

test("the questions come back when they are asked for", () => {
  expect(after(send, { do: "settle", enquiry: first, outcome: { is: "copy" } }, { do: "edit" })).toEqual(idle);
});
