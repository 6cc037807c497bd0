import { act, fireEvent, render, screen } from "@testing-library/react";
import type { FormProps } from "../../src/forms/enquiry";
import { Form } from "../../src/forms/form";
import { company, endpoint, form as words } from "./examples";

/** With the invisible characters of a copied email address. */
const answers = {
  "Full name": "Zoë",
  "Email address": "\u00A0\u2068zoe\u00AD@example\u2060.org\u2069",
  Message: "Two flats",
};

/** jsdom does not have the timing of a navigation. */
export const navigation = { activationStart: 0 };

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 26, 9) });
  navigation.activationStart = 0;
  Object.assign(performance, { getEntriesByType: () => [navigation] });
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => jest.useRealTimers());

export const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Shows a form for longer than its minimum time. */
export async function open(delivery: FormProps["company"]["delivery"] = endpoint, form: FormProps["form"] = words) {
  // The id is a section's slug, which may start with a digit.
  const { container } = render(<Form id="2nd-contact" form={form} company={{ ...company, delivery }} />);
  await pass(10_000);
  const element = container.querySelector("form");
  if (!element) throw new Error("There is no form");
  return element;
}

export const field = (label: string) => screen.getByRole<HTMLInputElement>("textbox", { name: label });
export const write = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
export function fill(): void {
  Object.entries(answers).forEach(([label, value]) => write(label, value));
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "York" } });
  fireEvent.click(screen.getByRole("checkbox"));
}
export const send = () => screen.getByRole("button", { name: words.submit });
export const problem = () => screen.getByRole("alert", { name: words.messages.problem });
export const sent = () =>
  screen.queryByRole("group", { name: words.messages.sent, description: words.messages.sentText });
