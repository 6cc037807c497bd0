import type { Content } from "../read/content";
import { anchorOf, type Entry } from "../read/entry";
import { argument } from "../schema/field-definition";
import { formats } from "../schema/formats";
import { markdownNodes } from "../read/markdown";
import type { Problem } from "../problem";
import type { Types } from "../schema/sdl";
import { hasAllPaths, isDraft, pagesShowing, sitePages, type SitePage } from "../read/pages";
import { remember } from "../remember";
import { fieldTexts } from "../read/field-texts";
import { fillTokens, fillTokensInLink, tokensIn, type Facts } from "../read/tokens";
import { soundFacts } from "./fields";
import { problemAt, problemIn } from "./rule";
import { listed, nearMiss, suggestion, type Suggestion } from "./suggest";
import { ownAddress, suggestLink, type Targets } from "./suggest-link";

/** What is wrong with a link, and what was meant. */
type Wrong = Suggestion | undefined;

/** Two pages can have one address by mistake. */
const byPath = remember((pages: readonly SitePage[]) => {
  const found = new Map<string | undefined, SitePage[]>();
  for (const page of pages) found.set(page.path, [...(found.get(page.path) ?? []), page]);
  return found;
});

/** Each link, in a field or in a text, leads to a page, an anchor or a file that exists. */
export function checkLinks(content: Content, types: Types): Problem[] {
  const pages = sitePages(content);
  const files = content.served.map((file) => file.replace(/^static/, ""));
  const site = { pages, complete: hasAllPaths(content, pages), files, facts: soundFacts(content, types) };
  return [...content.entries.values()].flatMap((entry) => [
    ...missingFiles(entry, types, files),
    ...fieldLinks(entry, types, site),
    ...bodyLinks(entry, site),
  ]);
}

/** The files of static/ that fields name, and that are not there. */
const missingFiles = (entry: Entry, types: Types, files: readonly string[]): Problem[] =>
  fieldTexts(entry, types).flatMap(({ path, value, field }) =>
    argument(field, "constraint", "format") === "file" && formats.file?.test(value) && !files.includes(value)
      ? [problemAt(entry, path, `there is no file static${value}: put the PDF or the picture there`)]
      : [],
  );

function fieldLinks(entry: Entry, types: Types, site: Targets): Problem[] {
  return fieldTexts(entry, types).flatMap(({ path, value, field }) => {
    // Another rule reports an empty text.
    if (argument(field, "constraint", "format") !== "link" || value.trim() === "") return [];
    if (hasUnknownTokens(value, site)) return [];
    const wrong = wrongLink(value, entry, site, (words) => `must be ${words}`);
    if (!wrong) return [];
    return [problemAt(entry, path, wrong.words, "value", wrong.meant)];
  });
}

const bodyLinks = (entry: Entry, site: Targets): Problem[] =>
  markdownNodes(entry, "link", "definition").flatMap(({ node: { url }, range: [from, to] }) => {
    const source = entry.plain.slice(from, to);
    // What the address holds may be written in another way, as in &#123;.
    if (hasUnknownTokens(source, site)) return [];
    if (url === "")
      return [problemIn(entry, [from, to], "the link has no address: write it between the round brackets")];
    const target = fillTokensInLink(url, site.facts);
    const wrong = wrongLink(url, entry, site, (words) => `the link leads to "${target}": it must be ${words}`);
    if (!wrong) return [];
    const at = source.lastIndexOf(url);
    const meant =
      at === -1 ? undefined : wrong.meant && source.slice(0, at) + wrong.meant + source.slice(at + url.length);
    return [problemIn(entry, [from, to], wrong.words, meant)];
  });

/** Whether another rule reports the tokens in what was written. */
const hasUnknownTokens = (written: string, { facts }: { facts: Facts }): boolean =>
  tokensIn(fillTokens(written, facts)).length > 0;

/** What is wrong with a link; undefined if it is right. */
function wrongLink(written: string, entry: Entry, site: Targets, malformed: (words: string) => string): Wrong {
  const target = fillTokensInLink(written, site.facts);
  if (site.files.includes(target)) return undefined;
  const own = ownAddress(written, site.facts);
  if (own !== undefined) {
    const dead = site.files.includes(own) ? undefined : wrongLink(own, entry, site, malformed);
    if (dead) return dead;
    return { meant: own, words: `a page of this site is named without the site's own address: write "${own}"` };
  }
  if (formats.link?.test(target)) return deadEnd(target, entry, site);
  const { meant, words } = suggestLink(written, entry, site);
  const small = target.toLowerCase();
  // The page may be right, and capitals in an anchor wrong.
  const dead = meant === undefined && formats.link?.test(small) ? deadEnd(small, entry, site) : undefined;
  if (dead) return dead;
  return { meant, words: words ? `"${written}" leads nowhere.${words}` : malformed(formats.link?.words ?? "") };
}

/** Why a link leads nowhere; undefined where it leads somewhere, or off the site. */
function deadEnd(target: string, entry: Entry, site: Targets): Wrong {
  const { pages, complete } = site;
  const [path = "", anchor] = target.split("#");
  if (path === "")
    return pagesShowing(entry, pages)
      .map((page) => noAnchor(anchor ?? "", page, entry))
      .find((one) => one);
  if (!path.startsWith("/")) return undefined;
  // Another rule reports two pages with one address. Either may be the one that is meant.
  const found = byPath(pages).get(path) ?? [];
  // That there is no home page is told once, by another rule.
  if (found.length === 0) {
    if (!complete || path === "/") return undefined;
    const { meant, words } = suggestLink(target, entry, site);
    return { meant, words: `there is no ${/\.\w+$/.test(path) ? "file" : "page"} "${path}".${words}` };
  }
  if (found.every((page) => isDraft(page.entry)) && !isDraft(entry))
    return { words: `"${path}" is a draft, which the built site leaves out` };
  const wrong = anchor === undefined ? [] : found.map((page) => noAnchor(anchor, page, entry));
  return wrong.includes(undefined) ? undefined : wrong[0];
}

function noAnchor(anchor: string, page: SitePage, from: Entry): Wrong {
  const section = page.sections.find((one) => anchorOf(one) === anchor);
  if (!section) {
    if (!page.complete) return undefined;
    const known = page.sections.map((one) => `#${anchorOf(one)}`);
    const { words } = suggestion(nearMiss(`#${anchor}`, known));
    return {
      words:
        `the page "${page.path}" has no anchor "#${anchor}".${words || (known.length > 0 ? ` It has ${listed(known)}` : "")}`.replace(
          /\.$/,
          "",
        ),
    };
  }
  return isDraft(section) && !isDraft(from) && !isDraft(page.entry)
    ? { words: `"#${anchor}" is a draft, which the built site leaves out` }
    : undefined;
}
