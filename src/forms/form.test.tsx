/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { company, form as words } from "../../tests/jest/examples";
import { answerWith } from "../../tests/jest/fetch";
import type { FormProps } from "./enquiry";
import { Form } from "./form";

const { messages } = words;
const endpoint = { method: "endpoint", endpoint: "https://forms.example.com/f/a", cors: true } as const;
const answers = { "Full name": "Zoë", "Email address": "zoe@example.org", Message: "Two flats" };

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Shows a form to a visitor who has been there for longer than machines stay. */
async function open(delivery: FormProps["company"]["delivery"] = endpoint, form: FormProps["form"] = words) {
  const { container } = render(<Form id="contact" form={form} company={{ ...company, delivery }} />);
  await pass(10_000);
  const element = container.querySelector("form");
  if (!element) throw new Error("There is no form");
  return element;
}

const field = (label: string) => screen.getByRole<HTMLInputElement>("textbox", { name: label });
const write = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const fill = () => Object.entries(answers).forEach(([label, value]) => write(label, value));
const send = () => screen.getByRole("button", { name: words.submit });
const problem = () => screen.getByRole("alert", { name: messages.problem });
const sent = () => screen.queryByRole("group", { name: messages.sent });

/** Fills the form in and sends it; gives the calls of `fetch`. */
async function sendTo(...answered: Parameters<typeof answerWith>) {
  const form = await open();
  const call = answerWith(...answered);
  fill();
  send().focus();
  fireEvent.click(send());
  return { form, call };
}

describe("an enquiry", () => {
  test("that fails can go another way, with what the visitor writes after it", async () => {
    await sendTo({ status: 500 });
    await pass(500);
    const mail = () => within(problem()).getByRole("link", { name: messages.mailLink }).getAttribute("href") ?? "";
    // Neither what was not answered nor what is hidden in the form.
    const written = "Full name: Zoë\r\n\r\nEmail address: zoe@example.org\r\n\r\nMessage:\r\nTwo flats";
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
    ["sent", { body: '{"ok":true}' }, messages.unsent],
    ["refused", { status: 500 }, messages.failed],
    ["refused for its answers", { status: 422, body: '{"errors":{"email":"Bad"}}' }, "Bad"],
  ])("that is %s while the visitor writes leaves the focus there, and every word", async (_what, answer, told) => {
    const { form } = await sendTo(answer);
    field("Message").focus();
    write("Message", "One thing more");
    await pass(500);
    expect(field("Message")).toHaveFocus();
    expect(field("Message")).toHaveValue("One thing more");
    expect(form).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(told);
  });

  test("that comes quicker than a person writes is delayed, and not dropped", async () => {
    render(<Form id="contact" form={words} company={{ ...company, delivery: endpoint }} />);
    const call = answerWith({ body: '{"ok":true}' });
    fill();
    // Whoever's clock is set back meanwhile does not wait for longer.
    jest.setSystemTime(Date.now() - 3_600_000);
    fireEvent.click(send());
    await pass(2900);
    expect(call).not.toHaveBeenCalled();
    await pass(200);
    expect(sent()).toHaveFocus();
  });

  test("with questions named after every property of a form is sent, by script or by the browser", async () => {
    const names: string[] = [];
    const properties: object = HTMLFormElement.prototype;
    // The check takes names in small letters only.
    for (const name in properties) if (/^[a-z]+$/.test(name)) names.push(name);
    const questions = words.questions.slice(0, 1).flatMap((one) => names.map((name) => ({ ...one, name })));
    const submit = jest.spyOn(HTMLFormElement.prototype, "submit").mockReturnValue();
    const call = answerWith({ body: '{"ok":true}' });
    for (const cors of [false, true]) {
      const form = await open({ ...endpoint, cors }, { ...words, questions });
      for (const name of names) {
        const control = form.querySelector<HTMLInputElement>(`[name=${name}]`);
        if (control) control.value = "Yes";
        // As in browsers, which jsdom does not follow.
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
});

test("errors are reported on sending, in the form's words, and not while typing; what is wrong is kept", async () => {
  const own = { missing: "Please answer", invalid: "No such address", tooLong: "Too long", required: true };
  await open(endpoint, { ...words, questions: words.questions.map((question) => ({ ...question, ...own })) });
  const message = "a".repeat(2005);
  write("Full name", "  \t");
  write("Message", message);
  write("Email address", "not an address");
  fireEvent.blur(field("Email address"));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  fireEvent.click(send());
  expect(problem()).toHaveFocus();
  const links = within(problem()).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Please answer",
    "Please answer",
    "No such address",
    "Please answer",
    "Too long",
  ]);
  expect(field("Message")).toHaveValue(message);
  expect(field("Email address")).toHaveValue("not an address");
});

test.each([
  ["is not there, as on pages without HTTPS", undefined],
  ["is closed", { writeText: () => Promise.reject(new Error("not allowed")) }],
])("a text to copy is selected where the clipboard %s, and nothing is claimed", async (_what, clipboard) => {
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  await open(company.delivery);
  fill();
  write("Message", "Ü".repeat(2000));
  fireEvent.click(send());
  await pass(500);
  const text = screen.getByRole<HTMLTextAreaElement>("textbox");
  fireEvent.click(screen.getByRole("button", { name: messages.copyButton }));
  await pass(0);
  expect(text.selectionEnd - text.selectionStart).toBe(text.value.length);
  expect(screen.queryByText(messages.copied)).not.toBeInTheDocument();
});

test("errors that a service finds stand at their questions, in the summary with a link, and in the title", async () => {
  document.title = "Agents";
  const questions = words.questions.map((one) => (one.name === "full-name" ? { ...one, name: "constructor" } : one));
  await open(endpoint, { ...words, questions });
  answerWith({ status: 422, body: '{"errors":{"email":"No such mailbox","base":"Not now"}}' });
  fill();
  fireEvent.click(send());
  await pass(500);
  expect(problem()).toHaveFocus();
  expect(
    within(problem())
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["No such mailbox", "Not now"]);
  expect(field("Email address")).toHaveAccessibleDescription(/No such mailbox/);
  expect(field("Full name")).not.toHaveAttribute("aria-invalid");
  expect(document.title).toBe("Error: Agents");
  fireEvent.click(within(problem()).getByRole("link", { name: "No such mailbox" }));
  expect(field("Email address")).toHaveFocus();
});

describe("a question", () => {
  test("says its hint and its limit, and which may stay empty", async () => {
    await open();
    expect(field("Message")).toHaveAccessibleDescription(/^Where .* Up to 2,000 characters$/);
    expect(screen.getByRole("group", { name: "Number of properties (optional)" })).toBeVisible();
  });

  test("that needs no answer lets one be taken back", async () => {
    const form = await open();
    fireEvent.click(screen.getByRole("radio", { name: "50+" }));
    fireEvent.click(screen.getByRole("radio", { name: messages.noAnswer }));
    expect(new FormData(form).get("properties")).toBe("");
  });

  test("with a limit counts down from half of it, and says so once the visitor rests", async () => {
    await open();
    write("Message", "a".repeat(1990));
    expect(screen.getByText(messages.left.replace("{n}", "10"))).toHaveAttribute("aria-hidden", "true");
    await pass(1000);
    expect(screen.getAllByText(messages.left.replace("{n}", "10"))[1]).toHaveAttribute("role", "status");
    write("Message", "a".repeat(2005));
    expect(screen.getByText(messages.over.replace("{n}", "5"))).toBeVisible();
  });
});
