import isEqual from "fast-deep-equal";
import { readFrontmatter } from "../read/frontmatter";
import { writeFields } from "./write-fields";

export interface Collision {
  field: string;
  mine: unknown;
  theirs: unknown;
}

/** A content file with the changes of two editors since `base`, in the source of `theirs`; `choose` is asked about changes that collide. */
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
  const all = Object.fromEntries(names.map((name) => [name, (merged.get(name) ?? [kept[name]])[0]]));
  const { body, ...fields } = all;
  return writeFields(
    theirs,
    fields,
    body === other.body ? undefined : typeof body === "string" && body !== "" ? `\n${body}\n` : "",
  );
}

/** The merged value in an array; undefined for a collision. */
function mergeValues(base: unknown, mine: unknown, theirs: unknown): [unknown] | undefined {
  if (isEqual(mine, base) || isEqual(mine, theirs)) return [theirs];
  return isEqual(theirs, base) ? [mine] : undefined;
}
