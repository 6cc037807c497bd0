import type { Content } from "../../plugins/gatsby-source-content/read/content";
import type { Entry } from "../../plugins/gatsby-source-content/read/entry";
import { isDraft, sitePages } from "../../plugins/gatsby-source-content/read/pages";

interface Found {
  entry: Entry;
  /** The path of its page; undefined unless it is a page or a section. */
  address?: string;
}

/** The first file of each type, except drafts: pages and their sections in order, then other files. */
export function firstOfType(content: Content): ReadonlyMap<string, Found> {
  const shown = sitePages(content)
    .filter(({ entry }) => !isDraft(entry))
    .sort((a, b) => ((a.path ?? "") < (b.path ?? "") ? -1 : 1))
    .flatMap(({ entry: page, path, sections }) =>
      [page, ...sections].map((entry): Found => ({ entry, address: path })),
    );
  const others = [...content.entries.values()].map((entry): Found => ({ entry }));
  const all = [...shown, ...others].filter(({ entry }) => !isDraft(entry));
  // The last value of a key wins in a Map.
  return new Map(all.map((one) => [one.entry.typeName ?? "", one] as const).reverse());
}
