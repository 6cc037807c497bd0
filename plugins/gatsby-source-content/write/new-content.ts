import path from "node:path";
import { fileOf, isName, siteFile } from "../kinds";
import type { Content } from "../read/content";
import type { Types } from "../schema/sdl";
import { PlainError } from "../plain-error";
import { startingFile } from "./starting-file";
import { withFields } from "./write-fields";

/** Files to write, by name. */
export type NewFiles = Record<string, string>;

const heroText = "\nTo be written: an opening text of two or three sentences.\n";

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
  const file = vacant(content, fileOf("page", checked(name, "page")));
  const hero = vacant(content, fileOf("section", "hero", name));
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
    [hero]: startingFile(types, "HeroSection", { heading }, !words) + (words ? "" : heroText),
    ...(link && withLink(content, { text: link, to: fields.path })),
  };
}

function withLink({ entries }: Content, link: { text: string; to: string }): NewFiles {
  const site = entries.get(siteFile);
  const links: unknown = site?.data?.navigation;
  if (!site || !Array.isArray(links)) throw new PlainError(`${siteFile} has no links at the top to add one to`);
  return { [siteFile]: withFields(site, { navigation: [...(links as unknown[]), link] }) };
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
  const file = vacant(content, fileOf("photo", checked(name, "photo")));
  const pictures = [...content.pictures.keys()].map((one) => path.posix.basename(one));
  const { address, credit, alt = "To be written" } = words;
  const picture = words.picture ?? pictures.find((one) => path.posix.parse(one).name === name);
  const from =
    picture && address === undefined ? { picture } : { source: (address ?? placeholder).replace(/[?#].*$/, "") };
  return { [file]: startingFile(types, "Photo", { ...from, alt, ...(credit && { credit }) }, words.alt === undefined) };
}

/** An address of the right form that no photo has. */
export const placeholder = "https://images.unsplash.com/photo-0000000000000-000000000000";

function checked(name: string, kind: string): string {
  if (!isName(name))
    throw new PlainError(`"${name}" cannot be the name of a ${kind}: use small letters, digits and dashes`);
  return name;
}

function vacant(content: Content, file: string): string {
  if (content.entries.has(file)) throw new PlainError(`${file} exists already`);
  return file;
}
