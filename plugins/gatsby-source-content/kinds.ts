/** What a content file is. */
export type Kind = "site" | "page" | "section" | "photo" | "form";

interface FilesOfKind {
  /** What one of them is, in the handbook's words. */
  title: string;
  /** Where they stand. A word in angle brackets is a name that an editor chooses. */
  files: readonly [string, ...string[]];
  /** Their GraphQL type. Each section names its own. */
  typeName?: string;
}

/** Every kind of content file: the one list that reading, checking, querying and the handbook follow. */
export const kinds: Readonly<Record<Kind, FilesOfKind>> = {
  site: { title: "The company", files: ["content/site.md"], typeName: "Company" },
  page: { title: "A page", files: ["content/pages/<page>/page.md"], typeName: "Page" },
  section: { title: "A section", files: ["content/pages/<page>/<section>.md", "content/shared/<section>.md"] },
  photo: { title: "A photo", files: ["content/photos/<photo>.md"], typeName: "Photo" },
  form: { title: "A form", files: ["content/forms/<form>.md"], typeName: "Form" },
};

const all = Object.entries(kinds) as [Kind, FilesOfKind][];

/** The GraphQL types that have files of their own; the types of sections come beside them. */
export const fileTypes: readonly string[] = all.flatMap(([, { typeName }]) => typeName ?? []);

/** As in "Photo" -> `photo`. */
export const kindOfType = (type: string): Kind | undefined => all.find(([, { typeName }]) => typeName === type)?.[0];

/** The file that says who the company is. */
export const siteFile = kinds.site.files[0];

/** Files and folders that programs keep beside an editor's own: ".DS_Store", ".obsidian", "hero.md~". */
export const isPrivate = (name: string): boolean => name.startsWith(".") || name.endsWith("~");

/** What the place of a file says about it. */
export interface Placed {
  kind: Kind;
  /** The file's name without ".md"; for a page its folder's name. */
  name: string;
  /** For a section: the page's folder that it stands in, or undefined for a shared one. */
  page?: string;
}

const patterns = all.flatMap(([kind, { files }]) => files.map((file) => ({ kind, pattern: patternOf(file) })));

/** `content/photos/<photo>.md` -> a pattern with a group for the photo's name. */
function patternOf(file: string): RegExp {
  return new RegExp(`^${file.replaceAll(".", "\\.").replaceAll(/<(\w+)>/g, "(?<$1>[^/]+)")}$`);
}

/** What a file is by its place, as in "content/pages/about/story.md"; undefined where no content belongs. */
export function placed(file: string): Placed | undefined {
  for (const { kind, pattern } of patterns) {
    const found = pattern.exec(file);
    if (!found) continue;
    const { [kind]: name = kind, page } = found.groups ?? {};
    return { kind, name, ...(kind === "section" && page !== undefined && { page }) };
  }
  return undefined;
}

/** The file of a name: `fileOf("photo", "terrace")` -> `content/photos/terrace.md`. A section also needs its page. */
export const fileOf = (kind: Kind, name: string, page = ""): string => named(kinds[kind].files[0], kind, name, page);

/** The files that a page can mean by the name of a section: its own before a shared one. */
export const sectionFiles = (page: string, section: string): string[] =>
  kinds.section.files.map((file) => named(file, "section", section, page));

const named = (file: string, kind: Kind, name: string, page: string): string =>
  file.replace(`<${kind}>`, () => name).replace("<page>", () => page);

/** Characters of a name; file systems take 255 with what is added to it. */
export const longestName = 100;

/** Whether a file or folder may have this name, which becomes an address or an anchor. */
export const isName = (name: string): boolean => name.length <= longestName && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);

/** The nearest name that may be used: `Our Terrace` -> `our-terrace`; "" where nothing of it may. */
export const asName = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longestName)
    .replace(/^-|-$/g, "");
