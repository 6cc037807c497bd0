/** @jest-environment jsdom */
import { findMistakes } from "./mistakes";

const mistakesIn = (form: HTMLFormElement) => Object.fromEntries(findMistakes(form, questions));

const question = { maxLength: null, missing: null, invalid: null, tooLong: null };
const questions = [
  { ...question, name: "who", required: true, missing: "Enter your name" },
  { ...question, name: "email", required: true, missing: "Enter your email", invalid: "Enter a real one" },
  { ...question, name: "text", required: false, maxLength: 5, tooLong: "Five at most" },
  { ...question, name: "pick", required: true, missing: "Choose one" },
];

function formWith({ who = "Zoë", email = "zoe@example.org", text = "", pick = true }): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input name="who" required><input name="email" type="email" required><textarea name="text"></textarea>
    <input type="radio" name="pick" value="a" required ${pick ? "checked" : ""}><input type="radio" name="pick" value="b" required>
  </form>`;
  const form = document.querySelector("form");
  if (!form) throw new Error("No form");
  for (const [name, value] of Object.entries({ who, email, text })) {
    const field = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
    if (field) field.value = value;
  }
  return form;
}

test("a form that is filled in has no mistakes", () => {
  expect(mistakesIn(formWith({}))).toEqual({});
});

test("each mistake is told in the form's own words", () => {
  const form = formWith({ who: "", email: "not an address", text: "123456", pick: false });
  expect(mistakesIn(form)).toEqual({
    who: "Enter your name",
    email: "Enter a real one",
    text: "Five at most",
    pick: "Choose one",
  });
});

test("blanks are no answer", () => {
  expect(mistakesIn(formWith({ who: "  \t" }))).toEqual({ who: "Enter your name" });
});
