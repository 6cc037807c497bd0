import { memoize } from "../memoize";
import { hasAnchor, type Entry } from "../read/content";
import { formats } from "../schema/formats";
import { linksIn, markdownNodes, photoName } from "../read/markdown";
import type { Problem } from "../problem";
import type { Types } from "../schema/sdl";
import { isDraft, pagesShowing, pathsOf, sitePages, type SitePage } from "../read/pages";
import { fieldTexts } from "../read/field-texts";
import { fillPlaceholdersInLink, placeholdersIn, type PlaceholderValues } from "../read/placeholders";
import { validPlaceholders } from "./fields";
import { anchorsOf, likelyAnchor, likelyLink, repairedLink, type Targets } from "./likely-link";
import { imageHelp } from "./references";
import { fieldProblem, rangeProblem, type Rule } from "./rule";
import { hasAllPaths } from "./site/paths";
import { listed, suggest, suggestion } from "./suggest";

/** Each link, in a field or in a text, leads to a page, an anchor or a file that exists. */
export const checkLinks: Rule = (content, types) => {
  const pages = sitePages(content);
  const files = content.servedFiles.map(servedPath);
  const site = { pages, complete: hasAllPaths(content, pages), files, values: validPlaceholders(content, types) };
  return [...content.entries.values()].flatMap((entry) => [
    ...fieldLinks(entry, types, site),
    ...bodyLinks(entry, site),
  ]);
};

const fieldLinks = (entry: Entry, types: Types, site: Targets): Problem[] =>
  fieldTexts(entry, types).flatMap(({ path, value, format }) => {
    if (format === "file" && formats.file?.validate(value) && !site.files.includes(value))
      return [fieldProblem(entry, path, noFile(value, site))];
    const links = format === "link" ? [value] : format === "markdown" || format === "richText" ? linksIn(value) : [];
    return links.flatMap((link) => {
      // Other rules report empty texts and unknown placeholders.
      if (link.trim() === "" || hasUnknownPlaceholders(link, site)) return [];
      const wrong = wrongLink(link, entry, site);
      return wrong === undefined ? [] : fieldProblem(entry, path, wrong);
    });
  });

const bodyLinks = (entry: Entry, site: Targets): Problem[] =>
  markdownNodes(entry, "link", "definition").flatMap(({ node, range }) => {
    // The source, because the parser has decoded entities such as &#123;.
    if (hasUnknownPlaceholders(entry.plain.slice(...range), site)) return [];
    const wrong = wrongLink(node.url, entry, site);
    return wrong === undefined ? [] : [rangeProblem(entry, range, wrong)];
  });

const hasUnknownPlaceholders = (written: string, { values }: Targets): boolean =>
  placeholdersIn(written).some((name) => !values.has(name));

