import type { Content } from "../read/content";
import { anchorOf, type Entry } from "../read/entry";
import { argument } from "../schema/field-definition";
import { formats } from "../schema/formats";
import { partsOf } from "../read/markdown";
import type { Problem } from "../problem";
import type { Types } from "../schema/sdl";
import { hasAllPaths, isDraft, pagesShowing, sitePages, type SitePage } from "../read/pages";
import { textsOf } from "../read/field-texts";
import { fillTokens, fillTokensInLink, tokensIn, type Facts } from "../read/tokens";
import { soundFacts } from "./fields";
import { problemAt } from "./rule";
import { didYouMean } from "./suggest";
import { suggestTarget } from "./suggest-target";

/** What a link can lead to. */
interface Targets {
  pages: readonly SitePage[];
  /** Two pages can have one address by mistake. */
  byPath: ReadonlyMap<string | undefined, readonly SitePage[]>;
  /** Whether a page that is not among them does not exist. */
  complete: boolean;
  facts: Facts;
}

/** Each link, in a field or in a text, leads to a page and an anchor that exist. */
export function checkLinks(content: Content, types: Types): Problem[] {
  const pages = sitePages(content);
  const byPath = new Map<string | undefined, SitePage[]>();
  for (const page of pages) byPath.set(page.path, [...(byPath.get(page.path) ?? []), page]);
  const targets = { pages, byPath, complete: hasAllPaths(content, pages), facts: soundFacts(content, types) };
  return [...content.entries.values()].flatMap((entry) => [
    ...fieldLinks(entry, types, targets),
    ...bodyLinks(entry, targets),
  ]);
}

function fieldLinks(entry: Entry, types: Types, targets: Targets): Problem[] {
  return textsOf(entry, types).flatMap(({ path, value, field }) => {
    // Another rule reports an empty text.
    if (argument(field, "constraint", "format") !== "link" || value.trim() === "") return [];
    if (hasUnknownTokens(value, targets)) return [];
    const message = linkMessage(value, entry, targets, (words) => `must be ${words}`);
    return message ? [problemAt(entry, path, message)] : [];
  });
}

function bodyLinks(entry: Entry, targets: Targets): Problem[] {
  return [...partsOf(entry, "link"), ...partsOf(entry, "definition")].flatMap(({ node: { url, position }, place }) => {
    // What the address holds may be written in another way, as in &#123;.
    if (hasUnknownTokens(entry.body.slice(position?.start.offset, position?.end.offset), targets)) return [];
    const target = fillTokensInLink(url, targets.facts);
    const message = linkMessage(url, entry, targets, (words) => `the link leads to "${target}": it must be ${words}`);
    return message ? [{ file: entry.file, ...place, message }] : [];
  });
}

/** Whether another rule reports the tokens in what was written. */
const hasUnknownTokens = (written: string, { facts }: Targets): boolean =>
  tokensIn(fillTokens(written, facts)).length > 0;

/** What is wrong with a link; undefined if it is right. */
function linkMessage(
  written: string,
  entry: Entry,
  targets: Targets,
  malformed: (words: string) => string,
): string | undefined {
  const target = fillTokensInLink(written, targets.facts);
  if (formats.link?.test(target)) return deadEnd(target, entry, targets);
  const suggestion = suggestTarget(written, target, entry, targets.pages);
  return malformed(formats.link?.words ?? "") + (suggestion && `.${suggestion}`);
}

/** Why a link leads nowhere; undefined where it leads somewhere, or off the site. */
function deadEnd(target: string, entry: Entry, { pages, byPath, complete }: Targets): string | undefined {
  const [path = "", anchor] = target.split("#");
  if (path === "") return firstOf(pagesShowing(entry, pages).map((page) => noAnchor(anchor ?? "", page, entry)));
  if (!path.startsWith("/")) return undefined;
  // Another rule reports two pages with one address. Either may be the one that is meant.
  const found = byPath.get(path) ?? [];
  // That there is no home page is told once, by another rule.
  if (found.length === 0) return complete && path !== "/" ? noPage(path, entry, pages) : undefined;
  if (found.every((page) => isDraft(page.entry)) && !isDraft(entry))
    return `"${path}" is a draft, which the built site leaves out`;
  const messages = anchor === undefined ? [] : found.map((page) => noAnchor(anchor, page, entry));
  return messages.includes(undefined) ? undefined : messages[0];
}

const firstOf = (messages: readonly (string | undefined)[]): string | undefined =>
  messages.find((message) => message !== undefined);

function noPage(path: string, from: Entry, pages: readonly SitePage[]): string {
  const moved = pages.find(({ entry }) => Array.isArray(entry.data?.formerly) && entry.data.formerly.includes(path));
  if (moved?.path) return `"${path}" is a former address: write "${moved.path}"`;
  return `there is no page "${path}".${suggestTarget(path, path, from, pages)}`;
}

function noAnchor(anchor: string, page: SitePage, from: Entry): string | undefined {
  const section = page.sections.find((one) => anchorOf(one) === anchor);
  if (!section) {
    const known = page.sections.map((one) => `#${anchorOf(one)}`);
    return page.complete
      ? `the page "${page.path}" has no anchor "#${anchor}".${didYouMean(`#${anchor}`, known)}`
      : undefined;
  }
  return isDraft(section) && !isDraft(from) && !isDraft(page.entry)
    ? `"#${anchor}" is a draft, which the built site leaves out`
    : undefined;
}
