import { distance } from "fastest-levenshtein";
import { anchorOf, type Entry } from "../read/entry";
import { pagesShowing, type SitePage } from "../read/pages";
import { fillTokensInLink, type Facts } from "../read/tokens";
import { formats, plainAddress } from "../schema/formats";
import { listed, nearMiss, type Suggestion } from "./suggest";

/** What a link can lead to. */
export interface Targets {
  pages: readonly SitePage[];
  /** The addresses of files that are served as they are, as in "/brochure.pdf". */
  files: readonly string[];
  facts: Facts;
}

const certain = (meant: string): Suggestion => ({ meant, words: ` Write "${meant}"` });
const perhaps = (near: string): Suggestion => ({ words: ` Did you mean "${near}"?` });

/** What was meant by a link that leads nowhere, of all that a link in that file can lead to. */
export function suggestLink(written: string, from: Entry, targets: Targets): Suggestion {
  const within = ownAddress(written, targets.facts) ?? written;
  const page = samePlace(within, from, targets);
  if (page !== undefined) return certain(page);
  const isValid = (address: string): boolean =>
    formats.link?.test(fillTokensInLink(address, targets.facts)) === true && !/^[/#]/.test(address);
  const whole = completed(written.trim(), targets.facts, isValid);
  if (whole) return whole;
  const known = [...placesFrom(from, targets.pages), ...targets.files];
  const near = nearMiss(plainPath(within), known);
  if (near !== undefined) return perhaps(near);
  const paths = targets.pages.flatMap(({ path }) => path ?? []);
  return { words: within.startsWith("/") && paths.length <= 10 ? ` The pages are ${listed(paths)}` : "" };
}

/** The address within the site of one that names the site's own host, or that of `gatsby develop`; undefined for any other. */
export function ownAddress(written: string, facts: Facts): string | undefined {
  const host = (facts.get("url") ?? "").replace(/^https?:\/\/(www\.)?/, "").toLowerCase();
  const [, at = "", rest = ""] =
    /^(?:https?:)?\/\/(?:www\.)?([^/?#]+)(.*)$/i.exec(fillTokensInLink(written.trim(), facts)) ?? [];
  const isOwn = /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(at) || (host !== "" && at.toLowerCase() === host);
  return isOwn ? rest || "/" : undefined;
}

/** The page that had an address before. */
export const movedPage = (path: string, pages: readonly SitePage[]): SitePage | undefined =>
  pages.find(({ entry }) => Array.isArray(entry.data?.formerly) && entry.data.formerly.includes(path));

/** The page, section or file that an address means in every way but how it is written. */
function samePlace(written: string, from: Entry, { pages, files }: Targets): string | undefined {
  const [path = "", anchor] = plainPath(written).split("#");
  const places = placesFrom(from, pages);
  const parts = path.split("/").filter((part) => part !== "" && !/^\.+$|^content$|^pages$/.test(part));
  const [folder = "", section = anchor] = parts.at(-1) === "page" ? parts.slice(0, -1).slice(-1) : parts;
  const exact = pages.find((one) => one.path === path || one.path === `/${parts.join("/")}`) ?? movedPage(path, pages);
  const page = exact ?? pages.find(({ entry }) => entry.name === folder && parts.length < 3);
  const hash = anchor === undefined ? "" : `#${anchor}`;
  const ends =
    exact || parts.length < 2
      ? [`${parts.length === 0 ? "" : (page?.path ?? path)}${hash}`]
      : [`${page?.path}#${section}`];
  return [...ends.filter((end) => places.includes(end)), ...files.filter((file) => file.toLowerCase() === path)].find(
    (end) => end !== written,
  );
}

/** `About.html/` -> `about`: an address without what makes no difference to where it leads. */
const plainPath = (written: string): string =>
  written
    .trim()
    .toLowerCase()
    .replaceAll("\\", "/")
    .replaceAll(/\s+/g, "-")
    .replace(/(?:\/?index)?\.(?:md|html?)(?=$|#)/, "")
    .replace(/(?<=.)\/(?=$|#)/, "");

/** Ways to write an address away from the site wrongly, and how they begin if they are right. */
const beginnings: readonly [wrong: RegExp, right: string][] = [
  [/^(?:https?:\/\/)+(?=https?:)/i, ""],
  [/^https?(?:[:;]?[/\\]+[:;]?[/\\]*|[:;](?=\w))/i, "https://"],
  [/^mailto:[\s/]*/i, "mailto:"],
  [/^(?:tel|phone|call):[\s/]*/i, "tel:"],
];

function completed(written: string, facts: Facts, isValid: (address: string) => boolean): Suggestion | undefined {
  const target = fillTokensInLink(written, facts);
  if (formats.email?.test(target)) return certain(`mailto:${written}`);
  if (formats.phone?.test(target)) return certain(`tel:${written}`);
  // That the other host answers at https:// is only likely.
  const secure = written.replace(/^(?:http:\/\/)?(?=www\.)|^http:\/\//i, "https://");
  if (isValid(secure)) return secure === written ? undefined : perhaps(secure);
  const [scheme = "", rest = ""] = /^([a-z]{4,8}):(.*)$/i.exec(written)?.slice(1) ?? [];
  const mail = distance(scheme.toLowerCase(), "mailto") <= 2 ? [`mailto:${rest}`] : [];
  const repaired = [...mail, ...beginnings.map(([wrong, right]) => written.replace(wrong, right)), secure];
  const encoded = repaired.flatMap((one) => plainAddress(one)?.replaceAll(/%7B(\w+)%7D/g, "{$1}") ?? []);
  const found = [...repaired, ...encoded].find(isValid);
  return found === undefined ? undefined : /^http:/i.test(written) ? perhaps(found) : certain(found);
}

/** Every page and anchor that a file can link to. */
const placesFrom = (from: Entry, pages: readonly SitePage[]): string[] => [
  ...pages.flatMap(({ path, sections }) => (path === undefined ? [] : [path, ...anchors(sections, path)])),
  ...pagesShowing(from, pages).flatMap(({ sections }) => anchors(sections, "")),
];

const anchors = (sections: readonly Entry[], path: string): string[] =>
  sections.map((section) => `${path}#${anchorOf(section)}`);
