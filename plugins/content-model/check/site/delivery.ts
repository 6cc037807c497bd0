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
