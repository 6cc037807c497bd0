import { entriesOf, type Entry } from "../read/content";
import { recordsIn, type Fields } from "../record";
import type { FieldPath, Problem } from "../problem";
import { fieldProblem, inEach, type Rule } from "./rule";
import { oneOf } from "./suggest";

/** Each question of a form has the fields that its type needs, and a unique name. */
export const checkForms: Rule = (content) =>
  entriesOf(content, "form").flatMap((form) => [
    ...questionsIn(form).flatMap((question, at) => questionProblems(form, question, at)),
    ...nameProblems(form),
  ]);

const questionsIn = ({ contentType, data }: Entry) => recordsIn(contentType === "form" ? data?.questions : []);

/** Messages that name another limit than the question's. */
export const findOddLimits: Rule = inEach((entry) =>
  questionsIn(entry).flatMap(({ tooLong, maxLength }, at) => {
    const limit = /(\d[\d,.]*) characters/.exec(String(tooLong))?.[1];
    const numbers = String(tooLong).match(/\d[\d,.\s]*/g) ?? [];
    const isNamed = numbers.some((one) => Number(one.replace(/\D/g, "")) === maxLength);
    if (!limit || typeof maxLength !== "number" || isNamed) return [];
    const message = `says ${limit} characters, but "maxLength" is ${maxLength}: write the same number in both`;
    return [fieldProblem(entry, ["questions", at, "tooLong"], message)];
  }),
);

/** Forms whose enquiries nobody could answer. */
export const findAnonymous: Rule = inEach((entry) => {
  const questions = questionsIn(entry);
  const asksForAddress = questions.some(({ type, label }) =>
    /^tel|mail|phone|contact/i.test(`${String(type)} ${String(label)}`),
  );
  const message = "no question asks for an email address or a phone number: add one, or you cannot answer";
  return questions.length === 0 || asksForAddress ? [] : [fieldProblem(entry, ["questions"], message, "key")];
});

function questionProblems(form: Entry, question: Fields, at: number): Problem[] {
  const { required, maxLength, options } = question;
  const type = String(question.type);
  const problem = (message: string, ...field: FieldPath): Problem =>
    fieldProblem(form, ["questions", at, ...field], message);
  const suits = (field: keyof typeof typesWith): boolean => typesWith[field].includes(type);
  const wrong = invalidAnswers.get(type);
  const needs = {
    options: suits("options") && `write the answers to choose from, because the question has the type "${type}"`,
    statement: suits("statement") && `write the sentence beside the box, because the question has the type "${type}"`,
    missing: required === true && "write the error for a missing answer, because the question is required",
    invalid: wrong && `write the error for ${wrong}, because the question has the type "${type}"`,
    tooLong: maxLength !== undefined && 'write the error for an answer that is longer than "maxLength"',
  };
  const absent = Object.entries(needs).flatMap(([field, why]) =>
    why && question[field] === undefined ? [problem(`is missing: ${why}`, field)] : [],
  );
  const misplaced = (["options", "statement"] as const).flatMap((field) =>
    needs[field] || question[field] === undefined
      ? []
      : problem(`is only for the type ${oneOf(typesWith[field])}: change the type, or delete this field`, field),
  );
  const repeated = repeatedIn(options).map((nth) =>
    problem("is already offered: delete one of the two", "options", nth),
  );
  return [...absent, ...misplaced, ...repeated];
}

/** The indexes of entries that an earlier entry equals. */
const repeatedIn = (list: unknown): number[] =>
  Array.isArray(list) ? list.flatMap((one, at) => (one !== undefined && list.indexOf(one) < at ? [at] : [])) : [];

function nameProblems(form: Entry): Problem[] {
  const names = questionsIn(form).map(({ name }) => name);
  const repeated = repeatedIn(names);
  return names.flatMap((name, at) => {
    const message = reserved.some((one) => one === name)
      ? `"${String(name)}" is a name that form services reserve: choose another`
      : repeated.includes(at) &&
        `"${String(name)}" is already the name of another question: choose another, or delete one of the two`;
    return message ? [fieldProblem(form, ["questions", at, "name"], message)] : [];
  });
}

/** The types of question that show a field. */
const typesWith = { options: ["radio", "select"], statement: ["checkbox"] };

/** By types of question, the answers that do not fit the type. */
const invalidAnswers = new Map([
  ["email", "a wrong email address"],
  ["tel", "a wrong phone number"],
  ["date", "a wrong date"],
]);

/** Names with a special meaning for form services. */
const reserved = ["form-name", "subject"];
