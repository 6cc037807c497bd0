import { siteFile } from "../../content-types";
import { entriesOf, type Content } from "../../read/content";
import type { Entry } from "../../read/entry";
import { isRecord } from "../../record";
import type { Problem } from "../../problem";
import { hasAllPaths, isDraft, sitePages } from "../../read/pages";
import { fieldProblem } from "../rule";

/** The settings of the delivery method are complete, and no hidden field has the name of another field. */
export function checkDelivery(content: Content): Problem[] {
  const site = content.entries.get(siteFile);
  const delivery = site?.data?.delivery;
  if (!site || !isRecord(delivery)) return [];
  return [...methodProblems(content, site, delivery), ...hiddenFieldProblems(content, site, delivery.hiddenFields)];
}

function hiddenFieldProblems(content: Content, site: Entry, fields: unknown): Problem[] {
  const names = namesIn(fields);
  return names.flatMap((name, at) => {
    const form = entriesOf(content, "form").find(({ data }) => namesIn(data?.questions).includes(name));
    const message = own.has(name)
      ? "every form has this field already: delete one of the two"
      : names.indexOf(name) < at
        ? "is already the name of another hidden field: delete one of the two"
        : form && `is the name of a question in ${form.file}: rename the question`;
    return name !== undefined && message ? [fieldProblem(site, ["delivery", "hiddenFields", at, "name"], message)] : [];
  });
}

const namesIn = (list: unknown): unknown[] =>
  Array.isArray(list) ? list.map((one) => (isRecord(one) ? one.name : undefined)) : [];

/** The hidden fields that `src/forms/deliveries/endpoint.ts` adds. */
const own = new Set<unknown>(["_subject", "_gotcha"]);

function methodProblems(content: Content, site: Entry, delivery: Record<string, unknown>): Problem[] {
  const at = (message: string): Problem[] => [fieldProblem(site, ["delivery", "method"], message)];
  if (delivery.method === "endpoint") {
    const forms = entriesOf(content, "form").filter(({ data }) => data && data.endpoint === undefined);
    if (delivery.endpoint !== undefined || forms.length === 0) return [];
    const files = forms.map(({ file }) => file).join(" and ");
    return at(`"endpoint" needs a URL: write "endpoint: https://…" under it, or in ${files}`);
  }
  if (delivery.method !== "netlify") return [];
  const pages = sitePages(content);
  const hasThanks = pages.some(({ path, entry: page }) => path === "/thanks" && !isDraft(page));
  // A page with an invalid path may be the missing one.
  return hasThanks || !hasAllPaths(content, pages) ? [] : at(noThanks);
}

const noThanks = '"netlify" leads visitors to "/thanks": write a page with "path: /thanks", which must not be a draft';
