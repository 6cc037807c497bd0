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

/** Suggests another anchor: that of a section that has moved, of a heading, or a similar one. */
export function likelyAnchor(anchor: string, page: SitePage, pages: readonly SitePage[]): string | undefined {
  const headed = page.sections.find(
    ({ data }) => typeof data?.heading === "string" && slugify(data.heading) === anchor,
  );
  if (headed) return `#${anchorOf(headed)}`;
  const near = nearMiss(
    `#${anchor}`,
    page.sections.map((one) => `#${anchorOf(one)}`),
  );
  const moved = pages.filter(({ sections }) => sections.some((one) => anchorOf(one) === anchor));
  return moved.length === 1 ? `${moved[0]?.path}#${anchor}` : near;
}

/** Suggests another link: to a page, a section or a file. */
export function likelyLink(written: string, from: Entry, { pages, files }: Targets): string | undefined {
  const own = pagesShowing(from, pages).flatMap(({ sections }) => sections.map((one) => `#${anchorOf(one)}`));
  const places = pages.flatMap(({ path = "", entry, sections }) =>
    [path, ...formerPaths(entry), `/${entry.slug}`].flatMap((name) => [
      { name, address: path },
      ...sections.flatMap((one) =>
        ["#", "/"].map((sign) => ({ name: name + sign + one.slug, address: `${path}#${anchorOf(one)}` })),
      ),
    ]),
  );
  const plain = plainPath(written);
  const pageFirst = [...places].sort((a, b) => Number(a.address.includes("#")) - Number(b.address.includes("#")));
  const same = pageFirst.find(({ name }) => plainPath(name) === plain)?.address;
  const addresses = [...own, ...files, ...places.map(({ address }) => address)];
  return same ?? nearMiss(plain, addresses);
}

const formerPaths = ({ data }: Entry): string[] =>
  Array.isArray(data?.redirectFrom) ? data.redirectFrom.filter((one) => typeof one === "string") : [];

/** Normalises a link: `content/pages/About.html/` -> `/about`. */
const plainPath = (written: string): string =>
  written
    .trim()
    .toLowerCase()
    .replaceAll("\\", "/")
    .replaceAll(/\s+/g, "-")
    .replace(/^(?!#)[./]*(?:content\/)?(?:pages\/)?/, "/")
    .replace(/(?<=.)\/?(?:(?:index|page)?\.(?:md|html?)|\/index)?\/?(?=$|#)/, "");
