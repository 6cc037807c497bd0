import { entriesOf, type Content } from "../content";
import type { Entry } from "../entry";
import { isRecord } from "../frontmatter";
import type { Problem } from "../problem";
import { problemAt } from "./rule";

/** Each enquiry has a way to arrive: what its delivery needs depends on its way. */
export function checkDelivery(content: Content): Problem[] {
  const site = content.entries.get("content/site.md");
  const delivery = site?.data?.delivery;
  if (!site || !isRecord(delivery)) return [];
  const forms = entriesOf(content, "form");
  if (delivery.by === "endpoint") return checkEndpoint(site, delivery, forms);
  return [
    ...(delivery.by === "netlify" ? checkNetlify(site, content) : []),
    ...["endpoint", "cors"]
      .filter((name) => delivery[name] !== undefined)
      .map((name) => problemAt(site, ["delivery", name], 'belongs to "by: endpoint" only: take it away', "key")),
    ...forms
      .filter((form) => form.data?.endpoint !== undefined)
      .map((form) =>
        problemAt(form, ["endpoint"], 'belongs to "by: endpoint" in content/site.md only: take it away', "key"),
      ),
  ];
}

/** The address stands in site.md for all forms, or in each form. */
const checkEndpoint = (site: Entry, delivery: Record<string, unknown>, forms: readonly Entry[]): Problem[] =>
  delivery.endpoint === undefined && forms.some((form) => form.data?.endpoint === undefined)
    ? [
        problemAt(
          site,
          ["delivery", "endpoint"],
          'missing. Where "by" is "endpoint", write the address that takes the form',
        ),
      ]
    : [];

const checkNetlify = (site: Entry, content: Content): Problem[] =>
  entriesOf(content, "page").some((page) => page.data?.path === "/thanks")
    ? []
    : [problemAt(site, ["delivery", "by"], '"netlify" needs a page with "path: /thanks", where it leads visitors')];
