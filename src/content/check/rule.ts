import type { Content } from "../read/content";
import type { Entry } from "../read/entry";
import type { FieldPath } from "../read/frontmatter";
import { fieldName, type Problem } from "../problem";
import type { Types } from "../schema/sdl";

/** One kind of mistake: finds all of it in all of the content. */
export type Rule = (content: Content, types: Types) => Problem[];

/** A problem with a field of a file, placed at its value, or at its key. */
export const problemAt = (entry: Entry, path: FieldPath, message: string, what?: "key" | "value"): Problem => ({
  file: entry.file,
  ...entry.placeOf(path, what),
  ...(path.length > 0 && { field: fieldName(path) }),
  message,
});
