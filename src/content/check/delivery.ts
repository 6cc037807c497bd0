import type { Content } from "../content";
import { isRecord } from "../frontmatter";
import type { Problem } from "../problem";
import { problemAt } from "./rule";

/** What an enquiry's delivery needs depends on its way. */
export function checkDelivery(content: Content): Problem[] {
  const site = content.entries.get("content/site.md");
  const delivery = site?.data?.delivery;
  if (!site || !isRecord(delivery)) return [];
  if (delivery.by === "endpoint")
    return delivery.endpoint === undefined
      ? [
          problemAt(
            site,
            ["delivery", "endpoint"],
            'missing. Where "by" is "endpoint", write the address that takes the form',
          ),
        ]
      : [];
  return ["endpoint", "cors"]
    .filter((name) => delivery[name] !== undefined)
    .map((name) => problemAt(site, ["delivery", name], 'belongs to "by: endpoint" only: take it away', "key"));
}
