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
  const noThanks = delivery.method === "netlify" ? thanksProblem(content) : undefined;
  return noThanks ? [at("method", noThanks)] : [];
}

/** The problem of the page that visitors get after sending a form through Netlify. */
function thanksProblem(content: Content): string | undefined {
  const pages = sitePages(content);
  const thanks = pages.filter(({ path }) => path === "/thanks").map(({ entry }) => entry);
  const [draft] = thanks.filter(isDraft);
  if (draft && thanks.every(isDraft))
    return `"netlify" leads visitors to "/thanks", which is a draft: remove "draft: true" from ${draft.file}`;
  return thanks.length === 0 && hasAllPaths(content, pages)
    ? '"netlify" leads visitors to "/thanks", which is no page: write one with "path: /thanks"'
    : undefined;
}
