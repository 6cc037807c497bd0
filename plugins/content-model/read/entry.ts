import { readFrontmatter, unreadable, type Frontmatter } from "./frontmatter";
import { contentTypes, parseContentPath, slugify, type ContentPath } from "../content-types";
import { recordsIn } from "../record";
import { sectionTypeName } from "../schema/sdl";

/** One content file, parsed but not yet checked. */
export interface Entry extends Frontmatter, ContentPath {
  /** For example "content/pages/about/story.md". */
  file: string;
  /** Its GraphQL type, for example "StorySection"; undefined for a section without `type`. */
  typeName: string | undefined;
}

/** A file's text, or the reason why it cannot be read. */
export type Reading = string | { problem: string };

/** The last entry of each file. */
const cache = new Map<string, Entry>();

/** Parses one content file; undefined if none may be at this path. An unchanged file keeps its entry, so a save costs the parsing of one. */
export function readEntry(file: string, read: (file: string) => Reading): Entry | undefined {
  const parsed = parseContentPath(file);
  if (!parsed) return undefined;
  const reading = read(file);
  const last = cache.get(file);
  if (last?.data && last.text === reading) return last;
  const frontmatter = typeof reading === "string" ? readFrontmatter(reading) : unreadable(reading.problem);
  const { type } = frontmatter.data ?? {};
  const typeName =
    contentTypes[parsed.contentType].typeName ?? (typeof type === "string" ? sectionTypeName(type) : undefined);
  const entry = { ...frontmatter, ...parsed, file, typeName };
  cache.set(file, entry);
  return entry;
}

export const anchorOf = ({ data, slug }: Entry): string => (typeof data?.anchor === "string" ? data.anchor : slug);

/** The anchors of a section's questions, in order; "" for one without Latin letters and digits. */
export const questionAnchors = ({ data }: Entry): string[] =>
  recordsIn(data?.questions).map(({ question }) => (typeof question === "string" ? slugify(question) : ""));

export const hasAnchor = (section: Entry, anchor: string): boolean =>
  [anchorOf(section), ...questionAnchors(section)].includes(anchor);
