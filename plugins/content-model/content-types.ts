export type ContentType = "site" | "page" | "section" | "photo" | "form";

interface ContentTypeFiles {
  title: string;
  /** The paths of its files. A word in angle brackets is a slug that an editor chooses. */
  files: readonly [string, ...string[]];
  /** Their GraphQL type. Each section names its own. */
  typeName?: string;
}

export const contentTypes: Readonly<Record<ContentType, ContentTypeFiles>> = {
  site: { title: "The company", files: ["content/site.md"], typeName: "Company" },
  page: { title: "A page", files: ["content/pages/<page>/page.md"], typeName: "Page" },
  section: { title: "A section", files: ["content/pages/<page>/<section>.md", "content/shared/<section>.md"] },
  photo: { title: "A photo", files: ["content/photos/<photo>.md"], typeName: "Photo" },
  form: { title: "A form", files: ["content/forms/<form>.md"], typeName: "Form" },
};

const all = Object.entries(contentTypes) as [ContentType, ContentTypeFiles][];

export const fileTypes: readonly string[] = all.flatMap(([, { typeName }]) => typeName ?? []);

/** `Photo` -> `photo`. */
export const contentTypeOf = (type: string): ContentType | undefined =>
  all.find(([, { typeName }]) => typeName === type)?.[0];

export const siteFile = contentTypes.site.files[0];

/** Names of files that Windows, macOS, Synology, Office and editors leave behind, for example "Thumbs.db", "~$hero.docx" and "hero.md~". */
const leftovers =
  /^(?:\.DS_Store|\.[_~#].*|~\$.*|#.*#|__MACOSX|@eaDir|desktop\.ini|(?:eh)?thumbs\.db|Icon\r|4913)$|(?:~|:Zone\.Identifier|\.(?:sw[a-p]|bak|orig|rej|tmp|part|crdownload))$/i;

export const isLeftover = (name: string): boolean => leftovers.test(name);

/** Whether a program, not an editor, keeps a file or folder, for example ".obsidian" or "Thumbs.db". */
export const isHiddenFile = (name: string): boolean => name.startsWith(".") || isLeftover(name);

export interface ContentPath {
  contentType: ContentType;
  /** The file's name without ".md"; for a page its folder's name. */
  slug: string;
  /** For a section: the folder of its page, or undefined for a shared one. */
  page?: string;
}

/** For `content/photos/<photo>.md`, a pattern with a group for the photo's slug. */
const patterns = all.flatMap(([contentType, { files }]) =>
  files
    .map((file) => file.replaceAll(".", "\\.").replaceAll(/<(\w+)>/g, "(?<$1>[^/]+(?<!\\.md))"))
    .map((pattern) => ({ contentType, pattern: new RegExp(`^${pattern}$`) })),
);

/** Parses a path such as "content/pages/about/story.md"; undefined if no content file may be there. */
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

/** The possible files of a page's section: its own before a shared one. */
export const sectionFiles = (page: string, section: string): string[] =>
  contentTypes.section.files
    .map((file) => withSlugs(file, "section", section, page))
    // The page's own file is beside its sections.
    .filter((file) => file !== contentPath("page", page));

const withSlugs = (file: string, contentType: ContentType, slug: string, page: string): string =>
  file.replace(`<${contentType}>`, () => slug).replace("<page>", () => page);

/** In characters. File systems allow 255 bytes for a name with its extension. */
export const longestSlug = 100;

/** Whether a file or folder may have this name. It becomes part of a URL. */
export const isSlug = (text: string): boolean => text.length <= longestSlug && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

/** Letters that have no decomposition into a plain one and a mark, in pairs with the plain ones. */
const plainLetters = new Map(
  "ø o ł l đ d ð d ħ h ŧ t ı i ĸ k ŋ n ß ss æ ae œ oe þ th".split(" ").map((letter, at, all) => [letter, all[at + 1]]),
);

/** `Our Terrace` -> `our-terrace`; "" if the text has no letter or digit. */
export const slugify = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z]/g, (letter) => plainLetters.get(letter) ?? letter)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longestSlug)
    .replace(/^-|-$/g, "");
