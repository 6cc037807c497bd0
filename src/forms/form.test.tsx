/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { company, endpoint, form as words } from "../../tests/jest/examples";
import { answerWith } from "../../tests/jest/fetch";
import type { FormProps } from "./enquiry";
import { Form } from "./form";

const { messages } = words;
/** With the invisible characters of a copied email address. */
const answers = {
  "Full name": "Zoë",
  "Email address": "\u00A0\u2068zoe\u00AD@example\u2060.org\u2069",
  Message: "Two flats",
};

/** jsdom does not have the timing of a navigation. */
const navigation = { activationStart: 0 };

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 26, 9) });
  navigation.activationStart = 0;
  Object.assign(performance, { getEntriesByType: () => [navigation] });
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Shows a form for longer than its minimum time. */
async function open(delivery: FormProps["company"]["delivery"] = endpoint, form: FormProps["form"] = words) {
  // The id is a section's slug, which may start with a digit.
  const { container } = render(<Form id="2nd-contact" form={form} company={{ ...company, delivery }} />);
  await pass(10_000);
  const element = container.querySelector("form");
  if (!element) throw new Error("There is no form");
  return element;
}

const field = (label: string) => screen.getByRole<HTMLInputElement>("textbox", { name: label });
const write = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
function fill(): void {
  Object.entries(answers).forEach(([label, value]) => write(label, value));
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "York" } });
  fireEvent.click(screen.getByRole("checkbox"));
}
const send = () => screen.getByRole("button", { name: words.submit });
const problem = () => screen.getByRole("alert", { name: messages.problem });
const sent = () => screen.queryByRole("group", { name: messages.sent });

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
  // The check refuses capitals in names.
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

test("errors are shown after submitting, not while typing, and wrong answers are kept", async () => {
  const questions = words.questions.map((one) =>
    one.type === "radio" ? { ...one, required: true, missing: "Choose" } : one,
  );
  await open(endpoint, { ...words, questions });
  const message = "a".repeat(2005);
  write("Full name", "  \t");
  write("Message", message);
  write("Email address", "not an address");
  fireEvent.blur(field("Email address"));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(field("Email address")).toHaveAttribute("aria-invalid", "false");
  fireEvent.click(send());
  expect(problem()).toHaveFocus();
  const links = within(problem()).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Enter your full name",
    "Enter an email address in the correct format, like name@example.com",
    "Choose",
    "Message must be 2,000 characters or fewer",
    "Choose a town",
    "Tick the box",
  ]);
  expect(field("Message")).toHaveValue(message);
  expect(field("Email address")).toHaveValue("not an address");
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

test("a question shows its hint, its limit, and that it is optional", async () => {
  await open();
  expect(field("Message")).toHaveAccessibleDescription(/^Where .* Up to 2,000 characters$/);
  expect(screen.getByRole("group", { name: "Number of properties (optional)" })).toBeVisible();
});

test("an optional choice can be taken back, and an optional tick removed without a further answer", async () => {
  const form = await open(endpoint, {
    ...words,
    questions: words.questions.map((one) => ({ ...one, required: false })),
  });
  fireEvent.click(screen.getByRole("checkbox"));
  expect(screen.queryByRole("radio", { name: messages.noAnswer })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole("radio", { name: "50+" }));
  fireEvent.click(screen.getByRole("radio", { name: messages.noAnswer }));
  expect(new FormData(form).get("properties")).toBe("");
});

test("an enquiry has the chosen option, not a browser's translation of it", async () => {
  const form = await open();
  screen.getByRole("option", { name: "York" }).textContent = "Efrog";
  fill();
  expect(new FormData(form).get("town")).toBe("York");
});

test("the counter of a long answer is read out when the visitor pauses", async () => {
  await open();
  write("Message", "a".repeat(1990));
  expect(screen.getByText(messages.left.replace("{n}", "10"))).toHaveAttribute("aria-hidden", "true");
  await pass(1000);
  expect(screen.getAllByText(messages.left.replace("{n}", "10"))[1]).toHaveAttribute("role", "status");
  write("Message", "a".repeat(2005));
  expect(screen.getByText(messages.over.replace("{n}", "5"))).toBeVisible();
});

test("phone numbers and days are validated: an extension and today are right", async () => {
  await open();
  answerWith({ body: '{"ok":true}' });
  const change = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fill();
  change(/^Phone/, "call me");
  change(/^Day/, "2026-11-25");
  fireEvent.click(send());
  const links = within(problem()).getAllByRole("link");
  const errors = ["Enter a phone number with at least six digits", "Enter a day that is not over, like 31 12 2026"];
  expect(links.map(({ textContent }) => textContent)).toEqual(errors);
  change(/^Phone/, "+44 (0)20 7946 0182 ext. 7");
  change(/^Day/, "2026-11-26");
  fireEvent.click(send());
  await pass(500);
  expect(sent()).toHaveFocus();
});
