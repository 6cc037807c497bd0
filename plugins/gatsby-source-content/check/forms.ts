import { entriesOf, type Content } from "../read/content";
import type { Entry } from "../read/entry";
import type { FieldPath } from "../read/places";
import { isRecord } from "../record";
import type { Problem } from "../problem";
import { fieldProblem } from "./rule";

/** Each question of a form has the fields that its kind needs, and a name of its own. */
export function checkForms(content: Content): Problem[] {
  return entriesOf(content, "form").flatMap((form) => {
    const questions: unknown = form.data?.questions;
    return Array.isArray(questions)
      ? [
          ...questions.flatMap((one: unknown, at) => (isRecord(one) ? questionProblems(form, one, at) : [])),
          ...nameProblems(form, questions),
        ]
      : [];
  });
}

function questionProblems(form: Entry, question: Record<string, unknown>, at: number): Problem[] {
  const { type, required, maxLength, options } = question;
  const problem = (message: string, ...field: FieldPath): Problem =>
    fieldProblem(form, ["questions", at, ...field], message);
  const needs: [field: string, isNeeded: boolean, why: string][] = [
    ["options", type === "radio", 'write the answers to choose from, because the question has the type "radio"'],
    ["missing", required === true, "write what visitors read who leave out the answer, because it is required"],
    [
      "invalid",
      type === "email",
      'write what visitors read whose answer is no email address, because the question has the type "email"',
    ],
    ["tooLong", maxLength !== undefined, 'write what visitors read whose answer is longer than "maxLength"'],
  ];
  const absent = needs
    .filter(([field, isNeeded]) => isNeeded && question[field] === undefined)
    .map(([field, , why]) => problem(`is missing: ${why}`, field));
  const repeated = repeatedIn(options).map((nth) =>
    problem("is already offered: delete one of the two", "options", nth),
  );
  return [...absent, ...repeated];
}

/** The indexes of entries that an earlier entry equals. */
const repeatedIn = (list: unknown): number[] =>
  Array.isArray(list) ? list.flatMap((one, at) => (one !== undefined && list.indexOf(one) < at ? [at] : [])) : [];

function nameProblems(form: Entry, questions: readonly unknown[]): Problem[] {
  const names = questions.map((one) => (isRecord(one) ? one.name : undefined));
  const repeated = repeatedIn(names);
  return names.flatMap((name, at) => {
    const message = taken.some((one) => one === name)
      ? `"${String(name)}" means something else to form services: choose another name`
      : repeated.includes(at) && `"${String(name)}" is already the name of another question: choose another`;
    return message ? [fieldProblem(form, ["questions", at, "name"], message)] : [];
  });
}

/** Names that mean something else to a service that takes forms. */
const taken = ["form-name", "subject"];
