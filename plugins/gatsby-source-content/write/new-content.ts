import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { fileOf, isName } from "../kinds";
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

/** A draft page with a hero, for `npm run new page <name>`. */
export function newPage(content: Content, types: Types, name: string): NewFiles {
  const file = vacant(content, fileOf("page", checked(name, "page")));
  const hero = vacant(content, fileOf("section", "hero", name));
  const title = name.replaceAll("-", " ").replace(/^./, (letter) => letter.toUpperCase());
  return {
    [file]: startingFile(types, "Page", {
      path: `/${name}`,
      title: `${title}: title to be written`,
      description: `${title}: what this page offers and to whom, in one or two sentences to be written.`,
      sections: ["hero"],
      draft: true,
    }),
    [hero]: startingFile(types, "HeroSection", { heading: title }) + heroText,
  };
}

/** A section in a page's folder, listed as its last, for `npm run new section <page> <type>`; a hero is listed first. */
export function newSection(content: Content, types: Types, folder: string, word: string): NewFiles {
  const words = sectionTypeNames(types).map(sectionWord);
  if (!words.includes(word))
    throw new PlainError(`"${word}" is not a kind of section: write ${oneOf(words)}.${didYouMean(word, words)}`);
  const page = content.entries.get(fileOf("page", folder));
  const folders = entriesOf(content, "page").map((one) => one.name);
  if (!page)
    throw new PlainError(`There is no page "${folder}": write ${oneOf(folders)}.${didYouMean(folder, folders)}`);
  const isHero = word === "hero";
  const listed = sectionNames(page);
  if (listed.length === 0 || !isDeepStrictEqual(listed, page.data?.sections))
    throw new PlainError(
      `${page.file} has no list of sections that can be read: see what \`npm run check\` says of it`,
    );
  const hero = listed.map((name) => findSection(content, page, name)).find((one) => one?.data?.type === word);
  if (isHero && hero)
    throw new PlainError(`A page has one hero, and "${folder}" has it in ${hero.file}: edit that one`);
  const name = freeName(content, page, word);
  return {
    [fileOf("section", name, folder)]:
      startingFile(types, sectionTypeName(word), {}) + "\nTo be written: the section's text in markdown, or nothing.\n",
    [page.file]: withFields(page, { sections: isHero ? [name, ...listed] : [...listed, name] }),
  };
}

/**
 * A photo, for `npm run new photo <name> [address]`: the picture of that name that lies in content/photos/, or a stock photo;
 * parameters in the address are left out.
 */
export function newPhoto(content: Content, types: Types, name: string, address?: string): NewFiles {
  const file = vacant(content, fileOf("photo", checked(name, "photo")));
  const pictures = [...content.pictures.keys()].map((one) => path.posix.basename(one));
  const picture = pictures.find((one) => path.posix.parse(one).name === name);
  const from =
    picture && address === undefined ? { picture } : { source: (address ?? placeholder).replace(/[?#].*$/, "") };
  return { [file]: startingFile(types, "Photo", { ...from, alt: "To be written" }) };
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
