import { photoHosts } from "../photo-hosts";
import { tourHost } from "../tours";
import { siteFile, type ContentType } from "../content-types";
import type { Entry } from "./content";
import { memoize } from "../memoize";
import { isRecord, type Fields } from "../record";
import { normalizeUrl } from "../schema/formats";
import { fillPlaceholders, placeholderValues, type PlaceholderValues } from "./placeholders";

/** The words of a file that may name photos: in its fields, or in its text. */
const namesIn = memoize(
  ({ data = {}, body }: Entry): readonly string[] =>
    (JSON.stringify(data) + body).match(/(?<=")[a-z0-9-]+(?=")|(?<=\bphoto:)[a-z0-9-]+/g) ?? [],
);

/** The values of all placeholders; none without `content/site.md`. */
export function sitePlaceholders(entries: ReadonlyMap<string, Entry>): PlaceholderValues {
  const site = entries.get(siteFile)?.data;
  const all = [...entries.values()];
  const fieldsOf = (type: ContentType, isUsed = (_entry: Entry): boolean => true): Fields[] =>
    all.flatMap((one) => (one.contentType === type && one.data && isUsed(one) ? [one.data] : []));
  const shown = new Set(all.flatMap(namesIn));
  const photos = fieldsOf("photo", ({ slug }) => shown.has(slug));
  return site
    ? computePlaceholders(site, { photos, forms: fieldsOf("form"), sections: fieldsOf("section") })
    : new Map();
}

export const computed: readonly string[] = ["photoHosts", "formHosts", "enquiryPrivacyText", "thirdPartyPrivacyText"];

/** The values of placeholders: the fields of `content/site.md`, and four that keep the privacy page right after a change of settings. */
export function computePlaceholders(
  site: Fields,
  { photos, forms, sections }: Record<"photos" | "forms" | "sections", readonly Fields[]>,
): PlaceholderValues {
  const values = new Map(placeholderValues(site));
  const remote = photos.filter(({ image }) => image === undefined);
  const hosts = photoHosts.filter((host) => texts(remote, "stockUrl").some(host.accepts));
  values.set("photoHosts", listed(hosts.map(({ name }) => name)) || ownHost);
  const delivery = isRecord(site.delivery) ? site.delivery : {};
  const endpoints = delivery.method === "endpoint" ? texts([delivery, ...forms], "endpoint").filter(normalizeUrl) : [];
  values.set("formHosts", listed(endpoints.map((one) => new URL(one).host)));
  const route = isRecord(delivery.privacyText) ? delivery.privacyText[String(delivery.method)] : undefined;
  values.set("enquiryPrivacyText", typeof route === "string" ? fillPlaceholders(route, values) : "");
  const parties = [site.analytics ?? noAnalytics, site.thirdParties].flat().filter(isRecord);
  const partyTexts = texts(parties, "privacyText").map((text) => fillPlaceholders(text, values));
  const tours = listed(texts(sections, "url").flatMap((url) => tourHost(url) ?? []));
  if (tours)
    partyTexts.push(
      `Videos and tours come from ${tours} once you press their link, not before: the host then learns your IP address, and may store something in your browser.`,
    );
  values.set("thirdPartyPrivacyText", partyTexts.join(" "));
  return values;
}

const ownHost = "the company that hosts this website";

const noAnalytics = { privacyText: "carries no analytics or advertising." };

const texts = (all: readonly Fields[], field: string): string[] =>
  all.flatMap(({ [field]: text }) => (typeof text === "string" ? text : []));

/** `["a", "b"]` -> `a and b`. */
const listed = (names: readonly string[]): string => new Intl.ListFormat("en-GB").format(new Set(names));
