import { isRecord } from "../../gatsby-source-content/record";
import { isEqual } from "./fields";
import { merge } from "./merge";

/** What an editor can change in a file. */
export interface Words {
  fields: Record<string, unknown>;
  /** The text under the fields, without the empty lines around it; undefined where such a file has none. */
  body?: string;
}

/** The empty lines before and after a text. */
const edges = /^(\s*\n)?([\s\S]*?)(\n\s*)?$/;

export function wordsOf(version: unknown): Words {
  const { fields, body } = isRecord(version) ? version : {};
  return {
    fields: isRecord(fields) ? fields : {},
    ...(typeof body === "string" && { body: body.replace(edges, "$2") }),
  };
}

/** Whether two versions of a file say the same in every field. */
export const isSame = (one: unknown, other: unknown): boolean => isEqual(wordsOf(one), wordsOf(other));

/** Another text between the empty lines of the one before. */
export const inPlaceOf = (before: string | undefined, text: string | undefined): string | undefined =>
  before?.replace(edges, (_all, start = "", _text, end = "") => [start, text, end].join(""));

/** Two changes of a version in one; undefined where both changed the same words, and somebody has to choose. */
export function together(base: unknown, mine: Words, theirs: unknown): Words | undefined {
  const asked: unknown[] = [];
  const merged = merge(wordsOf(base), mine, wordsOf(theirs), (path, one) => {
    asked.push(path);
    return one;
  });
  return asked.length === 0 ? wordsOf(merged) : undefined;
}
