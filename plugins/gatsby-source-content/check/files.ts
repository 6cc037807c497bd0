import { entriesOf, type Content } from "../read/content";
import { isPictureName } from "../read/picture";
import { asName, fileOf, isName, kinds, siteFile, type Kind } from "../kinds";
import type { Entry } from "../read/entry";
import type { Problem } from "../problem";
import { isSectionName, sectionTypeName, type Types } from "../schema/sdl";
import { problemOf } from "./rule";
import { nearMiss } from "./suggest";

/** Each file can be read and is in a folder for its kind, and the files that every site needs are there. */
export function checkFiles(content: Content, types: Types): Problem[] {
  const entries = [...content.entries.values()];
  return [
    ...entries.flatMap(({ file, problems }) => problems.map((problem) => ({ file, ...problem }))),
    ...content.strays.map((file) => problemOf(file, strayMessage(file))),
    ...entries.flatMap((entry) => [...nameProblem(entry), ...misplacedProblem(entry, types)]),
    ...(content.entries.has(siteFile)
      ? []
      : [problemOf(siteFile, "the file is missing: it holds the company's name, phone and addresses")]),
    ...(entriesOf(content, "page").length === 0
      ? [problemOf("content/pages", "there is no page: write content/pages/home/page.md")]
      : []),
  ];
}

function strayMessage(file: string): string {
  if (/\.(markdown|mdx|mdown|txt|MD)$/.test(file)) return "the name of a content file ends in .md";
  if (isPictureName(file)) return "a picture belongs in content/photos/, beside the file of the photo that names it";
  if (!file.endsWith(".md"))
    return "only markdown files (.md) can be in content/: move a file that is to be copied as it is to static/";
  if (/^content\/pages\/[^/]+\.md$/.test(file))
    return `a page is a folder: move this file to ${file.replace(/\.md$/, "")}/page.md`;
  return "a content file cannot be here: move it to content/pages/<page>/, content/shared/, content/photos/ or content/forms/";
}

/** Names become addresses and anchors. */
function nameProblem({ file, kind, name, page }: Entry): Problem[] {
  const wrong = [page, name].find((one) => one !== undefined && !isName(one));
  if (wrong === undefined || (kind === "section" && isMisspeltPage(name))) return [];
  const what = wrong === name && kind !== "page" ? "file" : "folder";
  const better = asName(wrong);
  const message = `"${wrong}" cannot be a ${what} name: use small letters, digits and dashes${better && `, like "${better}"`}`;
  return [problemOf(file, message)];
}

const isMisspeltPage = (name: string): boolean => name !== "page" && nearMiss(name, ["page"]) === "page";

/** A file whose fields are those of another kind of file. */
function misplacedProblem(entry: Entry, types: Types): Problem[] {
  const looks = looksLike(entry, types);
  if (!looks || looks === entry.kind) return [];
  const folders = kinds[looks].files.map((file) => file.replace(/[^/]+$/, "")).join(" or ");
  const place =
    looks === "page"
      ? `its name must be ${fileOf("page", entry.page ?? entry.name)}`
      : `${looks}s belong in ${folders}`;
  return [problemOf(entry.file, `this looks like a ${looks}: ${place}`)];
}

/** The kind of file that its fields suggest; undefined if they suggest none. */
export function looksLike({ data, kind, name }: Entry, types: Types): Exclude<Kind, "site"> | undefined {
  if (!data || kind === "site") return undefined;
  const type = typeof data.type === "string" ? sectionTypeName(data.type) : "";
  const section = isSectionName(type) && types.has(type) ? "section" : undefined;
  if (section && kind === "section") return section;
  if ("sections" in data && ("path" in data || isMisspeltPage(name))) return "page";
  if ("questions" in data && "recipient" in data) return "form";
  if (("source" in data || "picture" in data) && "alt" in data) return "photo";
  return section;
}

export const isMisplaced = (entry: Entry, types: Types): boolean => misplacedProblem(entry, types).length > 0;
