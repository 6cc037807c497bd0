import type { Content } from "../read/content";
import type { Entry } from "../read/entry";
import type { FieldPath } from "../read/places";
import { fieldName, type Problem } from "../problem";
import { rewrite, writtenIn } from "./mend";
import type { Types } from "../schema/sdl";

/** Finds every mistake of one kind in the content. */
export type Rule = (content: Content, types: Types) => Problem[];

/** A problem with a field of a file; its place is the value, or the key, which `meant` is to be written in place of. */
export function problemAt(
  entry: Entry,
  path: FieldPath,
  message: string,
  what?: "key" | "value",
  meant?: unknown,
): Problem {
  const mend = meant === undefined ? undefined : rewrite(entry, path, meant, what);
  const field = path.length > 0 ? { field: fieldName(path) } : {};
  return { file: entry.file, ...entry.placeOf(path, what), ...field, message, ...(mend && { mend }) };
}

/** A problem with some signs in a field's text, which `meant` is to stand in place of. */
export function problemWithin(entry: Entry, path: FieldPath, message: string, sign: string, meant?: string): Problem {
  const problem = problemAt(entry, path, message);
  const [from = 0] = entry.spanOf(path) ?? [];
  const parts = writtenIn(entry, path)?.split(sign) ?? [];
  if (meant === undefined || parts.length !== 2) return problem;
  const at = from + (parts[0]?.length ?? 0);
  return { ...problem, mend: { range: [at, at + sign.length], text: meant } };
}
