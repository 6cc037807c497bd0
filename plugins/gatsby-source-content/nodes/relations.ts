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
  const [sections, uses] = [new Map<string, Entry[]>(), new Map<string, Entry[]>()];
  for (const page of sitePages(content).filter(({ entry }) => isShown(entry)))
    sections.set(page.entry.file, [...new Set(page.sections.filter(isShown))]);
  for (const section of entriesOf(content, "section").filter(isShown))
    uses.set(section.file, usedIn(section, content, types));
  const photos = [...uses].map(([file, used]) => [file, used.filter(({ kind }) => kind === "photo")] as const);
  return { sections, pages: turned(sections, content), photos: new Map(photos), usedBy: turned(uses, content) };
}

/** The same relation from its other end. */
function turned(related: Related, { entries }: Content): Related {
  const result = new Map<string, Entry[]>();
  for (const [name, others] of related) {
    const from = entries.get(name);
    if (!from) continue;
    for (const { file } of others) {
      const known = result.get(file) ?? [];
      known.push(from);
      result.set(file, known);
    }
  }
  return result;
}

/** Whether the site shows a file: a draft is left out of a build that is to be published. */
export const isShown = (entry: Entry): boolean => !isDraft(entry) || showsDrafts(process.env);

/** The photos and forms that a section names in its fields and, for photos, in its text. */
function usedIn(section: Entry, content: Content, types: Types): Entry[] {
  const named = namesOf(section, types).flatMap(({ kind, name }) => findNamed(content, kind, name) ?? []);
  const shown = markdownNodes(section, "image").flatMap(({ node }) => {
    const name = photoName(node.url);
    return name === undefined ? [] : (findNamed(content, "photo", name) ?? []);
  });
  return [...new Set([...named, ...shown])];
}

/** The pages that show what a file says; the company's is shown on every page, which is for the caller to say. */
export function pagesWith({ pages, usedBy }: Relations, entry: Entry): Entry[] {
  if (entry.kind === "page") return [entry];
  const sections = entry.kind === "section" ? [entry] : (usedBy.get(entry.file) ?? []);
  return [...new Set(sections.flatMap(({ file }) => pages.get(file) ?? []))];
}
