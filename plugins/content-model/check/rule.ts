import type { Entry, Content } from "../read/content";
import { rangeOf, type Range } from "../read/frontmatter";
import type { FieldPath, Problem } from "../problem";
import { memoize } from "../memoize";
import type { Types } from "../schema/sdl";

export type Rule = (content: Content, types: Types) => Problem[];

/** What the rules about single files have found in an entry, by the order of the rules. A build can keep it for the next. */
export const foundIn = memoize((_types: Types) => memoize((_entry: Entry): (readonly Problem[])[] => []));

let ruleCount = 0;

/** A rule about single files, which checks only files that have changed. */
export function inEach(find: (entry: Entry, types: Types) => readonly Problem[]): Rule {
  const rule = ruleCount++;
  return ({ entries }, types) =>
    [...entries.values()].flatMap((entry) => (foundIn(types)(entry)[rule] ??= find(entry, types)));
}

/** A problem at an index of a file. */
export function rangeProblem({ file, plain }: Entry, [from]: Range | readonly [number], message: string): Problem {
  const above = plain.slice(0, from).split("\n");
  return { file, line: above.length, column: (above.at(-1)?.length ?? 0) + 1, message };
}

/** A problem of a field, at its value or key. */
export const fieldProblem = (entry: Entry, path: FieldPath, message: string, what?: "key" | "value"): Problem => ({
  ...rangeProblem(entry, rangeOf(entry, path, what), message),
  ...(path.length > 0 && { field: path }),
});

export const fileProblem = (file: string, message: string): Problem => ({ file, line: 1, column: 1, message });
