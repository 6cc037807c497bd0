import {
  contentPath,
  contentTypes,
  isHiddenFile,
  parseContentPath,
  slugify,
  type ContentPath,
  type ContentType,
} from "../content-types";
import { recordsIn } from "../record";
import { sectionTypeName } from "../schema/sdl";
import { readFrontmatter, unreadable, type Frontmatter } from "./frontmatter";
import type { FileText } from "./markdown";
import type { PlaceholderValues } from "./placeholders";
import { sitePlaceholders } from "./site-placeholders";

/** The upright size of an image in pixels, or its problem. */
export type ImageInfo = { width: number; height: number } | { problem: string };

export const isImageName = (file: string): boolean =>
  /\.(jpe?g|png|webp|avif|heic|heif|svg|gif|tiff?|bmp)$/i.test(file);

/** Everything below `content/`, parsed but not yet checked. */
export interface Content {
  /** By file, for example "content/pages/about/story.md". */
  entries: ReadonlyMap<string, Entry>;
  /** By file, for example "content/photos/front-door.jpg". */
  images: ReadonlyMap<string, ImageInfo>;
  /** The files below `static/` and `src/pages/`, for example "static/favicon.svg". */
  servedFiles: readonly string[];
  misplaced: readonly string[];
  placeholders: PlaceholderValues;
}

/** Parses content from a list of files, for example "content/site.md", and functions that read a text and an image. */
export function contentFrom(
  files: readonly string[],
  read: (file: string) => Reading,
  readImage: (file: string) => ImageInfo,
  servedFiles: readonly string[],
): Content {
  const entries = new Map<string, Entry>();
  const images = new Map<string, ImageInfo>();
  const misplaced: string[] = [];
  for (const file of files) {
    if (file.split("/").some(isHiddenFile)) continue;
    const entry = file.endsWith(".md") ? readEntry(file, read) : undefined;
    if (entry) entries.set(file, entry);
    else if (/^content\/photos\/[^/]+$/.test(file) && isImageName(file)) images.set(file, readImage(file));
    else misplaced.push(file);
  }
  return { entries, images, servedFiles, misplaced, placeholders: sitePlaceholders(entries) };
}

/** The file of a photo's image, for example "content/photos/front-door.jpg"; undefined for a stock photo. */
export const imageFile = ({ data }: Pick<Entry, "data">): string | undefined =>
  typeof data?.image === "string" ? `content/photos/${data.image}` : undefined;

/** The size of its image, or its problem; undefined if there is no such file. */
export const imageOf = (content: Content, photo: Entry): ImageInfo | undefined =>
  content.images.get(imageFile(photo) ?? "");

export const entriesOf = (content: Content, contentType: ContentType): Entry[] =>
  [...content.entries.values()].filter((entry) => entry.contentType === contentType);

/** A photo or form by its slug: `findNamed(content, "photo", "terrace")`. */
export const findNamed = (content: Content, contentType: ContentType, slug: string): Entry | undefined =>
  content.entries.get(contentPath(contentType, slug));

/** One content file, parsed but not yet checked. */
export interface Entry extends Frontmatter, FileText, ContentPath {
  /** For example "content/pages/about/story.md". */
  file: string;
  /** Its GraphQL type, for example "StorySection"; undefined for a section without `type`. */
  typeName: string | undefined;
}

/** A file's text, or the reason why it cannot be read. */
export type Reading = string | { problem: string };

export const lastEntries = new Map<string, Entry>();

/** Parses one content file; undefined if none may be at this path. An unchanged file keeps its entry, so a save costs the parsing of one. */
export function readEntry(file: string, read: (file: string) => Reading): Entry | undefined {
  const parsed = parseContentPath(file);
  if (!parsed) return undefined;
  const reading = read(file);
  const last = lastEntries.get(file);
  if (last?.data && last.text === reading) return last;
  const written = typeof reading === "string" ? readFrontmatter(reading) : unreadable(reading.problem);
  const { type, heading } = written.data ?? {};
  // In another folder, a section's file would have a problem for each of its fields.
  const isSection = ["photo", "form"].includes(parsed.contentType) && type !== undefined && heading !== undefined;
  const misplaced = "this is the file of a section: move it to the folder of its page, in content/pages/";
  const frontmatter = isSection ? unreadable(misplaced) : written;
  const typeName =
    contentTypes[parsed.contentType].typeName ?? (typeof type === "string" ? sectionTypeName(type) : undefined);
  const entry = { ...frontmatter, ...parsed, file, typeName };
  lastEntries.set(file, entry);
  return entry;
}

export const anchorOf = ({ data, slug }: Entry): string => (typeof data?.anchor === "string" ? data.anchor : slug);

/** The anchors of a section's questions, in order; "" for one without Latin letters and digits. */
export const questionAnchors = ({ data }: Entry): string[] =>
  recordsIn(data?.questions).map(({ question }) => (typeof question === "string" ? slugify(question) : ""));

export const hasAnchor = (section: Entry, anchor: string): boolean =>
  [anchorOf(section), ...questionAnchors(section)].includes(anchor);
