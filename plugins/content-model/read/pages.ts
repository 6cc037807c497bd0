import { anchorOf, entriesOf, type Entry, type Content } from "./content";
import { sectionFiles } from "../content-types";
import { memoize } from "../memoize";

export interface SitePage {
  entry: Entry;
  /** For example "/about"; undefined if it is missing or not a text. */
  path: string | undefined;
  /** Its sections that have files, from top to bottom. */
  sections: Entry[];
  /** False if an error hides some of its sections or their anchors. */
  complete: boolean;
}

/** The paths of a page: its own, and old ones, which redirect. */
export const pathsOf = ({ path, entry }: SitePage): string[] =>
  [path, entry.data?.redirectFrom].flat().filter((one) => typeof one === "string");

const hasValidAnchor = (section: Entry | undefined) => section?.data && /^[a-z0-9-]+$/.test(anchorOf(section));

/** All pages with their sections. */
export const sitePages = memoize((content: Content): readonly SitePage[] =>
  entriesOf(content, "page").map((entry) => {
    const list: unknown = entry.data?.sections ?? (isDraft(entry) ? [] : undefined);
    const found = sectionNames(entry).map((name) => findSection(content, entry, name));
    return {
      entry,
      path: typeof entry.data?.path === "string" ? entry.data.path : undefined,
      sections: found.filter((section) => section !== undefined),
      complete: Array.isArray(list) && found.length === list.length && found.every(hasValidAnchor),
    };
  }),
);

/** The slugs under a page's `sections:`. The check of fields reports other values. */
export function sectionNames(page: Entry): string[] {
  const names: unknown = page.data?.sections;
  return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
}

/** A page's section by its slug: its own before a shared one. */
export const findSection = ({ entries }: Content, page: Entry, name: string): Entry | undefined =>
  sectionFiles(page.slug, name).flatMap((file) => entries.get(file) ?? [])[0];

/** The pages that show a file's fields: all for the company, none for a photo. */
export function pagesShowing(entry: Entry, pages: readonly SitePage[]): SitePage[] {
  const { contentType, slug } = entry;
  if (contentType === "site") return [...pages];
  if (contentType === "form") return pages.filter(({ sections }) => sections.some(({ data }) => data?.form === slug));
  return pages.filter((page) => page.entry === entry || page.sections.includes(entry));
}

export const isDraft = (entry: Entry): boolean => entry.data?.draft === true;
