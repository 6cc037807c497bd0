import type { FieldPath } from "../../gatsby-source-content/problem";
import { readFrontmatter } from "../../gatsby-source-content/read/frontmatter";
import { isEqual, isRecord } from "../../gatsby-source-content/record";
import { writeFields } from "../../gatsby-source-content/write/write-fields";

/** A field that two editors changed in different ways. */
export interface Collision {
  field: FieldPath;
  mine: unknown;
  theirs: unknown;
}

/** Asks the editor which values to keep. */
export type Choose = (collisions: readonly Collision[]) => Promise<"mine" | "theirs">;

/**
 * A content file with the changes of two editors since `base`, in the source of `theirs`. Fields, entries of lists and paragraphs that
 * only one of them changed are merged; `choose` is asked about the others.
 */
export async function mergeFiles(base: string, mine: string, theirs: string, choose: Choose): Promise<string> {
  if (mine === theirs || base === theirs) return mine;
  const collisions: Collision[] = [];
  const files = [base, mine, theirs].map((text) => {
    const { data, body } = readFrontmatter(text);
    return { ...data, body: body.trim() };
  });
  const first = merged(files[0], files[1], files[2], "theirs", [], collisions);
  const keep = collisions.length > 0 ? await choose(collisions) : "theirs";
  const { body, ...fields } = Object(
    keep === "mine" ? merged(files[0], files[1], files[2], "mine", [], []) : first,
  ) as Record<string, unknown>;
  return written(theirs, fields, String(body));
}

/** The file with other values. A text that is the same keeps its bytes. */
function written(text: string, fields: Record<string, unknown>, body: string): string {
  const isSame = readFrontmatter(text).body.trim() === body;
  return writeFields(text, fields, isSame ? undefined : body && `\n${body}\n`);
}

function merged(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  keep: "mine" | "theirs",
  field: FieldPath,
  collisions: Collision[],
): unknown {
  if (isEqual(mine, base) || isEqual(mine, theirs)) return theirs;
  if (isEqual(theirs, base)) return mine;
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) {
    const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    const member = (name: string) => merged(base[name], mine[name], theirs[name], keep, [...field, name], collisions);
    return Object.fromEntries(names.map((name) => [name, member(name)]));
  }
  const lists = [base, mine, theirs].map(asList);
  const [was, own, other] = lists;
  if (was && own && other) {
    const within: Collision[] = [];
    const all = adds(own, was)
      ? inserted(other, own, was)
      : adds(other, was)
        ? inserted(own, other, was)
        : was.length === own.length && was.length === other.length
          ? was.map((one, at) => merged(one, own[at], other[at], keep, [...field, at], within))
          : undefined;
    if (all && within.length === 0) return typeof mine === "string" ? all.join("\n\n") : all;
  }
  collisions.push({ field, mine, theirs });
  return keep === "mine" ? mine : theirs;
}

/** A list, or the paragraphs of a text. */
function asList(value: unknown): unknown[] | undefined {
  if (typeof value === "string") return value.includes("\n\n") ? value.split(/\n{2,}/) : undefined;
  return Array.isArray(value) ? value : undefined;
}

const has = (list: readonly unknown[], one: unknown): boolean => list.some((other) => isEqual(one, other));

/** Whether a list has all entries of an older one in the same order, and more. */
const adds = (list: readonly unknown[], old: readonly unknown[]): boolean =>
  isEqual(
    list.filter((one) => has(old, one)),
    old,
  );

/** A list with the entries that another one adds, each after the same predecessor. */
const inserted = (list: readonly unknown[], other: readonly unknown[], old: readonly unknown[]): unknown[] =>
  other.reduce<unknown[]>(
    (all, one, at) => {
      if (has(old, one) || has(all, one)) return all;
      const after = all.findIndex((before) => isEqual(before, other[at - 1]));
      return all.toSpliced(after === -1 ? all.length : after + 1, 0, one);
    },
    [...list],
  );
