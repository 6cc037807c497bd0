import { siteFile } from "../../content-types";
import { entriesOf, type Content } from "../../read/content";
import { isDraft } from "../../read/pages";
import { tourHost } from "../../tours";
import type { Problem } from "../../problem";
import { isRecord } from "../../record";
import { fieldProblem } from "../rule";

/** Services that store cookies, or follow visitors from site to site. */
const trackers = /\b(googletagmanager|google-analytics|clarity|hotjar|facebook|doubleclick)\./;

/** Statistics that contradict the privacy page, which says that the site sets no cookies. */
export function findTrackers({ entries }: Content): Problem[] {
  const site = entries.get(siteFile);
  const analytics = site?.data?.analytics;
  const message =
    "this service needs each visitor's consent, which the site does not ask for: see docs/third-parties.md";
  return site && isRecord(analytics) && trackers.test(String(analytics.script))
    ? [fieldProblem(site, ["analytics", "script"], message)]
    : [];
}

const placeholder = "{thirdPartyPrivacyText}";

/** Third parties in use, if no page has the privacy texts of all. */
export function findUnexplained(content: Content): Problem[] {
  if ([...content.entries.values()].some(({ plain }) => plain.includes(placeholder))) return [];
  const site = content.entries.get(siteFile);
  const listed = ["analytics", "thirdParties"].flatMap((name) => (site?.data?.[name] ? [[site, name] as const] : []));
  const tours = entriesOf(content, "section").flatMap((section) =>
    tourHost(section.data?.url) && !isDraft(section) ? [[section, "url"] as const] : [],
  );
  return [...listed, ...tours].map(([entry, field]) =>
    fieldProblem(entry, [field], `visitors do not learn of this host: write ${placeholder} on the privacy page`, "key"),
  );
}
