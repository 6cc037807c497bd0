import { entriesOf, type Content } from "../read/content";
import { fileOf, isName, sectionFiles } from "../kinds";
import type { Entry } from "../read/entry";
import type { Problem } from "../problem";
import { isSectionName, sectionTypeNames, sectionWord, type Types } from "../schema/sdl";
import { findSection, isDraft, sitePages } from "../read/pages";
import { isMisplaced, looksLike } from "./files";
import { problemAt } from "./rule";
import { oneOf, suggest } from "./suggest";

/** Each section says its kind, and the kind exists. */
export function checkSectionTypes(content: Content, types: Types): Problem[] {
  const words = sectionTypeNames(types).map(sectionWord);
  return entriesOf(content, "section").flatMap((entry) => {
    const type = entry.data?.type;
    if (!entry.data || words.some((word) => word === type) || isMisplaced(entry, types)) return [];
    if (typeof type !== "string" || type === "") {
      const name = Object.keys(entry.data).find((one) => suggest(one, ["type"], "field").meant);
      return name === undefined || name === "type"
        ? [problemAt(entry, ["type"], `missing. Write the kind of section: ${oneOf(words)}`)]
        : [problemAt(entry, [name], 'unknown field. Write "type"', "key", "type")];
    }
    const { meant, words: suggestion } = suggest(type, words, "word");
    const message = `"${type}" is not a kind of section${suggestion ? `.${suggestion}` : `: write ${oneOf(words)}`}`;
    return [problemAt(entry, ["type"], message, "value", meant)];
  });
}

/** Whether the fields of a file can be checked: its type exists, and is one for its kind of file. */
export const hasKnownType = ({ kind, typeName }: Pick<Entry, "kind" | "typeName">, types: Types): boolean =>
  typeName !== undefined && types.has(typeName) && (kind === "section") === isSectionName(typeName);

/** Each section that a page names has a file, and each section file is named by a page, unless it is a draft kept for later. */
export function checkSectionLists(content: Content, types: Types): Problem[] {
  const pages = sitePages(content);
  const shown = new Set(pages.flatMap((page) => page.sections));
  // If a page's list has a mistake, sections may seem unlisted that it means to show.
  const trusted = (folder: string | undefined): boolean =>
    pages.every(({ entry, complete }) => complete || (folder !== undefined && entry.name !== folder));
  const unlisted = entriesOf(content, "section").filter(
    (entry) => !shown.has(entry) && !isDraft(entry) && trusted(entry.page) && !isMisplaced(entry, types),
  );
  return [
    ...pages.flatMap(({ entry }) => listProblems(content, entry)),
    ...unlisted.filter((section) => hasPage(content, section)).map((section) => unlistedProblem(section)),
    ...pageless(content, types),
  ];
}

const hasPage = (content: Content, { page }: Entry): boolean => !page || content.entries.has(fileOf("page", page));

/** Folders without page.md, each told once: at its first section, or where another rule finds a page.md with a misspelt name. */
function pageless(content: Content, types: Types): Problem[] {
  const first = new Map<string, Entry>();
  for (const entry of entriesOf(content, "section").filter((section) => !hasPage(content, section))) {
    const folder = entry.page ?? "";
    if (!first.has(folder) || looksLike(entry, types) === "page") first.set(folder, entry);
  }
  return [...first]
    .filter(([, entry]) => !isMisplaced(entry, types))
    .map(([folder, { file }]) => {
      const message = `the folder has no page.md: write ${fileOf("page", folder)}, or move its files`;
      return { file, line: 1, column: 1, message };
    });
}

function listProblems(content: Content, page: Entry): Problem[] {
  const list: unknown = page.data?.sections;
  if (!Array.isArray(list)) return [];
  return list.flatMap((name: unknown, at) => {
    if (typeof name !== "string" || name === "") return [];
    if (!findSection(content, page, name)) return [noFile(content, page, name, at)];
    return list.indexOf(name) < at
      ? [problemAt(page, ["sections", at], `"${name}" is listed twice: keep one of them`)]
      : [];
  });
}

function noFile(content: Content, page: Entry, name: string, at: number): Problem {
  const sections = entriesOf(content, "section").filter((one) => one.page === page.name || !one.page);
  const names = [...new Set(sections.map((one) => one.name))];
  const { meant, words } = suggest(name, names, "file");
  const [own = ""] = sectionFiles(page.name, name);
  const remedy = /[,;]/.test(name)
    ? "Write one name on each line, each after a dash"
    : isName(name)
      ? `Write it in ${own}, or remove the name`
      : "Write the name of a file in the page's folder, or in content/shared";
  const isNear = meant !== undefined || words.startsWith(" Did");
  return problemAt(page, ["sections", at], `"${name}" has no file.${isNear ? words : ` ${remedy}`}`, "value", meant);
}

function unlistedProblem(section: Entry): Problem {
  const [nobody, page] = section.page
    ? ["the page does not show", fileOf("page", section.page)]
    : ["no page shows", "a page.md"];
  const message = `${nobody} this section: name "${section.name}" under "sections:" in ${page}, keep it for later with "draft: true", or delete the file`;
  return { file: section.file, line: 1, column: 1, message };
}
