import isEqual from "fast-deep-equal";
import { readFrontmatter } from "../read/frontmatter";
import { writeFields } from "./write-fields";

export interface Collision {
  field: string;
  mine: unknown;
  theirs: unknown;
}

/**
 * A content file with the changes of two editors since `base`, in the source of `theirs`. Fields that only one of them changed, and
 * entries or paragraphs that they added, are merged; `choose` is asked about the others.
 */
export async function mergeFiles(
  base: string,
  mine: string,
  theirs: string,
  choose: (collisions: readonly Collision[]) => Promise<"mine" | "theirs">,
): Promise<string> {
  if (mine === theirs) return mine;
  const [was = {}, own = {}, other = {}] = [base, mine, theirs].map((text): Record<string, unknown> => {
    const { data, body } = readFrontmatter(text);
    return { ...data, body: body.trim() };
  });
  const names = [...new Set([...Object.keys(own), ...Object.keys(other)])];
  const merged = new Map(names.map((name) => [name, mergeValues(was[name], own[name], other[name])]));
  const collisions = names.flatMap((field) =>
    merged.get(field) ? [] : [{ field, mine: own[field], theirs: other[field] }],
  );
  const kept = collisions.length > 0 && (await choose(collisions)) === "mine" ? own : other;
  const { body, ...fields } = Object.fromEntries(names.map((name) => [name, (merged.get(name) ?? [kept[name]])[0]]));
  return writeFields(
    theirs,
    fields,
    body === other.body ? undefined : typeof body === "string" && body !== "" ? `\n${body}\n` : "",
  );
}

/** The merged value in an array; undefined for a collision. */
function mergeValues(base: unknown, mine: unknown, theirs: unknown): [unknown] | undefined {
  if (isEqual(mine, base) || isEqual(mine, theirs)) return [theirs];
  if (isEqual(theirs, base)) return [mine];
  const [was, own, other] = [base, mine, theirs].map(entriesIn);
  if (!was || !own || !other) return undefined;
  const merged = extend(other, own, was) ?? extend(own, other, was);
  return merged && [typeof mine === "string" ? merged.join("\n\n") : merged];
}

/** The entries of a list, or the paragraphs of a text. */
function entriesIn(value: unknown): unknown[] | undefined {
  if (typeof value === "string") return value.split(/\n{2,}/);
  return Array.isArray(value) ? value : undefined;
}

/** A list with the entries that `more` has after those of `old`, each after the same one; undefined if it changed any of these. */
function extend(list: readonly unknown[], more: readonly unknown[], old: readonly unknown[]): unknown[] | undefined {
  const isIn = (entries: readonly unknown[]) => (one: unknown) => entries.some((other) => isEqual(one, other));
  if (!isEqual(more.filter(isIn(old)), old)) return undefined;
  const all = [...list];
  more.forEach((one, at) => {
    if (isIn([...old, ...all])(one)) return;
    const after = all.findIndex((entry) => isEqual(entry, more[at - 1]));
    all.splice(after === -1 ? all.length : after + 1, 0, one);
  });
  return all;
}
