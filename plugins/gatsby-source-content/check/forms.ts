import { entriesOf, type Content } from "../read/content";
import type { Entry } from "../read/entry";
import type { FieldPath } from "../read/places";
import { isRecord } from "../record";
import type { Problem } from "../problem";
import { problemAt } from "./rule";
import { oneOf } from "./suggest";

/** Each question of a form has the fields that its kind needs and no others, and a name of its own. */
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

/** Fields that only some kinds of questions take. */
const onlyFor: Record<string, string[]> = {
  options: ["choice"],
  rows: ["lines"],
  maxLength: ["text", "email", "lines"],
};

function questionProblems(form: Entry, question: Record<string, unknown>, at: number): Problem[] {
  const path = (field: string): FieldPath => ["questions", at, field];
  const kind = String(question.kind);
  const misfits = Object.entries(onlyFor)
    .filter(([field, kinds]) => question[field] !== undefined && question.kind !== undefined && !kinds.includes(kind))
    .map(([field, kinds]) =>
      problemAt(form, path(field), `is only for questions of the kind ${oneOf(kinds)}: remove it`, "key"),
    );
  const needs: [field: string, needed: boolean, why: string][] = [
    ["options", kind === "choice", 'A question of the kind "choice" needs the answers to choose from'],
    ["missing", question.required === true, "A required question needs words for when its answer is missing"],
    ["invalid", kind === "email", 'A question of the kind "email" needs words for an answer that is no email address'],
    [
      "tooLong",
      question.maxLength !== undefined,
      'A question with "maxLength" needs words for an answer that is too long',
    ],
  ];
  const absent = needs
    .filter(([field, needed]) => needed && question[field] === undefined)
    .map(([field, , why]) => problemAt(form, path(field), `missing. ${why}`));
  const options: unknown = question.options;
  const repeated = Array.isArray(options)
    ? options.flatMap((option, nth) =>
        options.indexOf(option) < nth
          ? [problemAt(form, [...path("options"), nth], `"${String(option)}" is offered twice`)]
          : [],
      )
    : [];
  return [...misfits, ...absent, ...repeated];
}

function nameProblems(form: Entry, questions: readonly unknown[]): Problem[] {
  const names = questions.map((one) => (isRecord(one) ? one.name : undefined));
  return names.flatMap((name, at) => {
    const problem = (message: string): Problem[] => [problemAt(form, ["questions", at, "name"], message)];
    if (typeof name !== "string") return [];
    if (taken.includes(name)) return problem(`"${name}" means something else in a form: choose another name`);
    return names.indexOf(name) < at ? problem(`"${name}" is used twice: one answer would be lost`) : [];
  });
}

/** Names that mean something else to a form, to a browser or to a service that takes forms. */
const taken = ["form-name", "subject", "submit", "reset"];
