import { siteFile } from "../../content-types";
import type { Content } from "../../read/content";
import type { Problem } from "../../problem";
import { fieldProblem } from "../rule";

const placeholder = "{thirdPartyPrivacyText}";

/** Third parties that no page tells visitors of. */
export function findUnexplained({ entries }: Content): Problem[] {
  const site = entries.get(siteFile);
  const field = ["analytics", "thirdParties"].find((name) => site?.data?.[name] !== undefined);
  if (!site || !field || [...entries.values()].some(({ plain }) => plain.includes(placeholder))) return [];
  return [
    fieldProblem(site, [field], `visitors do not learn of this: write ${placeholder} on the privacy page`, "key"),
  ];
}
