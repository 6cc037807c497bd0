import type { Content } from "../read/content";
import type { Entry } from "../read/entry";
import type { FieldPath } from "../read/frontmatter";
import { fieldName, type Problem } from "../problem";
import type { Types } from "../schema/sdl";

/** Finds every mistake of one kind in the content. */
export type Rule = (content: Content, types: Types) => Problem[];

/** A problem with a field of a file; its place is the value, or the key. */
export const problemAt = (entry: Entry, path: FieldPath, message: string, what?: "key" | "value"): Problem => ({
  file: entry.file,
  ...entry.placeOf(path, what),
  ...(path.length > 0 && { field: fieldName(path) }),
  message,
});
