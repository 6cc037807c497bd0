import { entriesOf, type Content } from "../read/content";
import { asName, fileOf, isName, sectionFiles } from "../kinds";
import { anchorOf, type Entry } from "../read/entry";
import type { Problem } from "../problem";
import { isSectionName, sectionTypeNames, sectionWord, type Types } from "../schema/sdl";
import { findSection, isDraft, sectionNames, sitePages } from "../read/pages";
import { isMisplaced, looksLike } from "./files";
import { problemAt, problemOf } from "./rule";
import { oneOf, suggest, suggestion } from "./suggest";

/** Each section says its kind, and the kind exists. */
export function checkSectionTypes(content: Content, types: Types): Problem[] {
  const words = sectionTypeNames(types).map(sectionWord);
  return entriesOf(content, "section").flatMap((entry) => {
    const type = entry.data?.type ?? "";
    if (!entry.data || words.some((word) => word === type) || isMisplaced(entry, types)) return [];
    if (typeof type === "string" && type !== "") {
      const { meant, words: remedy } = suggest(type, words);
      const message = `"${type}" is not a kind of section${remedy ? `.${remedy}` : `: write ${oneOf(words)}`}`;
      return [problemAt(entry, ["type"], message, "value", meant)];
    }
    const name = Object.keys(entry.data).find((one) => one !== "type" && suggest(one, ["type"], true).meant);
    return name === undefined
      ? [problemAt(entry, ["type"], `missing. Write the kind of section: ${oneOf(words)}`)]
      : [problemAt(entry, [name], 'unknown field. Write "type"', "key", "type")];
  });
}

/** Whether the fields of a file can be checked: its type exists, and is one for its kind of file. */
export const hasKnownType = ({ kind, typeName }: Pick<Entry, "kind" | "typeName">, types: Types): boolean =>
  typeName !== undefined && types.has(typeName) && (kind === "section") === isSectionName(typeName);

/** Each section that a page names has a file, and each section file is named by a page, unless it is a draft kept for later. */
export function checkSectionLists(content: Content, types: Types): Problem[] {
  const pages = sitePages(content);
  const sections = entriesOf(content, "section");
  const shown = new Set(pages.flatMap((page) => page.sections));
  // If a page's list has a mistake, sections may seem unlisted that it means to show.
  const isTrusted = pages.every(({ complete }) => complete);
  const isHomeless = ({ page }: Entry): boolean => page !== undefined && !content.entries.has(fileOf("page", page));
  const unlisted = sections.filter(
    (entry) => isTrusted && !shown.has(entry) && !isDraft(entry) && !isHomeless(entry) && !isMisplaced(entry, types),
  );
  const lost = sections.filter(isHomeless);
  const homeless = new Map(lost.toReversed().map(({ page = "", file }) => [page, file]));
  // Another rule finds a page.md with a misspelt name.
  for (const entry of lost) if (looksLike(entry, types) === "page") homeless.delete(entry.page ?? "");
  return [
    ...pages.flatMap(({ entry }) => listProblems(content, entry)),
    ...unlisted.map(({ file, name, page }) => {
      const list = page === undefined ? "a page.md" : fileOf("page", page);
      const message = `no page shows this section: name "${name}" under "sections:" in ${list}, keep it for later with "draft: true", or delete the file`;
      return problemOf(file, message);
    }),
    ...[...homeless].map(([page, file]) =>
      problemOf(file, `the folder has no page.md: write ${fileOf("page", page)}, or move its files`),
    ),
  ];
}

function listProblems(content: Content, page: Entry): Problem[] {
  const list: unknown = page.data?.sections;
  if (!Array.isArray(list)) return [];
  return list.flatMap((name: unknown, at) => {
    if (typeof name !== "string" || name === "") return [];
    if (!findSection(content, page, name)) return noFile(content, page, name, at);
    return list.indexOf(name) < at
      ? [problemAt(page, ["sections", at], `"${name}" is listed twice: keep one of them`)]
      : [];
  });
}

function noFile(content: Content, page: Entry, name: string, at: number): Problem[] {
  const sections = entriesOf(content, "section").filter((one) => one.page === page.name || !one.page);
  // Another rule says how a file is to be named that is meant.
  if (sections.some((one) => !isName(one.name) && asName(one.name) === name)) return [];
  const alike = suggest(name, [...new Set(sections.map((one) => one.name))]);
  const unlisted = sections.filter((one) => one.page === page.name && !sectionNames(page).includes(one.name));
  // A single file that the page does not list may be the one, renamed.
  const { meant, words } = alike.words || unlisted.length !== 1 ? alike : suggestion(unlisted[0]?.name);
  const remedy = isName(name)
    ? ` Write it in ${sectionFiles(page.name, name)[0]}, or remove the name`
    : " Write the name of one file in the page's folder, or in content/shared, on each line";
  return [problemAt(page, ["sections", at], `"${name}" has no file.${words || remedy}`, "value", meant)];
}

/** On each page, an anchor leads to one section. */
export const checkAnchors = (content: Content): Problem[] =>
  sitePages(content).flatMap(({ entry: page, sections }) =>
    [...new Set(sections)].flatMap((section, at, all) => {
      const anchor = anchorOf(section);
      const twin = all.find((one, nth) => nth < at && anchorOf(one) === anchor);
      if (!twin) return [];
      const [own, other] = section.data?.anchor === undefined ? [twin, section] : [section, twin];
      const message = `"${anchor}" is the anchor of ${other.file} already, and ${page.file} shows both`;
      return [problemAt(own, ["anchor"], message)];
    }),
  );
