import type { Content } from "../../src/content/read/content";
import type { Entry } from "../../src/content/read/entry";
import { isDraft, sitePages } from "../../src/content/read/pages";

interface Found {
  entry: Entry;
  /** Of the page that shows it; undefined for what is not a page or a section. */
  address: string | undefined;
}

/** The first file of each type: page by page from the home page on, each from top to bottom, then all else. No drafts. */
export function firstOfType(content: Content): ReadonlyMap<string, Found> {
  const shown = sitePages(content)
    .filter(({ entry }) => !isDraft(entry))
    .map(({ entry, path = "", sections }) => ({ address: path, entries: [entry, ...sections] }))
    .sort((a, b) => (a.address < b.address ? -1 : 1))
    .flatMap(({ address, entries }) => entries.map((entry): Found => ({ entry, address })));
  const others = [...content.entries.values()].map((entry): Found => ({ entry, address: undefined }));
  const first = new Map<string, Found>();
  for (const found of [...shown, ...others]) {
    const { typeName } = found.entry;
    if (typeName && !first.has(typeName) && !isDraft(found.entry)) first.set(typeName, found);
  }
  return first;
}
