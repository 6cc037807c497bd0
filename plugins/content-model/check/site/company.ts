import { siteFile } from "../../content-types";
import type { Problem } from "../../problem";
import { entriesOf, type Entry, type Content } from "../../read/content";
import { isDraft, sitePages } from "../../read/pages";
import { isRecord, recordsIn, valueAt, type Fields } from "../../record";
import { tourHost } from "../../tours";
import { fieldProblem, type Rule } from "../rule";
import { hasAllPaths } from "./paths";

/** The settings of the delivery method are complete, and no hidden field has the name of another field. */
export const checkDelivery: Rule = (content) => {
  const site = content.entries.get(siteFile);
  const delivery = site?.data?.delivery;
  if (!site || !isRecord(delivery)) return [];
  return [...methodProblems(content, site, delivery), ...hiddenFieldProblems(content, site, delivery.hiddenFields)];
};

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

const namesIn = (list: unknown): unknown[] => recordsIn(list).map(({ name }) => name);

/** The hidden fields that `src/forms/deliveries/endpoint.ts` adds. */
const own = new Set<unknown>(["_subject", "_gotcha"]);

function methodProblems(content: Content, site: Entry, delivery: Fields): Problem[] {
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

/** Services that store cookies, or follow visitors from site to site. */
const trackers = /\b(googletagmanager|google-analytics|clarity|hotjar|facebook|doubleclick)\./;

/** Statistics that contradict the privacy page, which says that the site sets no cookies. */
export const findTrackers: Rule = ({ entries }) => {
  const site = entries.get(siteFile);
  if (!site || !trackers.test(String(valueAt(site.data, ["analytics", "script"])))) return [];
  const message =
    "this service needs each visitor's consent, which the site does not ask for: see docs/third-parties.md";
  return [fieldProblem(site, ["analytics", "script"], message)];
};

const placeholder = "{thirdPartyPrivacyText}";

/** Third parties in use, if no page has the privacy texts of all. */
export const findUnexplained: Rule = (content) => {
  if ([...content.entries.values()].some(({ plain }) => plain.includes(placeholder))) return [];
  const site = content.entries.get(siteFile);
  const listed = ["analytics", "thirdParties"].flatMap((name) => (site?.data?.[name] ? [[site, name] as const] : []));
  const tours = entriesOf(content, "section").flatMap((section) =>
    tourHost(section.data?.url) && !isDraft(section) ? [[section, "url"] as const] : [],
  );
  return [...listed, ...tours].map(([entry, field]) =>
    fieldProblem(entry, [field], `visitors do not learn of this host: write ${placeholder} on the privacy page`, "key"),
  );
};
