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
  const collide = (name: string): boolean =>
    ![isEqual(own[name], was[name]), isEqual(other[name], was[name]), isEqual(own[name], other[name])].some(Boolean);
  const collisions = names.filter(collide).map((field) => ({ field, mine: own[field], theirs: other[field] }));
  const kept = collisions.length > 0 && (await choose(collisions)) === "mine" ? own : other;
  const changed = (name: string) => (isEqual(own[name], was[name]) ? other : own);
  const all = Object.fromEntries(names.map((name) => [name, (collide(name) ? kept : changed(name))[name]]));
  const { body, ...fields } = all;
  return writeFields(
    theirs,
    fields,
    body === other.body ? undefined : typeof body === "string" && body !== "" ? `\n${body}\n` : "",
  );
}
