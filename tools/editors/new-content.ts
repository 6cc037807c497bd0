import path from "node:path";
import { fileOf, isName } from "../../src/content/kinds";
import { entriesOf, type Content } from "../../src/content/read/content";
import type { Entry } from "../../src/content/read/entry";
import { findSection, sectionNames } from "../../src/content/read/pages";
import { sectionTypeName, sectionTypeNames, sectionWord, type Types } from "../../src/content/schema/sdl";
import { didYouMean, oneOf } from "../../src/content/check/suggest";
import { lineLike, linesOf } from "./lines";
import { startingFile } from "./starting-file";

/** Files to write, by name. */
export type NewFiles = Record<string, string>;

/** What an editor asked for cannot be made. The message says why, and what to ask for instead. */
export class Refusal extends Error {}

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
    throw new Refusal(`"${word}" is not a kind of section: write ${oneOf(words)}.${didYouMean(word, words)}`);
  const page = content.entries.get(fileOf("page", folder));
  const folders = entriesOf(content, "page").map((one) => one.name);
  if (!page) throw new Refusal(`There is no page "${folder}": write ${oneOf(folders)}.${didYouMean(folder, folders)}`);
  const isHero = word === "hero";
  const hero = sectionNames(page)
    .map((name) => findSection(content, page, name))
    .find((one) => one?.data?.type === word);
  if (isHero && hero) throw new Refusal(`A page has one hero, and "${folder}" has it in ${hero.file}: edit that one`);
  const name = freeName(content, page, word);
  return {
    [fileOf("section", name, folder)]:
      startingFile(types, sectionTypeName(word), {}) + "\nTo be written: the section's text in markdown, or nothing.\n",
    [page.file]: listed(page, name, isHero ? "first" : "last"),
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
    throw new Refusal(`"${name}" cannot be the name of a ${kind}: use small letters, digits and dashes`);
  return name;
}

function vacant(content: Content, file: string): string {
  if (content.entries.has(file)) throw new Refusal(`${file} exists already`);
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

/** The page's file with one more name at an end of its sections; everything else stays as it was written. */
function listed(page: Entry, name: string, where: "first" | "last"): string {
  const sections: unknown = page.data?.sections;
  const beside = where === "first" ? 0 : sectionNames(page).length - 1;
  const place = Array.isArray(sections) ? page.placeOf(["sections", beside]) : undefined;
  const lines = linesOf(page.text);
  const line = place && lines[place.line - 1];
  const dash = line && /^(\s*-\s+)\S/.exec(line)?.[1];
  if (!place || !line || !dash)
    throw new Refusal(`${page.file} has no list of sections with one name a line: write it that way, then ask again`);
  const above = where === "first" ? place.line - 1 : place.line;
  return [...lines.slice(0, above), lineLike(line, dash + name), ...lines.slice(above)].join("");
}
