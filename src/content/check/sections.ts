import { entriesOf, type Content } from "../content";
import { sectionFiles, type Entry } from "../entry";
import type { Problem } from "../problem";
import { sectionTypeNames, sectionWord, type Types } from "../sdl";
import { problemAt } from "./rule";
import { didYouMean, oneOf } from "./suggest";

/** Each section is of a kind that exists. */
export function checkSectionTypes(content: Content, types: Types): Problem[] {
  const words = sectionTypeNames(types).map(sectionWord);
  return entriesOf(content, "section").flatMap((entry) => {
    if (!entry.data || (entry.typeName && types.has(entry.typeName))) return [];
    const { type } = entry.data;
    if (type === undefined) return [problemAt(entry, ["type"], `missing. Write the kind of section: ${oneOf(words)}`)];
    return [
      problemAt(
        entry,
        ["type"],
        `"${String(type)}" is no kind of section: write ${oneOf(words)}.${didYouMean(String(type), words)}`,
      ),
    ];
  });
}

/** Each section that a page names has a file, and each section file is named by a page. */
export function checkSectionLists(content: Content): Problem[] {
  const named = new Set<string>();
  const problems = entriesOf(content, "page").flatMap((page) =>
    sectionNames(page).flatMap((name, at) => {
      const file = sectionFiles(page.name, name).find((one) => content.entries.has(one));
      if (file) named.add(file);
      return file
        ? []
        : [problemAt(page, ["sections", at], `"${name}" has no file.${suggestFile(content, page, name)}`)];
    }),
  );
  const unlisted = entriesOf(content, "section").filter((section) => !named.has(section.file));
  return [...problems, ...unlisted.map((section) => unlistedProblem(content, section))];
}

/** The names under `sections:` that are texts; others are told by the fields' check. */
export function sectionNames(page: Entry): string[] {
  const names: unknown = page.data?.sections;
  return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
}

function suggestFile(content: Content, page: Entry, name: string): string {
  const near = entriesOf(content, "section").filter((one) => one.page === page.name || !one.page);
  const [own] = sectionFiles(page.name, name);
  const suggestion = didYouMean(
    name,
    near.map((one) => one.name),
    (word) => ` (${near.find((one) => one.name === word)?.file ?? ""})`,
  );
  return suggestion || ` Write it in ${own}, or take the name away`;
}

function unlistedProblem(content: Content, section: Entry): Problem {
  const page = section.page && `content/pages/${section.page}/page.md`;
  const message = !page
    ? `no page shows this section: name "${section.name}" under "sections:" in a page.md, or delete the file`
    : content.entries.has(page)
      ? `the page does not show this section: name "${section.name}" under "sections:" in ${page}, or delete the file`
      : `the folder has no page.md: write ${page}, or move this file`;
  return { file: section.file, line: 1, column: 1, message };
}
