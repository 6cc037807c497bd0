import { readFrontmatter, unreadable, type Frontmatter } from "./frontmatter";
import { contentTypes, parseContentPath, type ContentPath } from "../content-types";
import { sectionTypeName } from "../schema/sdl";

/** One content file, read but not yet checked. */
export interface Entry extends Frontmatter, ContentPath {
  /** As in "content/pages/about/story.md". */
  file: string;
  /** Its GraphQL type, as in "StorySection"; undefined for a section without `type`. */
  typeName: string | undefined;
}

/** A file's text, or why it cannot be read, in an editor's words. */
export type Reading = string | { problem: string };

/** The last entry of each file, for as long as somebody uses it. */
const known = new Map<string, WeakRef<Entry>>();

/**
 * Reads one content file; undefined for a place where no content file can be. A file whose text is as it was keeps its entry, which
 * spares whoever keeps the content reading the YAML and the markdown of all files after each save.
 */
export function readEntry(file: string, read: (file: string) => Reading): Entry | undefined {
  const place = parseContentPath(file);
  if (!place) return undefined;
  const reading = read(file);
  const last = known.get(file)?.deref();
  if (last?.data && last.text === reading) return last;
  const frontmatter = typeof reading === "string" ? readFrontmatter(reading) : unreadable(reading.problem);
  const { type } = frontmatter.data ?? {};
  const typeName =
    contentTypes[place.contentType].typeName ?? (typeof type === "string" ? sectionTypeName(type) : undefined);
  const entry = { ...frontmatter, ...place, file, typeName };
  known.set(file, new WeakRef(entry));
  return entry;
}

/** The #anchor of a section. */
export const anchorOf = ({ data, slug }: Entry): string => (typeof data?.anchor === "string" ? data.anchor : slug);
