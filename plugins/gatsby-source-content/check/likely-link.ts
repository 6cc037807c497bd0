import { slugify } from "../content-types";
import { anchorOf, type Entry } from "../read/entry";
import { pagesShowing, type SitePage } from "../read/pages";
import type { PlaceholderValues } from "../read/placeholders";
import { nearMiss } from "./suggest";

/** The possible targets of links. */
export interface Targets {
  pages: readonly SitePage[];
  /** Whether these are all pages. */
  complete: boolean;
  /** The paths of files in static/, for example "/brochure.pdf". */
  files: readonly string[];
  values: PlaceholderValues;
}

/** Suggests another anchor: that of a heading, of a section that has moved, or a similar one. */
export function likelyAnchor(anchor: string, page: SitePage, pages: readonly SitePage[]): string | undefined {
  const headed = page.sections.find(
    ({ data }) => typeof data?.heading === "string" && slugify(data.heading) === anchor,
  );
  if (headed) return `#${anchorOf(headed)}`;
  const [moved, another] = pages.filter(({ sections }) => sections.some((one) => anchorOf(one) === anchor));
  if (moved && !another) return `${moved.path}#${anchor}`;
  return nearMiss(`#${anchor}`, anchorsOf([page]));
}

const anchorsOf = (pages: readonly SitePage[]): string[] =>
  pages.flatMap(({ sections }) => sections.map((one) => `#${anchorOf(one)}`));

/** Suggests another link: to a page, a section or a file. */
export function likelyLink(written: string, from: Entry, { pages, files }: Targets): string | undefined {
  const named = pages.flatMap(({ path = "", entry, sections }) =>
    [path, `/${entry.slug}`, entry.data?.redirectFrom]
      .flat()
      .flatMap((name: unknown) => (typeof name === "string" ? { name, path, sections } : [])),
  );
  const candidates = [
    ...named.map(({ name, path }) => ({ name, to: path })),
    ...named.flatMap(({ name, path, sections }) =>
      sections.flatMap((one) =>
        ["#", "/"].map((sign) => ({ name: name + sign + one.slug, to: `${path}#${anchorOf(one)}` })),
      ),
    ),
  ];
  const plain = plainPath(written);
  const same = candidates.find(({ name }) => plainPath(name) === plain)?.to;
  const own = anchorsOf(pagesShowing(from, pages));
  return same ?? nearMiss(plain, [...own, ...files, ...candidates.map(({ to }) => to)]);
}

/** Normalises a link: `content/pages/About.html/` -> `/about`. */
const plainPath = (written: string): string =>
  written
    .trim()
    .toLowerCase()
    .replaceAll("\\", "/")
    .replaceAll(/\s+/g, "-")
    .replace(/^(?!#)[./]*(?:content\/)?(?:pages\/)?/, "/")
    .replace(/(?<=.)\/?(?:(?:index|page)?\.(?:md|html?)|\/index)?\/?(?=$|#)/, "");
