import type { Content } from "../../plugins/gatsby-source-content/read/content";
import type { Entry } from "../../plugins/gatsby-source-content/read/entry";
import { isDraft, sitePages } from "../../plugins/gatsby-source-content/read/pages";

interface Found {
  entry: Entry;
  /** Of the page that shows it; undefined for what is not a page or a section. */
  address?: string;
}

/** The first file of each type: page by page from the home page on, each from top to bottom, then all else. No drafts. */
export function firstOfType(content: Content): ReadonlyMap<string, Found> {
  const shown = sitePages(content)
    .filter(({ entry }) => !isDraft(entry))
    .sort((a, b) => ((a.path ?? "") < (b.path ?? "") ? -1 : 1))
    .flatMap(({ entry: page, path, sections }) =>
      [page, ...sections].map((entry): Found => ({ entry, address: path })),
    );
  const others = [...content.entries.values()].map((entry): Found => ({ entry }));
  const all = [...shown, ...others].filter(({ entry }) => !isDraft(entry));
  // Of several values for a key, a map keeps the last.
  return new Map(all.map((one) => [one.entry.typeName ?? "", one] as const).reverse());
}
