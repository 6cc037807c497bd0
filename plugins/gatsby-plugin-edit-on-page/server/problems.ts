import { checkContent } from "../../gatsby-source-content/check";
import { mended } from "../../gatsby-source-content/check/mend";
import { PlainError } from "../../gatsby-source-content/plain-error";
import { fieldPath, type Problem } from "../../gatsby-source-content/problem";
import type { Content } from "../../gatsby-source-content/read/content";
import { readFrontmatter } from "../../gatsby-source-content/read/frontmatter";
import type { FieldPath } from "../../gatsby-source-content/read/places";
import type { Types } from "../../gatsby-source-content/schema/sdl";

/** A mistake in the content, for a form. */
export interface FieldProblem {
  file: string;
  /** Empty for the file as a whole. */
  path: FieldPath;
  message: string;
  /** What the field is to hold instead, or the whole text where the path is empty, if there is one right answer. */
  mended?: unknown;
}

/** Nothing is written: these mistakes would be added to the content. */
export class Refused extends PlainError {
  constructor(readonly problems: readonly FieldProblem[]) {
    super(problems.map(({ file, message }) => `${file}: ${message}`).join("\n"));
  }
}

/** The problems that were not there before. Lines and places in lists may be others than before. */
export function addedProblems(types: Types, before: Content, after: Content): FieldProblem[] {
  const all = checkContent(after, types);
  const known = all.length > 0 ? [...checkContent(before, types)] : [];
  const isNewBy = (fieldOf: (field: string) => string) => (problem: Problem) => {
    const key = (one: Problem): string => [one.file, fieldOf(one.field ?? ""), one.message].join("\n");
    const at = known.findIndex((one) => key(one) === key(problem));
    if (at !== -1) known.splice(at, 1);
    return at === -1;
  };
  return all
    .filter(isNewBy((field) => field))
    .filter(isNewBy((field) => field.replace(/\d+/g, "")))
    .map((problem) => {
      const { file, field = "", message } = problem;
      const path = fieldPath(field);
      const text = problem.mend && after.entries.get(file)?.text;
      const { data, body } = text === undefined ? {} : readFrontmatter(mended(text, [problem]));
      const value = path.reduce<unknown>((group, name) => Reflect.get(Object(group), name), data);
      return { file, path, message, mended: data && (path.length > 0 ? value : body) };
    });
}

/** Why there is no other answer, as a sentence for the editor. */
export interface Failed {
  failed: string;
  problems?: readonly FieldProblem[] | undefined;
}
