import type { Content } from "../read/content";
import type { Entry } from "../read/entry";
import { placeIn, type FieldPath, type Range } from "../read/places";
import { fieldName, type Problem } from "../problem";
import { remember } from "../remember";
import type { Types } from "../schema/sdl";
import { printValue } from "../write/print-yaml";

/** Finds every mistake of one kind in the content. */
export type Rule = (content: Content, types: Types) => Problem[];

/** A rule that looks at each file by itself, and keeps what it has found in one for as long as that stays as it was. */
export function inEach(find: (entry: Entry, types: Types) => readonly Problem[]): Rule {
  const found = remember((types: Types) => remember((entry: Entry) => find(entry, types)));
  return ({ entries }, types) => [...entries.values()].flatMap(found(types));
}

/** A problem with some characters of a file, which `meant` is to be written in place of. */
export const problemIn = ({ file, plain }: Entry, range: Range, message: string, meant?: string): Problem => ({
  file,
  ...placeIn(plain, range[0]),
  message,
  ...(meant !== undefined && { mend: { range, text: meant } }),
});

/** A problem with a field of a file; its place is the value, or the key, which `meant` is to be written in place of. */
export function problemAt(
  entry: Entry,
  path: FieldPath,
  message: string,
  what?: "key" | "value",
  meant?: unknown,
): Problem {
  const isCertain = meant !== undefined && writtenIn(entry, path, what) !== undefined;
  const text = isCertain ? printValue(meant, undefined, "") : undefined;
  const field = path.length > 0 && { field: fieldName(path) };
  return { ...problemIn(entry, entry.rangeOf(path, what), message, text), ...field };
}

/** A problem with some signs in a field's text, which `meant` is to stand in place of. */
export function problemWithin(entry: Entry, path: FieldPath, message: string, sign: string, meant?: string): Problem {
  const problem = problemAt(entry, path, message);
  const [before = "", ...rest] = writtenIn(entry, path)?.split(sign) ?? [];
  if (meant === undefined || rest.length !== 1) return problem;
  const at = entry.rangeOf(path)[0] + before.length;
  return { ...problem, mend: { range: [at, at + sign.length], text: meant } };
}

/** What is written in a field, or as its name, just as it stands there; undefined if it is not on one line. */
export function writtenIn(entry: Entry, path: FieldPath, what?: "key" | "value"): string | undefined {
  const written = entry.plain.slice(...entry.rangeOf(path, what));
  return written === "" || written.includes("\n") ? undefined : written;
}

/** A problem with a whole file, or a folder. */
export const problemOf = (file: string, message: string): Problem => ({ file, line: 1, column: 1, message });
