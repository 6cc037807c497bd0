import { anchorOf, imageFile, type Entry, type Content } from "../read/content";
import { pagesShowing, pathsOf, sectionNames, sitePages } from "../read/pages";
import { withFields } from "./write-fields";

/** The text of a content file after the renaming of a section that it lists or links to, or of a photo in it. */
export function relink(entry: Entry, old: Entry, slug: string, before: Content): string {
  const rename = (text: string, start: string): string =>
    text.replaceAll(new RegExp(`(?<=${start})${old.slug}(?![\\w-])`, "g"), slug);
  if (old.contentType === "photo") return rename(entry.text, "\\]\\(photo:");
  if (old.contentType !== "section") return entry.text;
  const pages = sitePages(before);
  const showing = pagesShowing(old, pages);
  const sections = sectionNames(entry);
  // Sveltia has renamed the page's own sections in its list, but not shared ones.
  const isListed = sections.includes(old.slug) && showing.some((page) => page.entry.file === entry.file);
  const now = sections.map((name) => (name === old.slug ? slug : name));
  const text = isListed ? withFields(entry, { sections: now }) : entry.text;
  if (anchorOf(old) !== old.slug || showing.length === 0) return text;
  const paths = showing.flatMap(pathsOf).map((path) => `(?<![\\w/-])${path.replaceAll(/[^\w/-]/g, "\\$&")}#`);
  const isOwn = pagesShowing(before.entries.get(entry.file) ?? entry, pages).some((page) => showing.includes(page));
  return rename(text, `(?:${[...paths, ...(isOwn ? ["[\\s\"'(<]#"] : [])].join("|")})`);
}

/** The images of changed photos that no photo uses any more. */
export function unusedImages(changed: Iterable<string>, before: Content, after: Content): string[] {
  const used = new Set([...after.entries.values()].map(imageFile));
  return [...changed].flatMap((file) => {
    const image = imageFile(before.entries.get(file) ?? { data: undefined });
    return image !== undefined && before.images.has(image) && !used.has(image) ? image : [];
  });
}
