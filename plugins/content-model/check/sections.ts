import { anchorOf, entriesOf, questionAnchors, type Entry, type Content } from "../read/content";
import { slugify, contentPath, contentTypeOf, fileTypes, isSlug, sectionFiles } from "../content-types";
import type { Problem } from "../problem";
import { fieldsOf, isDerived, isRequired, sectionTypeNames, sectionTypeOf, type Types } from "../schema/sdl";
import { findSection, isDraft, sectionNames, sitePages } from "../read/pages";
import { fieldProblem, fileProblem, type Rule } from "./rule";
import { nearMiss, oneOf, suggest, suggestion } from "./suggest";

const suits = (fields: Entry["data"], typeName: string, types: Types): boolean =>
  fieldsOf(types, typeName).every((one) => isDerived(one) || !isRequired(one) || one.name.value in (fields ?? {}));

/** The misspelt name of a field in a file, if there is one. */
const misspeltName = ({ data }: Entry, field: string, known: readonly string[]): string | undefined =>
  Object.keys(data ?? {}).find((name) => name !== field && nearMiss(name, known) === field);

/** Each section has a type that exists. */
export const checkSectionTypes: Rule = (content, types) => {
  const known = sectionTypeNames(types).map(sectionTypeOf);
  return entriesOf(content, "section").flatMap((entry) => {
    const type = entry.data?.type ?? "";
    if (!entry.data || known.some((one) => one === type)) return [];
    const misspelt = type === "" && misspeltName(entry, "type", ["type"]);
    if (misspelt) return [fieldProblem(entry, [misspelt], 'is an unknown field. Did you mean "type"?', "key")];
    const isNamed = typeof type === "string" && type !== "";
    const other = isNamed ? undefined : contentTypeOf(fileTypes.find((name) => suits(entry.data, name, types)) ?? "");
    const slug = other === "page" && isHomeless(content, entry) ? (entry.page ?? "") : slugify(entry.slug);
    const move = `this is the file of a ${other}: move it to ${contentPath(other ?? "section", slug)}`;
    if (other) return [fieldProblem(entry, [], move)];
    const problem = isNamed ? `there is no section type "${type}"` : "is missing";
    const remedy = (isNamed && suggest(type, known)) || `: write ${oneOf(known)}`;
    return [fieldProblem(entry, ["type"], problem + remedy)];
  });
};

/** Each page has sections unless it is a draft, each section that a page names has a file, and each folder has a page. */
export const checkSectionLists: Rule = (content, types) => {
  const homeless = entriesOf(content, "section").filter((entry) => isHomeless(content, entry));
  // Other rules report the file of a page that has another name or place.
  const named = homeless
    .filter(({ data }) => data?.type === undefined && suits(data, "Page", types))
    .map(({ page }) => page);
  const misplaced = content.misplaced.map((file) => /^content\/pages\/([^/.]+)(?:\/page)?\./i.exec(file)?.[1]);
  const reported = new Set([...named, ...misplaced]);
  const lost = homeless.filter(({ page }) => !reported.has(page));
  const first = lost.filter(({ page }, at) => lost.findIndex((one) => one.page === page) === at);
  return [
    ...sitePages(content).flatMap(({ entry }) => listProblems(content, entry, types)),
    ...first.map(({ file, page = "" }) => {
      const message = `the folder has no page.md: write ${contentPath("page", page)}, or move the files of the folder`;
      return fileProblem(file, message);
    }),
  ];
};

const isHomeless = ({ entries }: Content, { page }: Entry): boolean =>
  page !== undefined && !entries.has(contentPath("page", page));

/** Sections that no page lists, except drafts. Other rules report invalid names, and files without a type or that cannot be parsed. */
export const findUnlisted: Rule = (content) => {
  const pages = sitePages(content);
  // An error in a page's list would make its sections seem unlisted.
  if (!pages.every(({ complete }) => complete)) return [];
  const shown = new Set(pages.flatMap(({ sections }) => sections));
  return entriesOf(content, "section")
    .filter((entry) => !shown.has(entry) && entry.data?.type !== undefined && !isDraft(entry) && isSlug(entry.slug))
    .filter((entry) => !isHomeless(content, entry))
    .map(({ file, slug, page }) => {
      const list = page === undefined ? "a page.md" : contentPath("page", page);
      const message = `no page lists this section: add "${slug}" under "sections:" in ${list}, or write "draft: true" here to keep it for later`;
      return fileProblem(file, message);
    });
};

