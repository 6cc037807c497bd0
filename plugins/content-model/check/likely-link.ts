import { slugify } from "../content-types";
import { memoize } from "../memoize";
import { anchorOf, hasAnchor, questionAnchors, type Entry } from "../read/content";
import { pagesShowing, type SitePage } from "../read/pages";
import { fillPlaceholdersInLink, type PlaceholderValues } from "../read/placeholders";
import { foreignScheme, formats } from "../schema/formats";
import { nearMiss } from "./suggest";

export interface Targets {
  pages: readonly SitePage[];
  complete: boolean;
  /** The paths of files in static/ and of pages in code, for example "/brochure.pdf". */
  files: readonly string[];
  values: PlaceholderValues;
}

/** Suggests another anchor: that of a file or a heading, of a section that has moved, or a similar one. */
export function likelyAnchor(anchor: string, page: SitePage, pages: readonly SitePage[]): string | undefined {
  const named = page.sections.find(
    ({ slug, data }) => slug === anchor || (typeof data?.heading === "string" && slugify(data.heading) === anchor),
  );
  if (named) return `#${anchorOf(named)}`;
  const [moved, another] = pages.filter(({ sections }) => sections.some((one) => hasAnchor(one, anchor)));
  if (moved && !another) return `${moved.path}#${anchor}`;
  const questions = page.sections.flatMap(questionAnchors).map((one) => `#${one}`);
  return nearMiss(`#${anchor}`, [...anchorsOf([page]), ...questions]);
}

export const anchorsOf = (pages: readonly SitePage[]): string[] =>
  pages.flatMap(({ sections }) => sections.map((one) => `#${anchorOf(one)}`));

/** Links to pages, then to their sections, which may have the name of a page; each with a plain path that editors may write for it. */
const candidatesAmong = memoize((pages: readonly SitePage[]) => {
  const candidates = pages.flatMap(({ path = "", entry, sections }) =>
    [path, `/${entry.slug}`, entry.data?.redirectFrom ?? []]
      .flat()
      .map(String)
      .flatMap((name) => [
        { name: plainPath(name), to: path },
        ...sections.flatMap((one) =>
          [`#${one.slug}`, `/${one.slug}`, `#${anchorOf(one)}`].map((end) => ({
            name: plainPath(name + end),
            to: `${path}#${anchorOf(one)}`,
          })),
        ),
      ]),
  );
  return candidates.sort((one, other) => Number(one.to.includes("#")) - Number(other.to.includes("#")));
});

/** Suggests another link: to a page, a section or a file. */
export function likelyLink(written: string, from: Entry, { pages, files }: Targets): string | undefined {
  const candidates = candidatesAmong(pages);
  const plain = plainPath(written);
  const same =
    candidates.find(({ name }) => name === plain) ??
    // A section without its page, as in "/brrr"; more words than a page has, as in "/about-us".
    candidates.find(({ name }) => name.endsWith(plain)) ??
    candidates.find(({ name }) => plain.startsWith(`${name}-`));
  const own = anchorsOf(pagesShowing(from, pages));
  const likely = same?.to ?? nearMiss(plain, [...own, ...files, ...candidates.map(({ to }) => to)]);
  // To a section whose name is not valid: there is no better link.
  return likely === written ? undefined : likely;
}

/** Slips in the URLs of other sites, in email addresses and in phone numbers, with their remedies. */
const repairs: readonly (readonly [slip: RegExp, remedy: string])[] = [
  [/^[“"‘']+|[”"’'.,;]+$/g, ""],
  [foreignScheme, "https://"],
  [/(?<=^https:\/\/wa\.me\/[^?]*)(?:\(0\)|[ ()+-]|%20)/g, ""],
  [/(?<=^https:\/\/wa\.me\/)(?:0|(?=7\d{9}$))/, "44"],
  [/^(?:(?:e-?)?m[a-z]+:(?:[ /]|%20)*)?(?=[^@\s:/]+@[^\s/?]+|\{\w*email\})/i, "mailto:"],
  [/(?<=^mailto:[^?]*)&/, "?"],
  [/(?<=^mailto:[^?]*)[,; ] */g, ","],
  [/^(?:tel(?:ephone)?|phone):[ /]*|^(?=[+(\d][\d ().-]{8,}(?: ?(?:x|ext).*)?$|\{phone\})/i, "tel:"],
  [/(?<=^tel:)(?=44[\d ().-]{9,}$)/, "+"],
  [/ & /g, " %26 "],
  [/(?<!^tel:.*) +/g, "%20"],
];

/** A wrong link without these slips; undefined if there are none, or others. */
export function repairedLink(written: string, values: PlaceholderValues): string | undefined {
  const repaired = repairs.reduce((link, [slip, remedy]) => link.replace(slip, remedy), written);
  return formats.link?.validate(fillPlaceholdersInLink(repaired, values)) ? repaired : undefined;
}

/** Normalises a link: `content/pages/About.html/` -> `/about`. */
export const plainPath = (written: string): string =>
  written
    .trim()
    .toLowerCase()
    .replaceAll("\\", "/")
    .replaceAll(/\s+/g, "-")
    .replace(/^(?!#)[./]*(?:content\/)?(?:pages\/)?/, "/")
    .replace(/(?<=.)\/?(?:(?:index|page)?\.(?:md|html?)|\/index)?\/?(?=$|#)/, "");
