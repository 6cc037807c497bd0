import isEqual from "fast-deep-equal";
import type { FieldPath } from "../problem";
import { readFrontmatter } from "../read/frontmatter";
import { isRecord, type Fields } from "../record";
import { matchListItems } from "./match-list-items";
import { writeFields } from "./write-fields";

export interface Collision {
  field: FieldPath;
  mine: unknown;
  theirs: unknown;
}

/** Returns the version to keep of a value that both editors changed. */
type Keep = (collision: Collision) => unknown;

/**
 * A content file with the changes of two editors since `base`, in the source of `theirs`. Changes of only one of them, and additions of
 * both, are merged, down to the fields of an entry of a list and the paragraphs of a text; `choose` is asked about the rest.
 */
export async function mergeFiles(
  base: string,
  mine: string,
  theirs: string,
  choose: (collisions: readonly Collision[]) => Promise<"mine" | "theirs">,
): Promise<string> {
  const [was = {}, own = {}, other = {}] = [base, mine, theirs].map((text): Fields => {
    const { data, body } = readFrontmatter(text);
    return { ...data, body: body.trim() };
  });
  const collisions: Collision[] = [];
  let merged = mergeFields(was, own, other, (one) => (collisions.push(one), one.theirs));
  if (collisions.length > 0 && (await choose(collisions)) === "mine")
    merged = mergeFields(was, own, other, (one) => one.mine);
  const { body, ...fields } = merged;
  const text = typeof body === "string" && body ? `\n${body}\n` : "";
  return writeFields(theirs, fields, body === other.body ? undefined : text);
}

const mergeFields = (base: Fields, mine: Fields, theirs: Fields, keep: Keep, place: FieldPath = []): Fields =>
  Object.fromEntries(
    Object.keys({ ...mine, ...theirs }).map((name) => [
      name,
      mergeValues(base[name], mine[name], theirs[name], keep, [...place, name]),
    ]),
  );

function mergeValues(base: unknown, mine: unknown, theirs: unknown, keep: Keep, field: FieldPath): unknown {
  if (isEqual(mine, base) || isEqual(mine, theirs)) return theirs;
  if (isEqual(theirs, base)) return mine;
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) return mergeFields(base, mine, theirs, keep, field);
  const [was, own, other] = [base, mine, theirs].map(entriesIn);
  if (!was || !own || !other) return keep({ field, mine, theirs });
  // A text of one paragraph has no parts.
  const isAligned = was.length > 1 && [own, other].every((one) => isEqual(matchListItems(was, one), [...was.keys()]));
  const merged = isAligned
    ? was.map((one, at) => mergeValues(one, own[at], other[at], keep, [...field, at]))
    : (extend(other, own, was) ?? extend(own, other, was));
  if (!merged) return keep({ field, mine, theirs });
  return typeof mine === "string" ? merged.join("\n\n") : merged;
}

/** The entries of a list, or the paragraphs of a text. */
function entriesIn(value: unknown): unknown[] | undefined {
  if (typeof value === "string") return value.split(/\n{2,}/);
  return Array.isArray(value) ? value : undefined;
}

/** A list with the entries that `more` has after those of `old`, each after the same one or first; undefined if it changed any of these. */
function extend(list: readonly unknown[], more: readonly unknown[], old: readonly unknown[]): unknown[] | undefined {
  const isIn = (entries: readonly unknown[]) => (one: unknown) => entries.some((other) => isEqual(one, other));
  if (!isEqual(more.filter(isIn(old)), old)) return undefined;
  const all = [...list];
  more.forEach((one, at) => {
    if (isIn([...old, ...all])(one)) return;
    all.splice(all.findIndex((entry) => isEqual(entry, more[at - 1])) + 1, 0, one);
  });
  return all;
}
