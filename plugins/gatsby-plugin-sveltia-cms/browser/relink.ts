import { imageFile, type Content } from "../../gatsby-source-content/read/content";
import { anchorOf, type Entry } from "../../gatsby-source-content/read/entry";
import { pagesShowing, sitePages } from "../../gatsby-source-content/read/pages";

/** The text of a content file with its links to a renamed section, or its images of a renamed photo. */
export function relink(entry: Entry, old: Entry, slug: string, before: Content): string {
  const { text } = entry;
  if (old.contentType === "photo") return text.replaceAll(nameAfter("\\]\\(photo:", old.slug), slug);
  if (old.contentType !== "section" || anchorOf(old) !== old.slug) return text;
  const pages = sitePages(before);
  const showing = pagesShowing(old, pages);
  const paths = showing.map(({ path = "" }) => `(?<![\\w/-])${path.replaceAll(/[^\w/-]/g, "\\$&")}`);
  const isOwn = pagesShowing(entry, pages).some((page) => showing.includes(page));
  return text.replaceAll(nameAfter(`(?:${[...paths, ...(isOwn ? ["[\\s\"'(<]"] : [])].join("|")})#`, old.slug), slug);
}

const nameAfter = (start: string, name: string): RegExp => new RegExp(`(?<=${start})${name}(?![\\w-])`, "g");

/** The images of changed photos that no photo uses any more. */
export function unusedImages(changed: Iterable<string>, before: Content, after: Content): string[] {
  const used = new Set([...after.entries.values()].map(imageFile));
  return [...changed].flatMap((file) => {
    const image = imageFile(before.entries.get(file) ?? { data: undefined });
    return image !== undefined && before.images.has(image) && !used.has(image) ? image : [];
  });
}