/** The problem of a link; undefined if it is right. */
function wrongLink(written: string, entry: Entry, site: Targets): string | undefined {
  if (written === "") return "the link has no target: write it between the round brackets";
  if (photoName(written)) return imageHelp;
  const target = fillPlaceholdersInLink(written, site.values);
  const own = ownPath(target, site.values);
  if (own !== undefined) return wrongLink(own, entry, site) ?? `"${target}" is a page of this site: write "${own}"`;
  const [file = ""] = target.replaceAll("%20", " ").split(/[?#]/);
  if (file.startsWith("/") && filesAsSent(site.files).has(asSent(file))) return undefined;
  if (routesAmong(site.files).some((start) => file.startsWith(start))) return undefined;
  if (formats.link?.validate(target)) return deadEnd(target, entry, site);
  if (downloads.test(file)) return noFile(file, site);
  const repaired = repairedLink(written, site.values) ?? "";
  const itself = site.files.includes(written) ? asSent(written) : "";
  const likely = itself || (ownPath(repaired, site.values) ?? repaired) || likelyLink(written, entry, site);
  return `"${written}" is not ${formats.link?.words}${suggestion(likely)}`;
}

/** The path of a file in static/, or of a page in code, which may have variable parts: `/news/{Photo.slug}`. */
const servedPath = (file: string): string =>
  file.startsWith("static/") ? file.slice(6) : file.replace(/^src\/pages|(\/index)?\.[jt]sx?$/g, "");

/** A file's path as browsers send and copy it: `/caf%C3%A9.pdf`. */
const asSent = (path: string): string =>
  new URL(`https://example.com${path.replace(/[?#]/g, encodeURIComponent)}`).pathname;

const filesAsSent = memoize((files: readonly string[]) => new Set(files.map(asSent)));

/** The starts of the paths of pages with variable parts, for example `/news/`. */
const routesAmong = memoize((files: readonly string[]) =>
  files.flatMap((file) => (file.includes("{") ? file.replace(/\{.*/, "") : [])),
);

const downloads =
  /^(?:file:|[a-z]:)?(?!\w+:)[^?#]*\.(?:pdf|docx?|xlsx?|pptx?|od[ts]|csv|txt|zip|ics|vcf|mp[34]|mov|jpe?g|png|webp|avif|svg|gif)$/i;

function noFile(path: string, { files }: Targets): string {
  // macOS stores a letter and its accent as two characters.
  const accented = files.find((one) => one.normalize() === path.normalize());
  if (accented) return `static${accented} has other accents, which look alike: rename it without accents, here too`;
  const name = path.replace(/^.*[\\/]/, "");
  return `there is no file static/${name}${suggest(`/${name}`, files) || ": put it there, directly in the folder"}`;
}

/** The path of a URL that names the site's own host, that of a preview or that of `gatsby develop`; undefined for any other. */
function ownPath(target: string, values: PlaceholderValues): string | undefined {
  const withoutScheme = (url: string): string => url.trim().replace(/^(https?:)?\/\/(www\.)?/i, "");
  const at = withoutScheme(target);
  const [, local] =
    /^(?:localhost|127\.0\.0\.1|[\w-]+--[\w-]+\.netlify\.app|[\w-]+\.[\w-]+\.pages\.dev)(?::\d+)?(.*)$/.exec(at) ?? [];
  const own = withoutScheme(values.get("url") ?? "").toLowerCase();
  const isOwn = own && at.toLowerCase().startsWith(own) && /^([/?#]|$)/.test(at.slice(own.length));
  const rest = local ?? (isOwn ? at.slice(own.length) : undefined);
  return rest === "" ? "/" : rest;
}

/** The problem of a link's target; undefined if it exists, or is on another site. */
function deadEnd(target: string, entry: Entry, site: Targets): string | undefined {
  const { pages, complete } = site;
  const [, path = "", anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(target) ?? [];
  if (path === "")
    return pagesShowing(entry, pages)
      .map((page) => noAnchor(anchor ?? "", page, entry, site))
      .find((one) => one);
  if (!path.startsWith("/")) return undefined;

  // Several pages with one path are an error of another rule.
  const found = pagesByPath(pages).get(path) ?? [];
  // Another rule reports a missing home page.
  if (found.length === 0) {
    if (!complete || path === "/") return undefined;
    const remedy = suggestion(likelyLink(target, entry, site)) || ": write the path of a page, or remove the link";
    return `there is no page "${path}"${remedy}`;
  }
  if (found.every((page) => isDraft(page.entry)) && !isUnseen(entry, pages)) return draftProblem(path);
  const wrong = anchor === undefined ? [] : found.map((page) => noAnchor(anchor, page, entry, site));
  return wrong.includes(undefined) ? undefined : wrong[0];
}

/** The pages at each path, also at old ones. */
const pagesByPath = memoize((pages: readonly SitePage[]) => {
  const found = new Map<string, SitePage[]>();
  for (const page of pages) for (const path of pathsOf(page)) found.set(path, [...(found.get(path) ?? []), page]);
  return found;
});

function noAnchor(anchor: string, page: SitePage, from: Entry, { pages }: Targets): string | undefined {
  const section = page.sections.find((one) => hasAnchor(one, anchor));
  if (section)
    return isDraft(section) && !isDraft(page.entry) && !isUnseen(from, pages) ? draftProblem(`#${anchor}`) : undefined;
  if (!page.complete) return undefined;
  const known = anchorsOf([page]);
  const list = known.length > 0 ? `. It has ${listed(known)}` : "";
  return `the page "${page.path}" has no anchor "#${anchor}"${suggestion(likelyAnchor(anchor, page, pages)) || list}`;
}

/** Whether visitors see no link of a file: it is a draft, or a part of nothing but drafts. */
const isUnseen = (entry: Entry, pages: readonly SitePage[]): boolean =>
  isDraft(entry) || pagesShowing(entry, pages).every((page) => isDraft(page.entry));

const draftProblem = (target: string): string =>
  `"${target}" is a draft, which visitors cannot open: publish it first, or remove the link`;
