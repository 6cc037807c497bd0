import { suggestOrList } from "../check/suggest";
import { fileOf } from "../kinds";
import { PlainError } from "../plain-error";
import { entriesOf, type Content } from "../read/content";
import type { Entry } from "../read/entry";
import { findSection, sectionNames } from "../read/pages";
import { hasText, sectionTypeName, sectionTypeNames, sectionWord, type Types } from "../schema/sdl";
import type { NewFiles } from "./new-content";
import { startingFile } from "./starting-file";
import { withFields } from "./write-fields";

/** A draft section, last on a page, for `npm run new section <page> <type>`. A hero comes first, and is no draft: the page needs it. */
export function newSection(content: Content, types: Types, folder: string, word: string): NewFiles {
  const words = sectionTypeNames(types).map(sectionWord);
  if (!words.includes(word))
    throw new PlainError(`"${word}" is not a section type.${suggestOrList(word, words).words}`);
  const page = pageIn(content, folder);
  const type = sectionTypeName(word);
  const isHero = word === "hero";
  const names = sectionNames(page);
  const hero = names.map((name) => findSection(content, page, name)).find((one) => one?.data?.type === "hero");
  if (isHero && hero)
    throw new PlainError(`A page has one hero, and "${page.name}" has it in ${hero.file}: edit that one`);
  const name = freeName(content, page, word);
  const text = hasText(types, type) ? "\nTo be written: the section's text in markdown, or nothing.\n" : "";
  return {
    [fileOf("section", name, folder)]: startingFile(types, type, isHero ? {} : { draft: true }) + text,
    [page.file]: withFields(page, { sections: isHero ? [name, ...names] : [...names, name] }),
  };
}

function pageIn(content: Content, folder: string): Entry {
  const page = content.entries.get(fileOf("page", folder));
  const folders = entriesOf(content, "page").map((one) => one.name);
  if (!page?.data) throw new PlainError(`There is no page "${folder}".${suggestOrList(folder, folders).words}`);
  return page;
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
