import type { Content } from "../read/content";
import { anchorOf, type Entry } from "../read/entry";
import { argument } from "../schema/field-definition";
import { formats } from "../schema/formats";
import { partsOf } from "../read/markdown";
import type { Problem } from "../problem";
import type { Types } from "../schema/sdl";
import { hasAllPaths, isDraft, pagesShowing, sitePages, type SitePage } from "../read/pages";
import { textsOf } from "../read/field-texts";
import { fillTokens, tokensIn, type Facts } from "../read/tokens";
import { soundFacts } from "./fields";
import { problemAt } from "./rule";
import { didYouMean } from "./suggest";

/** What a link can lead to. */
interface Targets {
  pages: readonly SitePage[];
  /** Whether a page that is not among them does not exist. */
  complete: boolean;
  facts: Facts;
}

/** Each link, in a field or in a text, leads to a page and an anchor that exist. */
export function checkLinks(content: Content, types: Types): Problem[] {
  const pages = sitePages(content);
  const targets = { pages, complete: hasAllPaths(content, pages), facts: soundFacts(content, types) };
  return [...content.entries.values()].flatMap((entry) => [
    ...fieldLinks(entry, types, targets),
    ...bodyLinks(entry, targets),
  ]);
}

function fieldLinks(entry: Entry, types: Types, targets: Targets): Problem[] {
  return textsOf(entry, types).flatMap(({ path, value, field }) => {
    const target = fillTokens(value, targets.facts);
    // Another rule reports a target in the wrong format.
    if (argument(field, "constraint", "format") !== "link" || !formats.link?.test(target)) return [];
    const message = deadEnd(target, entry, targets);
    return message ? [problemAt(entry, path, message)] : [];
  });
}

function bodyLinks(entry: Entry, targets: Targets): Problem[] {
  return [...partsOf(entry, "link"), ...partsOf(entry, "definition")].flatMap(({ node, place }) => {
    const target = fillTokens(node.url, targets.facts);
    if (tokensIn(target).length > 0) return []; // Another rule reports unknown tokens.
    const message = formats.link?.test(target)
      ? deadEnd(target, entry, targets)
      : `the link leads to "${target}": it must be ${formats.link?.words}`;
    return message ? [{ file: entry.file, ...place, message }] : [];
  });
}

/** Why a link leads nowhere; undefined where it leads somewhere, or off the site. */
function deadEnd(target: string, entry: Entry, { pages, complete }: Targets): string | undefined {
  const [path = "", anchor] = target.split("#");
  if (path === "") {
    const without = pagesShowing(entry, pages).find((page) => noAnchor(anchor ?? "", page, entry));
    return without && noAnchor(anchor ?? "", without, entry);
  }
  if (!path.startsWith("/")) return undefined;
  const page = pages.find((one) => one.path === path);
  if (!page) return complete ? noPage(path, pages) : undefined;
  if (isDraft(page.entry) && !isDraft(entry)) return `"${path}" is a draft, which the built site leaves out`;
  return anchor === undefined ? undefined : noAnchor(anchor, page, entry);
}

function noPage(path: string, pages: readonly SitePage[]): string {
  const moved = pages.find(({ entry }) => Array.isArray(entry.data?.formerly) && entry.data.formerly.includes(path));
  if (moved?.path) return `"${path}" is a former address: write "${moved.path}"`;
  return `there is no page "${path}".${didYouMean(
    path,
    pages.flatMap((page) => page.path ?? []),
  )}`;
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
