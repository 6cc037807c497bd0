import { anchorOf, type Entry } from "../read/entry";
import { pagesShowing, type SitePage } from "../read/pages";
import { formats, plainAddress } from "../schema/formats";
import { didYouMean } from "./suggest";

/** ` Did you mean "/about"?`, with a space before it, for what was written in place of a link's target; otherwise "". */
export function suggestTarget(written: string, target: string, from: Entry, pages: readonly SitePage[]): string {
  const whole = completed(written, target);
  if (whole !== undefined) return meant(whole);
  const plain = target.trim().toLowerCase().replaceAll(/\s+/g, "-").replace(/\/$/, "");
  const file = /([^/#]+?)(\/page)?(\.(md|html?))?$/.exec(plain)?.[1];
  const named = pages.find(({ entry, path }) => path !== undefined && entry.name === file);
  return named?.path === undefined ? didYouMean(plain, targetsOf(from, pages)) : meant(named.path);
}

const meant = (target: string): string => ` Did you mean "${target}"?`;

/** An address that lacks only its beginning, has http where the site wants https, or signs that are to be encoded. */
function completed(written: string, target: string): string | undefined {
  if (formats.email?.test(target)) return `mailto:${written}`;
  if (formats.phone?.test(target)) return `tel:${written}`;
  if (/^(http:\/\/|www\.)/.test(target)) return written.replace(/^(http:\/\/)?/, "https://");
  return formats.link?.test(plainAddress(target) ?? "")
    ? plainAddress(written)?.replaceAll(/%7B(\w+)%7D/g, "{$1}")
    : undefined;
}

/** Every page and anchor that a file can link to. */
const targetsOf = (from: Entry, pages: readonly SitePage[]): string[] => [
  ...pages.flatMap(({ path, sections }) => (path === undefined ? [] : [path, ...anchors(sections, path)])),
  ...pagesShowing(from, pages).flatMap(({ sections }) => anchors(sections, "")),
];

const anchors = (sections: readonly Entry[], path: string): string[] =>
  sections.map((section) => `${path}#${anchorOf(section)}`);
