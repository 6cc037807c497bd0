import { anchorOf, type Entry } from "../read/entry";
import { pagesShowing, type SitePage } from "../read/pages";
import { fillTokensInLink, type Facts } from "../read/tokens";
import { formats, plainAddress } from "../schema/formats";
import { listed, nearMiss, suggestion, type Suggestion } from "./suggest";

/** What a link can lead to. */
export interface Targets {
  pages: readonly SitePage[];
  /** Whether a page that is not among them does not exist. */
  complete: boolean;
  /** The addresses of files that are served as they are, as in "/brochure.pdf". */
  files: readonly string[];
  facts: Facts;
}

/** What was meant by a link that leads nowhere, of all that a link in that file can lead to. */
export function suggestLink(written: string, from: Entry, { pages, files, facts }: Targets): Suggestion {
  const places = placesFrom(from, pages, files);
  const same = places.find(({ name }) => plainPath(name) === plainPath(written))?.address;
  const meant = same ?? completed(written.trim(), facts);
  // That another host answers at https:// is only likely.
  const isCertain = same !== undefined || !/^(?:http:|www\.)/i.test(written);
  if (meant !== undefined && meant !== written) return suggestion(meant, isCertain);
  const near = nearMiss(plainPath(written), [...new Set(places.map(({ address }) => address))]);
  if (near !== undefined) return suggestion(near);
  const paths = pages.flatMap(({ path }) => path ?? []);
  return { words: written.startsWith("/") && paths.length <= 10 ? ` The pages are ${listed(paths)}` : "" };
}

/** The address within the site of one that names the site's own host, or that of `gatsby develop`; undefined for any other. */
export function ownAddress(written: string, facts: Facts): string | undefined {
  const host = (facts.get("url") ?? "").replace(/^https?:\/\/(www\.)?/, "").toLowerCase();
  const [, at = "", rest = ""] =
    /^(?:https?:)?\/\/(?:www\.)?([^/?#]+)(.*)$/i.exec(fillTokensInLink(written.trim(), facts)) ?? [];
  const isOwn = /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(at) || (host !== "" && at.toLowerCase() === host);
  return isOwn ? rest || "/" : undefined;
}

/** An address, by itself or by another name that it has or had. */
interface Place {
  name: string;
  address: string;
}

/** Every page, section and file that a file can link to; a page stands before the sections that may go by its name. */
function placesFrom(from: Entry, pages: readonly SitePage[], files: readonly string[]): Place[] {
  const sectionsOf = (page: SitePage, { name, address }: Place): Place[] =>
    page.sections.flatMap((section) =>
      [`#${anchorOf(section)}`, `/${section.name}`].map((end) => ({
        name: name + end,
        address: `${address}#${anchorOf(section)}`,
      })),
    );
  const named = pages.flatMap((page) => {
    const { path: address, entry } = page;
    if (address === undefined) return [];
    const names = [address, entry.data?.formerly ?? [], `/${entry.name}`].flat().map(String);
    return names.map((name) => ({ page, name, address }));
  });
  return [
    ...named.filter(({ name, address }) => name === address),
    ...files.map((file) => ({ name: file, address: file })),
    ...named,
    ...pagesShowing(from, pages).flatMap((page) => sectionsOf(page, { name: "", address: "" })),
    ...named.flatMap(({ page, ...place }) => sectionsOf(page, place)),
  ];
}

/** `content/pages/About.html/` -> `/about`: an address without what makes no difference to where it leads. */
const plainPath = (written: string): string =>
  written
    .trim()
    .toLowerCase()
    .replaceAll("\\", "/")
    .replaceAll(/\s+/g, "-")
    .replace(/^(?!#)[./]*(?:content\/)?(?:pages\/)?/, "/")
    .replace(/(?<=.)\/?(?:(?:index|page)?\.(?:md|html?)|\/index)?\/?(?=$|#)/, "");

/** An address away from the site, with the beginning that it lacks or has otherwise, and with its odd signs encoded. */
function completed(written: string, facts: Facts): string | undefined {
  const rest = written.replace(/^(?:[a-z]{3,8}(?:[:;][\s/\\:;]*|[/\\]{2,}))+/i, "");
  const beginnings = ["mailto:", "tel:", ...(/^(?:https?[:;/\\]|www\.)/i.test(written) ? ["https://"] : [])];
  return beginnings
    .map((beginning) => beginning + rest)
    .flatMap((address) => [address, encoded(address) ?? address])
    .find((address) => formats.link?.test(fillTokensInLink(address, facts)));
}

/** An address with its tokens as they are, and every other odd sign encoded. */
export const encoded = (address: string): string | undefined =>
  plainAddress(address)?.replaceAll(/%7B(\w+)%7D/g, "{$1}");
