import { render, screen, within } from "@testing-library/react";
import { company, form } from "../../../tests/jest/examples";
import { Contact } from "./contact";

const contact = {
  anchor: "contact",
  heading: "Get in touch",
  html: null,
  email: "hello@example.com",
  form,
  links: [],
  company,
};

test("gives every way to reach the company", () => {
  render(<Contact {...contact} />);
  expect(screen.getByRole("heading", { level: 2, name: "Get in touch" })).toBeVisible();
  expect(screen.getByRole("link", { name: "020 7946 0123" })).toHaveAttribute("href", "tel:02079460123");
  expect(screen.getByRole("link", { name: "hello@example.com" })).toHaveAttribute("href", "mailto:hello@example.com");
  expect(screen.getByText(/1 Sample Street/)).toBeVisible();
  expect(screen.getByText("Est. 2024 · Nationwide UK Coverage")).toBeVisible();
});

test("asks with labels, hints and limits, and says what may stay empty", () => {
  render(<Contact {...contact} />);
  expect(screen.getByRole("textbox", { name: "Full name" })).toBeRequired();
  expect(screen.getByRole("textbox", { name: "Email address" })).toHaveAccessibleDescription("Our answer goes here");
  const message = screen.getByRole("textbox", { name: "Message" });
  expect(message).toHaveAccessibleDescription("What it is about. Up to 2,000 characters");
  expect(message).toHaveAttribute("rows", "4");
  const choice = screen.getByRole("group", { name: "Number of properties (optional)" });
  const answers = within(choice).getAllByRole("radio");
  expect(answers).toHaveLength(3);
  answers.forEach((answer) => expect(answer).not.toBeChecked());
});

test("reaches its own recipient without a script", () => {
  render(<Contact {...contact} />);
  const button = screen.getByRole("button", { name: "Send enquiry" });
  expect(button).toHaveAttribute("formaction", "mailto:partners@example.com?subject=Partnership%20%26%20more");
  expect(button).toHaveAttribute("formenctype", "text/plain");
  expect(button).toHaveAttribute("formmethod", "post");
  // On the form, it counts as an insecure target.
  expect(button.closest("form")).not.toHaveAttribute("action");
});

test("shows no details where it names no address, and no form where it has none", () => {
  render(<Contact {...contact} email={null} form={null} links={[{ text: "View portfolio", to: "/" }]} />);
  expect(screen.queryByText("020 7946 0123")).not.toBeInTheDocument();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "View portfolio" })).toHaveAttribute("href", "/");
});
