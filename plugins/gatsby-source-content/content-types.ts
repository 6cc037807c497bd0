/** What a content file describes. */
export type ContentType = "site" | "page" | "section" | "photo" | "form";

interface ContentTypeFiles {
  /** As the documentation calls one of them. */
  title: string;
  /** Where they are. A word in angle brackets is a slug that an editor chooses. */
  files: readonly [string, ...string[]];
  /** Their GraphQL type. Each section names its own. */
  typeName?: string;
}

/** Every content type: the only list of them. */
export const contentTypes: Readonly<Record<ContentType, ContentTypeFiles>> = {
  site: { title: "The company", files: ["content/site.md"], typeName: "Company" },
  page: { title: "A page", files: ["content/pages/<page>/page.md"], typeName: "Page" },
  section: { title: "A section", files: ["content/pages/<page>/<section>.md", "content/shared/<section>.md"] },
  photo: { title: "A photo", files: ["content/photos/<photo>.md"], typeName: "Photo" },
  form: { title: "A form", files: ["content/forms/<form>.md"], typeName: "Form" },
};

const all = Object.entries(contentTypes) as [ContentType, ContentTypeFiles][];

/** The GraphQL types that have files of their own; the types of sections come beside them. */
export const fileTypes: readonly string[] = all.flatMap(([, { typeName }]) => typeName ?? []);

/** As in "Photo" -> `photo`. */
export const contentTypeOf = (type: string): ContentType | undefined =>
  all.find(([, { typeName }]) => typeName === type)?.[0];

/** The file that says who the company is. */
export const siteFile = contentTypes.site.files[0];

/** Files and folders that programs keep beside an editor's own: ".DS_Store", ".obsidian", "hero.md~". */
export const isHiddenFile = (name: string): boolean => name.startsWith(".") || name.endsWith("~");

/** What the path of a file says about it. */
export interface ContentPath {
  contentType: ContentType;
  /** The file's name without ".md"; for a page its folder's name. */
  slug: string;
  /** For a section: the folder of its page, or undefined for a shared one. */
  page?: string;
}

const patterns = all.flatMap(([contentType, { files }]) =>
  files.map((file) => ({ contentType, pattern: patternOf(file) })),
);

/** `content/photos/<photo>.md` -> a pattern with a group for the photo's name. */
function patternOf(file: string): RegExp {
  return new RegExp(`^${file.replaceAll(".", "\\.").replaceAll(/<(\w+)>/g, "(?<$1>[^/]+)")}$`);
}

/** Parses a path such as "content/pages/about/story.md"; undefined where no content belongs. */
export function parseContentPath(file: string): ContentPath | undefined {
  for (const { contentType, pattern } of patterns) {
    const found = pattern.exec(file);
    if (!found) continue;
    const { [contentType]: slug = contentType, page } = found.groups ?? {};
    return { contentType, slug, ...(contentType === "section" && page !== undefined && { page }) };
  }
  return undefined;
}

/** The path of a content file: `contentPath("photo", "terrace")` -> `content/photos/terrace.md`. A section also needs its page. */
export const contentPath = (contentType: ContentType, slug: string, page = ""): string =>
  withSlugs(contentTypes[contentType].files[0], contentType, slug, page);

/** The files that a page can mean by the slug of a section: its own before a shared one. */
export const sectionFiles = (page: string, section: string): string[] =>
  contentTypes.section.files.map((file) => withSlugs(file, "section", section, page));

const withSlugs = (file: string, contentType: ContentType, slug: string, page: string): string =>
  file.replace(`<${contentType}>`, () => slug).replace("<page>", () => page);

/** Characters of a slug; file systems allow 255 for a name with its ending. */
export const longestSlug = 100;

/** Whether a file or folder may have this name, which becomes part of a path or an anchor. */
export const isSlug = (text: string): boolean => text.length <= longestSlug && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

/** `Our Terrace` -> `our-terrace`; "" if no character can be kept. */
export const slugify = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longestSlug)
    .replace(/^-|-$/g, "");
