import path from "node:path";
import { fileOf, isName, siteFile, type Kind } from "../kinds";
import type { Content } from "../read/content";
import type { Types } from "../schema/sdl";
import { PlainError } from "../plain-error";
import { startingFile } from "./starting-file";
import { withFields } from "./write-fields";

/** Files to write, by name. */
export type NewFiles = Record<string, string>;

/** What an editor says of a new page. */
export interface PageWords {
  path: string;
  title: string;
  description: string;
  /** The page's main heading. */
  heading: string;
  /** What the link at the top of every page is called; without it none leads there. */
  link?: string;
}

/** A page with a hero: a draft with words to be written for `npm run new page <name>`, or with those of an editor. */
export function newPage(content: Content, types: Types, name: string, words?: PageWords): NewFiles {
  const file = newFile(content, "page", name);
  const hero = newFile(content, "section", "hero", name);
  const title = name.replaceAll("-", " ").replace(/^./, (letter) => letter.toUpperCase());
  const {
    heading = title,
    link,
    ...fields
  } = words ?? {
    path: `/${name}`,
    title: `${title}: title to be written`,
    description: `${title}: what this page offers and to whom, in one or two sentences to be written.`,
    draft: true,
  };
  return {
    [file]: startingFile(types, "Page", { ...fields, sections: ["hero"] }, !words),
    [hero]:
      startingFile(types, "HeroSection", { heading }, !words) + (words ? "" : "\nTo be written: an opening text.\n"),
    ...(link && withLink(content, { text: link, to: fields.path })),
  };
}

function withLink({ entries }: Content, link: { text: string; to: string }): NewFiles {
  const site = entries.get(siteFile);
  const links: unknown[] = Array.isArray(site?.data?.navigation) ? site.data.navigation : [];
  return site ? { [siteFile]: withFields(site, { navigation: [...links, link] }) } : {};
}

/** What an editor says of a new photo. */
export interface PhotoWords {
  /** Of a stock photo; parameters in it are left out. */
  address?: string;
  /** The file name of its picture; that of the photo's name in content/photos/ if left out. */
  picture?: string;
  alt?: string;
  credit?: string;
}

/** A photo, for `npm run new photo <name> [address]`: a picture that lies, or will lie, in content/photos/, or a stock photo. */
export function newPhoto(content: Content, types: Types, name: string, words: PhotoWords = {}): NewFiles {
  const file = newFile(content, "photo", name);
  const pictures = [...content.pictures.keys()].map((one) => path.posix.basename(one));
  const { address, credit, alt = "To be written" } = words;
  const picture = words.picture ?? pictures.find((one) => path.posix.parse(one).name === name);
  const from =
    picture && address === undefined ? { picture } : { source: (address ?? placeholder).replace(/[?#].*$/, "") };
  return { [file]: startingFile(types, "Photo", { ...from, alt, ...(credit && { credit }) }, words.alt === undefined) };
}

/** An address of the right form that no photo has. */
export const placeholder = "https://images.unsplash.com/photo-0000000000000-000000000000";

/** The file of something new. Throws where its name cannot be one, or is taken. */
function newFile(content: Content, kind: Kind, name: string, page?: string): string {
  if (!isName(name))
    throw new PlainError(`"${name}" cannot be the name of a ${kind}: use small letters, digits and dashes`);
  const file = fileOf(kind, name, page);
  if (content.entries.has(file)) throw new PlainError(`${file} exists already`);
  return file;
}
