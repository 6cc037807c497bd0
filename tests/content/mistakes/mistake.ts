import type { Edits } from "../../../tools/support/good-site";

/** What an editor gets wrong, and the whole of what the editor is told. */
export type Mistake = [mistake: string, edits: Edits, says: readonly string[]];

export const home = "content/pages/home/page.md";
export const hero = "content/pages/home/hero.md";
export const process = "content/pages/home/process.md";
export const about = "content/pages/about/page.md";
export const story = "content/pages/about/story.md";
export const contact = "content/shared/contact.md";
export const unknown = "content/pages/404/page.md";
export const unknownHero = "content/pages/404/hero.md";
export const aboutHero = "content/pages/about/hero.md";
export const terrace = "content/photos/terrace.md";
export const form = "content/forms/contact.md";
export const site = "content/site.md";

export const source = "source: https://images.unsplash.com/photo-1564013799919-ab600027ffc6";
export const picture = "content/photos/terrace.jpg";

/** The terrace with a picture of one's own. */
export const pictured: Edits = { [terrace]: [source, "picture: terrace.jpg"] };

/** The beginning and the end of a PNG: all that the check looks at. */
export function png(width: number, height: number): Buffer {
  const bytes = Buffer.from(
    "89504e470d0a1a0a0000000d49484452000000000000000008020000000000000049454e44ae426082",
    "hex",
  );
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}