function listProblems(content: Content, page: Entry, types: Types): Problem[] {
  const list: unknown = page.data && (page.data.sections ?? []);
  if (!Array.isArray(list)) return [];
  const none = 'is missing: name the sections of this page, or write "draft: true" until it has some';
  if (list.length === 0 && !isDraft(page)) {
    const known = fieldsOf(types, "Page").map(({ name }) => name.value);
    // Another rule reports a misspelt field.
    return misspeltName(page, "sections", known) ? [] : [fieldProblem(page, ["sections"], none)];
  }
  return list.flatMap((name: unknown, at) => {
    if (typeof name !== "string" || name === "") return [];
    if (!findSection(content, page, name)) return noFile(content, page, name, at);
    return list.indexOf(name) < at
      ? [fieldProblem(page, ["sections", at], `"${name}" is already listed: delete one of the two`)]
      : [];
  });
}

function noFile(content: Content, page: Entry, name: string, at: number): Problem[] {
  const sections = entriesOf(content, "section").filter((one) => one.page === page.slug || !one.page);
  // Another rule reports the invalid name or place of that file.
  if (content.misplaced.some((file) => `${file.toLowerCase()}.`.includes(`/${name}.`))) return [];
  if (sections.some((one) => !isSlug(one.slug) && [slugify(one.slug), one.slug.normalize()].includes(name.normalize())))
    return [];
  const headed = sections.find(({ data }) => data?.heading === name)?.slug;
  const alike = nearMiss(name, [...new Set(sections.map((one) => one.slug))]) ?? headed;
  const unlisted = sections.filter((one) => one.page === page.slug && !sectionNames(page).includes(one.slug));
  // The only file that the page does not list was probably renamed.
  const likely = alike ?? (unlisted.length === 1 ? unlisted[0]?.slug : undefined);
  const other = entriesOf(content, "section").find(({ slug }) => slug === name);
  const remedy = isSlug(name)
    ? `. Write it in ${sectionFiles(page.slug, name)[0]}, ${other ? `move ${other.file} to content/shared/ for several pages, ` : ""}or remove the name`
    : ". Write the name of one file on each line, after a dash and a space";
  const message = `"${name}" has no file${suggestion(likely && slugify(likely)) || remedy}`;
  return [fieldProblem(page, ["sections", at], message)];
}

/** Anchors are unique on each page. */
export const checkAnchors: Rule = (content) =>
  sitePages(content).flatMap(({ entry: page, sections }) =>
    [...new Set(sections)].flatMap((section, at, all) => {
      const questions = repeatedQuestions(section, all.slice(0, at), all);
      const anchor = anchorOf(section);
      const twin = all.find((one, nth) => nth < at && anchorOf(one) === anchor);
      if (!twin) return questions;
      const [own, other] = section.data?.anchor === undefined ? [twin, section] : [section, twin];
      const message = `is already the anchor of ${other.file}, which ${page.file} lists as well: choose one other than "${anchor}"`;
      return [fieldProblem(own, ["anchor"], message), ...questions];
    }),
  );

/** The questions of a section whose anchor one before them has, or a section. */
const repeatedQuestions = (section: Entry, before: readonly Entry[], all: readonly Entry[]): Problem[] =>
  questionAnchors(section).flatMap((anchor, at, own) => {
    const asked = own.indexOf(anchor) < at ? section : before.find((one) => questionAnchors(one).includes(anchor));
    const other = all.find((one) => anchorOf(one) === anchor) ?? asked;
    if (anchor === "" || !other) return [];
    const message = `has the anchor "#${anchor}", as ${other.file} has: change the words${other === section ? ", or delete one of the two" : ""}`;
    return [fieldProblem(section, ["questions", at, "question"], message)];
  });
