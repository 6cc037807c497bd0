import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { fileOf, isName, siteFile } from "../kinds";
import { entriesOf, type Content } from "../read/content";
import type { Entry } from "../read/entry";
import { findSection, sectionNames } from "../read/pages";
import { sectionTypeName, sectionTypeNames, sectionWord, type Types } from "../schema/sdl";
import { didYouMean, oneOf } from "../check/suggest";
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

/**
 * A draft of a section in a page's folder, listed behind the one named `after`, or last for `npm run new section <page> <type>`. A
 * hero is listed first, and is no draft: the page needs it.
 */
export function newSection(content: Content, types: Types, folder: string, word: string, after?: string): NewFiles {
  const words = sectionTypeNames(types).map(sectionWord);
  if (!words.includes(word))
    throw new PlainError(`"${word}" is not a kind of section: write ${oneOf(words)}.${didYouMean(word, words)}`);
  const page = pageIn(content, folder);
  const isHero = word === "hero";
  if (isHero) refuseSecondHero(content, page);
  const name = freeName(content, page, word);
  return {
    [fileOf("section", name, folder)]:
      startingFile(types, sectionTypeName(word), isHero ? {} : { draft: true }, after === undefined) +
      "\nTo be written: the section's text in markdown, or nothing.\n",
    ...listed(page, name, isHero ? "" : after),
  };
}

/** A copy of a section in a page's folder: a draft, listed behind the section. */
export function copyOfSection(content: Content, folder: string, file: string): NewFiles {
  const page = pageIn(content, folder);
  const section = content.entries.get(file);
  if (section?.kind !== "section" || !section.data) throw new PlainError(`There is no section ${file}`);
  if (section.data.type === "hero") refuseSecondHero(content, page);
  const name = freeName(content, page, section.name.replace(/-\d+$/, ""));
  // Two places of a page cannot have one anchor.
  const text = withFields(section, { anchor: undefined, draft: true });
  return { [fileOf("section", name, folder)]: text, ...listed(page, name, section.name) };
}

function pageIn(content: Content, folder: string): Entry {
  const page = content.entries.get(fileOf("page", folder));
  const folders = entriesOf(content, "page").map((one) => one.name);
  if (!page)
    throw new PlainError(`There is no page "${folder}": write ${oneOf(folders)}.${didYouMean(folder, folders)}`);
  return page;
}

function refuseSecondHero(content: Content, page: Entry): void {
  const sections = sectionNames(page).map((name) => findSection(content, page, name));
  const hero = sections.find((one) => one?.data?.type === "hero");
  if (hero) throw new PlainError(`A page has one hero, and "${page.name}" has it in ${hero.file}: edit that one`);
}

/** A page that also lists a section: behind another one, first where that is "", last where there is none of that name. */
function listed(page: Entry, name: string, after?: string): NewFiles {
  const names = sectionNames(page);
  if (names.length === 0 || !isDeepStrictEqual(names, page.data?.sections))
    throw new PlainError(
      `${page.file} has no list of sections that can be read: see what \`npm run check\` says of it`,
    );
  const at = after === "" ? 0 : names.indexOf(after ?? "") + 1 || names.length;
  return { [page.file]: withFields(page, { sections: names.toSpliced(at, 0, name) }) };
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

/** `steps`, or `steps-2` where the page has `steps` already, in its folder or shared. */
function freeName(content: Content, page: Entry, word: string): string {
  const taken = entriesOf(content, "section")
    .filter((one) => one.page === page.name || !one.page)
    .map((one) => one.name);
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? word : `${word}-${count}`;
    if (!taken.includes(name)) return name;
  }
}
