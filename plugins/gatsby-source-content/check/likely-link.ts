import { slugify } from "../content-types";
import { anchorOf, type Entry } from "../read/entry";
import { pagesShowing, type SitePage } from "../read/pages";
import type { PlaceholderValues } from "../read/placeholders";
import { nearMiss } from "./suggest";

/** What a link can lead to. */
export interface Targets {
  pages: readonly SitePage[];
  /** Whether a page that is not among them does not exist. */
  complete: boolean;
  /** The paths of files that are served as they are, as in "/brochure.pdf". */
  files: readonly string[];
  facts: PlaceholderValues;
}

/** What was probably meant by an anchor that a page does not have: a section that has moved, the words of a heading, or a near miss. */
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

/** What was probably meant by a link that leads nowhere: a page, section or file. */
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

/** `content/pages/About.html/` -> `/about`: an address without what makes no difference to where it leads. */
const plainPath = (written: string): string =>
  written
    .trim()
    .toLowerCase()
    .replaceAll("\\", "/")
    .replaceAll(/\s+/g, "-")
    .replace(/^(?!#)[./]*(?:content\/)?(?:pages\/)?/, "/")
    .replace(/(?<=.)\/?(?:(?:index|page)?\.(?:md|html?)|\/index)?\/?(?=$|#)/, "");
