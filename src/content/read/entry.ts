import { readFrontmatter, unreadable, type Frontmatter } from "./frontmatter";
import { isRecord } from "../../record";
import { sectionTypeName } from "../schema/sdl";

/** What a content file is, told by where it stands. */
export type Kind = "site" | "page" | "section" | "photo" | "form";

/** One content file, read but not yet checked. */
export interface Entry extends Frontmatter {
  /** As in "content/pages/about/story.md". */
  file: string;
  kind: Kind;
  /** The file's name without ".md"; for a page its folder's name. */
  name: string;
  /** For a section: the page's folder that it stands in, or undefined for a shared one. */
  page?: string;
  /** The GraphQL type that the file says it is, as in "StorySection"; undefined where a section does not say. */
  typeName: string | undefined;
}

/** The folders of `content/`, and what their files are. */
const places: readonly { kind: Kind; pattern: RegExp; typeName?: string }[] = [
  { kind: "site", pattern: /^content\/(?<name>site)\.md$/, typeName: "Company" },
  { kind: "page", pattern: /^content\/pages\/(?<name>[^/]+)\/page\.md$/, typeName: "Page" },
  { kind: "section", pattern: /^content\/pages\/(?<page>[^/]+)\/(?<name>[^/]+)\.md$/ },
  { kind: "section", pattern: /^content\/shared\/(?<name>[^/]+)\.md$/ },
  { kind: "photo", pattern: /^content\/photos\/(?<name>[^/]+)\.md$/, typeName: "Photo" },
  { kind: "form", pattern: /^content\/forms\/(?<name>[^/]+)\.md$/, typeName: "Form" },
];

/** A file's text, or in an editor's words what stops it from being read. */
export type Reading = string | { problem: string };

/** Reads one content file; undefined where no content file belongs. */
export function readEntry(file: string, read: (file: string) => Reading): Entry | undefined {
  for (const { kind, pattern, typeName } of places) {
    const found = pattern.exec(file);
    if (!found?.groups?.name) continue;
    const reading = read(file);
    const frontmatter = typeof reading === "string" ? readFrontmatter(reading) : unreadable(reading.problem);
    return {
      ...frontmatter,
      file,
      kind,
      name: found.groups.name,
      ...(found.groups.page && { page: found.groups.page }),
      typeName: typeName ?? sectionType(frontmatter.data),
    };
  }
  return undefined;
}

function sectionType(data: unknown): string | undefined {
  return isRecord(data) && typeof data.type === "string" ? sectionTypeName(data.type) : undefined;
}

/** The #anchor of a section. */
export const anchorOf = ({ data, name }: Entry): string => (typeof data?.anchor === "string" ? data.anchor : name);

/** The file of a section that a page names: its own before a shared one. */
export const sectionFiles = (page: string, section: string): [own: string, shared: string] => [
  `content/pages/${page}/${section}.md`,
  `content/shared/${section}.md`,
];
