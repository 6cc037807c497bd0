import { photoHosts } from "../photos";
import { siteFile, type Kind } from "../kinds";
import type { Entry } from "./entry";
import { isRecord } from "../record";
import { plainAddress } from "../schema/formats";
import { fillTokens, readFacts, type Facts } from "./tokens";

let last: Facts = new Map();

/**
 * What the tokens stand for: the facts of `content/site.md`, and three that follow from how the site is set up. With these the
 * privacy page is always right: `{photoHosts}` names those whom photos come from, `{formHosts}` those that forms are sent
 * to, and `{enquiryRoute}` is the line under `delivery.routes` for the delivery in use. As long as they are the same, they are the
 * same object, so that what was made with them can be remembered.
 */
export function siteFacts(entries: ReadonlyMap<string, Entry>): Facts {
  const facts = factsIn(entries);
  if (JSON.stringify([...facts]) !== JSON.stringify([...last])) last = facts;
  return last;
}

function factsIn(entries: ReadonlyMap<string, Entry>): Facts {
  const site = entries.get(siteFile)?.data;
  const facts = new Map(readFacts(site));
  if (!site) return facts;
  const all = [...entries.values()];
  const remote = all.filter(({ data }) => data?.picture === undefined);
  const hosts = photoHosts.filter((host) => valuesOf(remote, "photo", "source").some(host.accepts));
  facts.set("photoHosts", listed(hosts.map(({ name }) => name)) || ownHost);
  const delivery = isRecord(site.delivery) ? site.delivery : {};
  const endpoints = [delivery.endpoint, ...valuesOf(all, "form", "endpoint")];
  facts.set(
    "formHosts",
    listed(endpoints.flatMap((one) => (typeof one === "string" && plainAddress(one) ? new URL(one).host : []))),
  );
  const route = isRecord(delivery.routes) ? delivery.routes[String(delivery.by)] : undefined;
  facts.set("enquiryRoute", typeof route === "string" ? fillTokens(route, facts) : "");
  return facts;
}

/** Whom photos come from when none is a stock host's. */
const ownHost = "the company that hosts this website";

const valuesOf = (entries: readonly Entry[], kind: Kind, field: string): string[] =>
  entries
    .filter((entry) => entry.kind === kind)
    .flatMap(({ data }) => (typeof data?.[field] === "string" ? data[field] : []));

/** `["a", "b"]` -> `a and b`. */
const listed = (names: readonly string[]): string => new Intl.ListFormat("en-GB").format(new Set(names));
