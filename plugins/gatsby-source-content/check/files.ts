import { entriesOf, type Content } from "../read/content";
import { isPictureName } from "../read/picture";
import { asName, fileOf, isName, kinds, siteFile, type Kind } from "../kinds";
import type { Entry } from "../read/entry";
import type { Problem } from "../problem";
import { isSectionName, sectionTypeName, type Types } from "../schema/sdl";
import { nearMiss } from "./suggest";

/** Each file can be read and is in a folder for its kind, and the files that every site needs are there. */
export function checkFiles(content: Content, types: Types): Problem[] {
  const entries = [...content.entries.values()];
  const unreadable = entries.flatMap(({ file, problems }) => problems.map((problem) => ({ file, ...problem })));
  const strays = content.strays.map((file) => start(file, strayMessage(file)));
  const named = entries.flatMap((entry) => nameProblem(entry));
  const misplaced = entries.flatMap((entry) => misplacedProblem(entry, types));
  return [...unreadable, ...strays, ...named, ...misplaced, ...missing(content)];
}

function missing(content: Content): Problem[] {
  const problems: Problem[] = [];
  if (!content.entries.has(siteFile))
    problems.push(start(siteFile, "the file is missing: it holds the company's name, phone and addresses"));
  if (entriesOf(content, "page").length === 0)
    problems.push(start("content/pages", "there is no page: write content/pages/home/page.md"));
  return problems;
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
  const better = asName(wrong);
  return [
    start(
      file,
      `"${wrong}" cannot be a ${wrong === name && kind !== "page" ? "file" : "folder"} name: use small letters, digits and dashes${better && `, like "${better}"`}`,
    ),
  ];
}

const isMisspeltPage = (name: string): boolean => name !== "page" && nearMiss(name, ["page"]) === "page";

/** A file whose fields are those of another kind of file. */
function misplacedProblem(entry: Entry, types: Types): Problem[] {
  const looks = looksLike(entry, types);
  if (!looks || looks === entry.kind) return [];
  if (looks === "page")
    return [start(entry.file, `this looks like a page: its name must be ${fileOf("page", entry.page ?? entry.name)}`)];
  return [start(entry.file, `this looks like a ${looks}: ${looks}s belong in ${foldersOf(looks)}`)];
}

const foldersOf = (kind: Kind): string => kinds[kind].files.map((file) => file.replace(/[^/]+$/, "")).join(" or ");

/** The kind of file that its fields suggest; undefined if they suggest none. */
export function looksLike({ data, kind, name, typeName }: Entry, types: Types): Exclude<Kind, "site"> | undefined {
  if (!data || kind === "site") return undefined;
  if (typeName && isSectionName(typeName) && types.has(typeName)) return "section";
  if ("sections" in data && ("path" in data || isMisspeltPage(name))) return "page";
  if ("questions" in data && "recipient" in data) return "form";
  if (("source" in data || "picture" in data) && "alt" in data) return "photo";
  if ("type" in data && kind !== "section" && types.has(typeNameOf(data.type))) return "section";
  return undefined;
}

const typeNameOf = (type: unknown): string => (typeof type === "string" ? sectionTypeName(type) : "");

export const isMisplaced = (entry: Entry, types: Types): boolean => misplacedProblem(entry, types).length > 0;

const start = (file: string, message: string): Problem => ({ file, line: 1, column: 1, message });
