import { entriesOf, findNamed, type Content } from "../read/content";
import type { Entry } from "../read/entry";
import { markdownNodes, photoName } from "../read/markdown";
import { showsDrafts } from "../preview";
import type { Types } from "../schema/sdl";
import { isDraft, sitePages } from "../read/pages";
import { namesOf } from "../read/field-texts";

/** The entries that each file is related to. The keys are files, as in "content/pages/about/page.md". */
export type Related = ReadonlyMap<string, readonly Entry[]>;

/** Which files show which, in both directions; drafts only where the site shows them. */
export interface Relations {
  /** A page's sections, from top to bottom. */
  sections: Related;
  /** The pages that show a section. */
  pages: Related;
  /** The photos that a section shows. */
  photos: Related;
  /** The sections that show a photo or a form. */
  usedBy: Related;
}

/** Follows every link between files once, for the nodes at both of its ends. */
export function relationsIn(content: Content, types: Types): Relations {
  const relations = { sections: new Lists(), pages: new Lists(), photos: new Lists(), usedBy: new Lists() };
  for (const { entry: page, sections } of sitePages(content).filter(({ entry }) => isShown(entry))) {
    for (const section of sections.filter(isShown)) {
      relations.sections.add(page, section);
      relations.pages.add(section, page);
    }
  }
  for (const section of entriesOf(content, "section").filter(isShown)) {
    for (const used of usedIn(section, content, types)) {
      relations.usedBy.add(used, section);
      if (used.kind === "photo") relations.photos.add(section, used);
    }
  }
  return relations;
}

/** Whether the site shows a file: a draft is left out of a build that is to be published. */
export const isShown = (entry: Entry): boolean => !isDraft(entry) || showsDrafts(process.env);

/** The photos and forms that a section names in its fields and, for photos, in its text. */
function usedIn(section: Entry, content: Content, types: Types): Set<Entry> {
  const named = namesOf(section, types).flatMap(({ kind, name }) => findNamed(content, kind, name) ?? []);
  const shown = markdownNodes(section, "image").flatMap(({ node }) => {
    const name = photoName(node.url);
    return name === undefined ? [] : (findNamed(content, "photo", name) ?? []);
  });
  return new Set([...named, ...shown]);
}

/** The pages that show what a file says; the company's is shown on every page, which is for the caller to say. */
export function pagesWith({ pages, usedBy }: Relations, entry: Entry): Entry[] {
  if (entry.kind === "page") return [entry];
  const sections = entry.kind === "section" ? [entry] : (usedBy.get(entry.file) ?? []);
  return [...new Set(sections.flatMap(({ file }) => pages.get(file) ?? []))];
}

class Lists extends Map<string, Entry[]> {
  add({ file }: Entry, other: Entry): void {
    const list = this.get(file);
    if (!list) this.set(file, [other]);
    else if (!list.includes(other)) list.push(other);
  }
}
