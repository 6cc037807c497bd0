import type { Content } from "../read/content";
import type { Entry } from "../read/entry";
import { placeIn, type FieldPath, type Range } from "../read/places";
import { fieldName, type Problem } from "../problem";
import { memoize } from "../memoize";
import type { Types } from "../schema/sdl";

/** Finds every problem of one kind in the content. */
export type Rule = (content: Content, types: Types) => Problem[];

/** A rule that looks at each file by itself, and keeps what it has found in one for as long as that stays as it was. */
export function inEach(find: (entry: Entry, types: Types) => readonly Problem[]): Rule {
  const found = memoize((types: Types) => memoize((entry: Entry) => find(entry, types)));
  return ({ entries }, types) => [...entries.values()].flatMap(found(types));
}

/** A problem at a character of a file. */
export const rangeProblem = ({ file, plain }: Entry, [from]: Range | readonly [number], message: string): Problem => ({
  file,
  ...placeIn(plain, from),
  message,
});

/** A problem with a field of a file; its place is the value, or the key. */
export const fieldProblem = (entry: Entry, path: FieldPath, message: string, what?: "key" | "value"): Problem => ({
  ...rangeProblem(entry, entry.rangeOf(path, what), message),
  ...(path.length > 0 && { field: fieldName(path) }),
});

/** A problem with a whole file, or a folder. */
export const fileProblem = (file: string, message: string): Problem => ({ file, line: 1, column: 1, message });
