import { photoHosts } from "../photos";
import { siteFile, type Kind } from "../kinds";
import type { Entry } from "./entry";
import { isRecord } from "../record";
import { plainAddress } from "../schema/formats";
import { fillTokens, readFacts, type Facts } from "./tokens";

type Fields = Record<string, unknown>;

/** The facts of some content; none without `content/site.md`. */
export function siteFacts(entries: ReadonlyMap<string, Entry>): Facts {
  const all = (kind: Kind): Fields[] =>
    [...entries.values()].flatMap((entry) => (entry.kind === kind && entry.data ? [entry.data] : []));
  const site = entries.get(siteFile)?.data;
  return site ? factsOf(site, all("photo"), all("form")) : new Map();
}

/**
 * What the tokens stand for: the facts of `content/site.md`, and three that follow from how the site is set up. With these the
 * privacy page is always right: `{photoHosts}` names those whom photos come from, `{formHosts}` those that forms are sent
 * to, and `{enquiryRoute}` is the line under `delivery.routes` for the delivery in use.
 */
export function factsOf(site: Fields, photos: readonly Fields[], forms: readonly Fields[]): Facts {
  const facts = new Map(readFacts(site));
  const remote = photos.filter(({ picture }) => picture === undefined);
  const hosts = photoHosts.filter((host) => texts(remote, "source").some(host.accepts));
  facts.set("photoHosts", listed(hosts.map(({ name }) => name)) || ownHost);
  const delivery = isRecord(site.delivery) ? site.delivery : {};
  const endpoints = delivery.by === "endpoint" ? texts([delivery, ...forms], "endpoint").filter(plainAddress) : [];
  facts.set("formHosts", listed(endpoints.map((one) => new URL(one).host)));
  const route = isRecord(delivery.routes) ? delivery.routes[String(delivery.by)] : undefined;
  facts.set("enquiryRoute", typeof route === "string" ? fillTokens(route, facts) : "");
  return facts;
}

/** Whom photos come from when none is a stock host's. */
const ownHost = "the company that hosts this website";

const texts = (all: readonly Fields[], field: string): string[] =>
  all.flatMap(({ [field]: text }) => (typeof text === "string" ? text : []));

/** `["a", "b"]` -> `a and b`. */
const listed = (names: readonly string[]): string => new Intl.ListFormat("en-GB").format(new Set(names));
