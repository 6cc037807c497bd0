import { entriesOf, type Content } from "../content";
import type { Entry } from "../entry";
import { isRecord } from "../frontmatter";
import type { Problem } from "../problem";
import { problemAt } from "./rule";

/** Names that mean something else to a form, to a browser or to a service that takes forms. */
const taken = ["form-name", "subject", "submit", "reset"];

/** Each enquiry has a way to arrive, complete, and each mistake in one has words. */
export function checkDelivery(content: Content): Problem[] {
  const site = content.entries.get("content/site.md");
  const forms = entriesOf(content, "form");
  return [...(site ? checkSite(site, forms, content) : []), ...forms.flatMap(checkQuestions)];
}

function checkSite(site: Entry, forms: readonly Entry[], content: Content): Problem[] {
  const delivery = site.data?.delivery;
  if (!isRecord(delivery)) return [];
  const at = (field: string, message: string): Problem => problemAt(site, ["delivery", field], message);
  const problems: Problem[] = [];
  const astray = forms.filter((form) => !form.data?.endpoint);
  if (delivery.by === "endpoint" && !delivery.endpoint && astray.length > 0)
    problems.push(
      at(
        "by",
        `"endpoint" needs an address: write "endpoint: https://…" under it, or in ${astray.map(({ file }) => file).join(" and ")}`,
      ),
    );
  if (delivery.by === "netlify" && !entriesOf(content, "page").some((page) => page.data?.path === "/thanks"))
    problems.push(at("by", '"netlify" needs a page with "path: /thanks", where it leads visitors'));
  if (delivery.by !== "endpoint") {
    for (const field of ["endpoint", "cors"])
      if (field in delivery) problems.push(at(field, 'only "by: endpoint" has a use for it: take the line away'));
    for (const form of forms)
      if (form.data && "endpoint" in form.data)
        problems.push(
          problemAt(form, ["endpoint"], `only "by: endpoint" in content/site.md has a use for it: take the line away`),
        );
  }
  return problems;
}

function checkQuestions(form: Entry): Problem[] {
  const questions: unknown = form.data?.questions;
  if (!Array.isArray(questions)) return [];
  const names = questions.map((question: unknown) => (isRecord(question) ? question.name : undefined));
  return questions.flatMap((question: unknown, at) => {
    if (!isRecord(question)) return [];
    const problem = (field: string, message: string): Problem => problemAt(form, ["questions", at, field], message);
    const needs = (field: string, when: unknown, why: string): Problem[] =>
      when && question[field] === undefined ? [problem(field, `missing: ${why}`)] : [];
    const { name, kind } = question;
    return [
      ...(typeof name === "string" && names.indexOf(name) < at
        ? [problem("name", `"${name}" is used twice: one answer would be lost`)]
        : []),
      ...(typeof name === "string" && taken.includes(name)
        ? [problem("name", `"${name}" means something else in a form: choose another name`)]
        : []),
      ...needs("options", kind === "choice", "write the answers to choose from"),
      ...needs("missing", question.required === true, "write what to say when the answer is missing"),
      ...needs("invalid", kind === "email", "write what to say when it is no email address"),
      ...needs("tooLong", question.maxLength !== undefined, "write what to say when the answer is too long"),
    ];
  });
}
