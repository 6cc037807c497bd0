import type { Content } from "../read/content";
import { anchorOf, type Entry } from "../read/entry";
import type { Problem } from "../problem";
import { sitePages } from "../read/pages";
import { problemAt } from "./rule";

/** On each page, an anchor leads to one section. */
export function checkAnchors(content: Content): Problem[] {
  return sitePages(content).flatMap(({ entry: page, sections }) => {
    const owners = new Map<string, Entry>();
    return [...new Set(sections)].flatMap((section) => {
      const anchor = anchorOf(section);
      const owner = owners.get(anchor);
      owners.set(anchor, owner ?? section);
      return owner ? [duplicate(page, anchor, owner, section)] : [];
    });
  });
}

function duplicate(page: Entry, anchor: string, owner: Entry, section: Entry): Problem {
  const own = section.data?.anchor === undefined ? owner : section;
  const other = own === section ? owner : section;
  return problemAt(own, ["anchor"], `"${anchor}" is the anchor of ${other.file} already, and ${page.file} shows both`);
}
