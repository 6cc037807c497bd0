import { form } from "../../tests/jest/examples";
import { fitsMail, draftEmail } from "./enquiry";

function dataOf(answers: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(answers)) data.append(name, value);
  return data;
}

test("a draft has every answer under its question and leaves out what was not answered", () => {
  const { text } = draftEmail(form, dataOf({ "full-name": "Zoë", email: "zoe@example.org", message: "One\nTwo" }));
  expect(text).toBe("Full name: Zoë\n\nEmail address: zoe@example.org\n\nMessage:\nOne\nTwo");
});

test("its address says the same, whatever stands in it, with the line ends of mail", () => {
  const message = "100 % & more? #1 + %0A <b>\n“Ünï” 🏠";
  const { href } = draftEmail(form, dataOf({ message }));
  const address = new URL(href);
  expect(address.protocol + address.pathname).toBe("mailto:partners@example.com");
  expect(address.searchParams.get("subject")).toBe("Partnership & more");
  expect(address.searchParams.get("body")).toBe(`Message:\r\n${message.replace("\n", "\r\n")}`);
  // Email apps do not read "+" as a space.
  expect(href).not.toContain("+");
});

test("what is hidden in the form is not written out", () => {
  expect(draftEmail(form, dataOf({ _gotcha: "x", _subject: "y" })).text).toBe("");
});

test("1,800 characters of address fit an email app, and not one more", () => {
  expect(fitsMail({ text: "", href: "x".repeat(1800) })).toBe(true);
  expect(fitsMail({ text: "", href: "x".repeat(1801) })).toBe(false);
});
