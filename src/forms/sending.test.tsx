/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { company, endpoint, form as words } from "../../tests/jest/examples";
import { answerWith } from "../../tests/jest/fetch";
import { field, fill, navigation, open, pass, problem, send, sent, write } from "../../tests/jest/form";
import { Form } from "./form";

const { messages } = words;

/** Fills in the form and submits it twice in one task; the endpoint responds with `answer`. Returns the form and the mock of `fetch`. */
async function sendTo(answer: Parameters<typeof answerWith>[0]) {
  const form = await open();
  const call = answerWith(answer);
  fill();
  send().focus();
  act(() => [send(), send()].forEach((button) => button.click()));
  return { form, call };
}

test("an enquiry that failed can go by email, with later changes of the answers", async () => {
  await sendTo({ status: 500 });
  await pass(500);
  const mail = () => within(problem()).getByRole("link", { name: messages.mailLink }).getAttribute("href") ?? "";
  // Without unanswered questions and hidden fields.
  const written =
    "Full name: Zoë\r\n\r\nEmail address: zoe@example.org\r\n\r\nMessage:\r\nTwo flats\r\n\r\nTown: York\r\n\r\nConsent: I have read the privacy notice, and partners@example.com may write to me.";
  expect(new URL(mail()).searchParams.get("body")).toBe(written);
  expect(new URL(mail()).searchParams.get("subject")).toBe(words.subject);
  // Email apps do not read "+" as a space.
  expect(mail()).not.toContain("+");
  expect(within(problem()).getByRole("link", { name: company.phone })).toBeVisible();
  write("Full name", "Acme & Sons");
  fireEvent.click(screen.getByRole("radio", { name: "50+" }));
  expect(new URL(mail()).searchParams.get("body")).toMatch(/: Acme & Sons[^]*: 50\+/);
  write("Message", "ü".repeat(1900));
  expect(new URL(mail()).searchParams.has("body")).toBe(false);
  expect(within(problem()).getByRole("textbox")).toHaveDisplayValue(/ü{1900}/);
});

test.each([
  ["accepted", { body: '{"ok":true}' }, messages.unsent],
  ["refused", { status: 500 }, messages.failed],
  ["refused because of an answer", { status: 422, body: '{"errors":{"email":"Bad"}}' }, "Bad"],
])("an enquiry that is %s was sent once, and keeps the text written meanwhile", async (_what, answer, message) => {
  const { form, call } = await sendTo(answer);
  field("Message").focus();
  write("Message", "One thing more");
  await pass(500);
  expect(call).toHaveBeenCalledTimes(1);
  expect(field("Message")).toHaveFocus();
  expect(field("Message")).toHaveValue("One thing more");
  expect(form).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent(message);
});

test("an enquiry whose response does not end in time is unconfirmed, and can be sent again", async () => {
  await sendTo({ json: () => new Promise(() => undefined) });
  await pass(15_000);
  expect(problem()).toHaveTextContent(messages.unconfirmed);
  expect(within(problem()).getByRole("button", { name: messages.retry })).toBeEnabled();
});

test("a held Enter key sends an enquiry once, and leaves its confirmation", async () => {
  const { form, call } = await sendTo({ body: '{"ok":true}' });
  await pass(500);
  fireEvent.submit(form);
  expect(sent()).toHaveFocus();
  expect(call).toHaveBeenCalledTimes(1);
  // On phones, the key must not promise the next field.
  expect(form.querySelector("[enterkeyhint]")).toBeNull();
});

test.each([0, 60_000])("an enquiry too soon, after %i ms of prerendering, is sent later", async (time) => {
  await jest.advanceTimersByTimeAsync(time);
  navigation.activationStart = time;
  render(<Form id="contact" form={words} company={{ ...company, delivery: endpoint }} />);
  const call = answerWith({ body: '{"ok":true}' });
  fill();
  // A clock that is set back meanwhile does not prolong the wait.
  jest.setSystemTime(Date.now() - 3_600_000);
  fireEvent.click(send());
  await pass(2900);
  expect(call).not.toHaveBeenCalled();
  await pass(200);
  expect(sent()).toHaveFocus();
});

test("a form with questions named after every property of a form sends them, by script and by the browser", async () => {
  const names: string[] = [];
  const properties: object = HTMLFormElement.prototype;
  // The check refuses names such as firstName, because "querySelector" would hide a method of the form.
  for (const name in properties) if (/^[a-z]+$/.test(name)) names.push(name);
  const questions = words.questions.slice(0, 1).flatMap((one) => names.map((name) => ({ ...one, name })));
  const submit = jest.spyOn(HTMLFormElement.prototype, "submit").mockReturnValue();
  const call = answerWith({ body: '{"ok":true}' });
  for (const cors of [false, true]) {
    const form = await open({ ...endpoint, cors }, { ...words, questions });
    for (const name of names) {
      const control = form.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (control) control.value = "Yes";
      // Browsers do this, jsdom does not.
      Object.defineProperty(form, name, { value: control });
    }
    fireEvent.submit(form);
    await pass(500);
  }
  expect(submit).toHaveBeenCalledTimes(1);
  submit.mockRestore();
  const body = call.mock.lastCall?.[1].body;
  expect(body instanceof URLSearchParams && names.filter((name) => body.get(name) !== "Yes")).toEqual([]);
  expect(sent()).toHaveFocus();
});

test.each([
  ["is missing, for example on pages without HTTPS", undefined],
  ["refuses", { writeText: () => Promise.reject(new Error("not allowed")) }],
])("a text to copy is selected, and no success reported, if the clipboard %s", async (_what, clipboard) => {
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  await open(company.delivery);
  fill();
  write("Message", "Ü".repeat(2000));
  fireEvent.click(send());
  await pass(500);
  const text = within(screen.getByRole("group", { name: messages.copy })).getByRole<HTMLTextAreaElement>("textbox");
  fireEvent.click(screen.getByRole("button", { name: messages.copyButton }));
  await pass(0);
  expect(text.selectionEnd - text.selectionStart).toBe(text.value.length);
  expect(screen.queryByText(messages.copied)).not.toBeInTheDocument();
});

test("a service's errors are shown at their questions, in the summary with links, and in the title", async () => {
  document.title = "Agents";
  const questions = words.questions.map((one) => (one.name === "full-name" ? { ...one, name: "constructor" } : one));
  await open(endpoint, { ...words, questions });
  answerWith({ status: 422, body: '{"errors":{"email":"No such mailbox","base":"Not now"}}' });
  fill();
  fireEvent.click(send());
  await pass(500);
  expect(problem()).toHaveFocus();
  const errors = within(problem()).getAllByRole("listitem");
  expect(errors.map(({ textContent }) => textContent)).toEqual(["No such mailbox"]);
  expect(field("Email address")).toHaveAccessibleDescription(/No such mailbox/);
  expect(field("Full name")).toHaveAttribute("aria-invalid", "false");
  expect(document.title).toBe("Error: Agents");
  fireEvent.click(within(problem()).getByRole("link", { name: "No such mailbox" }));
  expect(field("Email address")).toHaveFocus();
});
