import { siteFile } from "../../content-types";
import { entriesOf, type Content } from "../../read/content";
import { isRecord } from "../../record";
import type { Problem } from "../../problem";
import { hasAllPaths, isDraft, sitePages } from "../../read/pages";
import { fieldProblem } from "../rule";

/** The settings of the delivery method are complete. */
export function checkDelivery(content: Content): Problem[] {
  const site = content.entries.get(siteFile);
  const delivery = site?.data?.delivery;
  if (!site || !isRecord(delivery)) return [];
  const forms = entriesOf(content, "form").filter(({ data }) => data);
  const at = (field: string, message: string): Problem => fieldProblem(site, ["delivery", field], message);
  if (delivery.method === "endpoint") {
    const unaddressed = forms.filter((form) => form.data?.endpoint === undefined).map(({ file }) => file);
    if (delivery.endpoint !== undefined || unaddressed.length === 0) return [];
    const places = `under it, or in ${unaddressed.join(" and ")}`;
    return [at("method", `"endpoint" needs a URL: write "endpoint: https://…" ${places}`)];
  }
  if (delivery.method !== "netlify") return [];
  const pages = sitePages(content);
  const hasThanks = pages.some(({ path, entry: page }) => path === "/thanks" && !isDraft(page));
  // A page with an invalid path may be the missing one.
  return hasThanks || !hasAllPaths(content, pages) ? [] : [at("method", noThanks)];
}

const noThanks = '"netlify" leads visitors to "/thanks": write a page with "path: /thanks", which must not be a draft';
