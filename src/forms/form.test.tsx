/** @jest-environment jsdom */
import { fireEvent, screen, within } from "@testing-library/react";
import { endpoint, form as words } from "../../tests/jest/examples";
import { answerWith } from "../../tests/jest/fetch";
import { field, fill, open, pass, problem, send, sent, write } from "../../tests/jest/form";

const { messages } = words;

test("errors are shown after submitting, not while typing, and wrong answers are kept", async () => {
  const questions = words.questions.map((one) =>
    one.type === "radio" ? { ...one, required: true, missing: "Choose" } : one,
  );
  const form = await open(endpoint, { ...words, questions });
  const message = "a".repeat(2005);
  write("Full name", "  \t");
  write("Message", message);
  write("Email address", "not an address");
  fireEvent.blur(field("Email address"));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  for (const part of [form, field("Email address")]) expect(part).toHaveAttribute("aria-invalid", "false");
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
  // NVDA says "clickable" at everything in an element to which React gives a handler.
  expect([...form.querySelectorAll<HTMLElement>(":not(input)")].filter((one) => one.onclick)).toEqual([]);
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
  expect(screen.getAllByText(messages.left.replace("{n}", "10"))[1]).toHaveAttribute("aria-live", "polite");
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
