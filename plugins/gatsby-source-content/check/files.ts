import { entriesOf, type Content } from "../read/content";
import { isPictureName } from "../read/picture";
import { asName, fileOf, isName, kinds, longestName, siteFile, type Kind } from "../kinds";
import type { Entry } from "../read/entry";
import type { Problem } from "../problem";
import { isSectionName, sectionTypeName, type Types } from "../schema/sdl";
import { fileProblem } from "./rule";
import { nearMiss } from "./suggest";

/** Each file can be read and is in a folder for its kind, and the files that every site needs are there. */
export function checkFiles(content: Content, types: Types): Problem[] {
  const entries = [...content.entries.values()];
  return [
    ...entries.flatMap(({ file, problems }) => problems.map((problem) => ({ file, ...problem }))),
    ...content.strays.map((file) => fileProblem(file, strayMessage(file))),
    ...entries.flatMap((entry) => [...nameProblem(entry), ...misplacedProblem(entry, types)]),
    ...(content.entries.has(siteFile)
      ? []
      : [fileProblem(siteFile, "the file is missing: write the company's name, phone number and email address in it")]),
    ...(entriesOf(content, "page").length === 0
      ? [fileProblem("content/pages", "there is no page: write content/pages/home/page.md")]
      : []),
  ];
}

function strayMessage(file: string): string {
  if (/\.(markdown|mdx|mdown|txt|MD)$/.test(file)) return "the name of a content file must end in .md: rename the file";
  if (isPictureName(file))
    return "an image can only be in content/photos/: move it there, beside the file of the photo that names it";
  if (!file.endsWith(".md"))
    return "only markdown files (.md) can be in content/: move files for visitors to download to static/";
  if (/^content\/pages\/[^/]+\.md$/.test(file))
    return `a page must be a folder: move this file to ${file.replace(/\.md$/, "")}/page.md`;
  return "no content file can be here: move it to content/pages/<page>/, content/shared/, content/photos/ or content/forms/";
}

/** Names become addresses and anchors. */
function nameProblem({ file, kind, name, page }: Entry): Problem[] {
  const wrong = [page, name].find((one) => one !== undefined && !isName(one));
  if (wrong === undefined || (kind === "section" && isMisspeltPage(name))) return [];
  const what = wrong === name && kind !== "page" ? "file" : "folder";
  if (wrong.length > longestName)
    return [fileProblem(file, `the ${what} name is too long: ${wrong.length} characters (maximum ${longestName})`)];
  const better = asName(wrong);
  const message = `"${wrong}" cannot be a ${what} name: rename it in small letters, digits and dashes${better && `, for example "${better}"`}`;
  return [fileProblem(file, message)];
}

const isMisspeltPage = (name: string): boolean => name !== "page" && nearMiss(name, ["page"]) === "page";

/** A file whose fields are those of another kind of file. */
function misplacedProblem(entry: Entry, types: Types): Problem[] {
  const looks = looksLike(entry, types);
  if (!looks || looks === entry.kind) return [];
  const folders = kinds[looks].files.map((file) => file.replace(/[^/]+$/, "")).join(" or ");
  const place = looks === "page" ? `rename it to ${fileOf("page", entry.page ?? entry.name)}` : `move it to ${folders}`;
  return [fileProblem(entry.file, `this file has the fields of a ${looks}: ${place}`)];
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
