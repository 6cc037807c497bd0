import { siteFile } from "../kinds";
import { entriesOf, type Content } from "../read/content";
import { isRecord } from "../../record";
import type { Problem } from "../problem";
import { problemAt } from "./rule";

/** Each enquiry has a way to arrive, complete. */
export function checkDelivery(content: Content): Problem[] {
  const site = content.entries.get(siteFile);
  const delivery = site?.data?.delivery;
  if (!site || !isRecord(delivery)) return [];
  const forms = entriesOf(content, "form").filter(({ data }) => data);
  const at = (field: string, message: string): Problem => problemAt(site, ["delivery", field], message);
  if (delivery.by === "endpoint") {
    const astray = forms.filter((form) => form.data?.endpoint === undefined).map(({ file }) => file);
    return delivery.endpoint === undefined && astray.length > 0
      ? [at("by", `"endpoint" needs an address: write "endpoint: https://…" under it, or in ${astray.join(" and ")}`)]
      : [];
  }
  const addressless = ["endpoint", "cors"]
    .filter((field) => field in delivery)
    .map((field) => problemAt(site, ["delivery", field], 'belongs to "by: endpoint" only: take it away', "key"));
  const formless = forms
    .filter(({ data = {} }) => "endpoint" in data)
    .map((form) => problemAt(form, ["endpoint"], `belongs to "by: endpoint" in ${siteFile} only: take it away`, "key"));
  const hasThanks = entriesOf(content, "page").some((page) => page.data?.path === "/thanks");
  const thankless =
    delivery.by === "netlify" && !hasThanks
      ? [at("by", '"netlify" needs a page with "path: /thanks", where it leads visitors')]
      : [];
  return [...addressless, ...formless, ...thankless];
}
