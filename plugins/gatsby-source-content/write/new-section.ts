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

/**
 * A draft of a section in a page's folder, listed behind the one named `after`, or last for `npm run new section <page> <type>`. A
 * hero is listed first, and is no draft: the page needs it.
 */
export function newSection(content: Content, types: Types, folder: string, word: string, after?: string): NewFiles {
  const words = sectionTypeNames(types).map(sectionWord);
  if (!words.includes(word))
    throw new PlainError(`"${word}" is not a kind of section.${suggestOrList(word, words).words}`);
  const type = sectionTypeName(word);
  const page = pageIn(content, folder);
  const isHero = word === "hero";
  if (isHero) refuseSecondHero(content, page);
  const name = freeName(content, page, word);
  return {
    [fileOf("section", name, folder)]:
      startingFile(types, type, isHero ? {} : { draft: true }, after === undefined) +
      (hasText(types, type) ? "\nTo be written: the section's text in markdown, or nothing.\n" : ""),
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
  if (!page) throw new PlainError(`There is no page "${folder}".${suggestOrList(folder, folders).words}`);
  return page;
}

function refuseSecondHero(content: Content, page: Entry): void {
  const sections = sectionNames(page).map((name) => findSection(content, page, name));
  const hero = sections.find((one) => one?.data?.type === "hero");
  if (hero) throw new PlainError(`A page has one hero, and "${page.name}" has it in ${hero.file}: edit that one`);
}

/** A page that also lists a section: behind another one, first where that is "", last where there is none of that name. */
function listed(page: Entry, name: string, after?: string): NewFiles {
  const names: unknown = page.data?.sections;
  if (!Array.isArray(names))
    throw new PlainError(`${page.file} has no list of sections: see what \`npm run check\` says of it`);
  const at = after === "" ? 0 : names.indexOf(after) + 1 || names.length;
  return { [page.file]: withFields(page, { sections: names.toSpliced(at, 0, name) }) };
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
