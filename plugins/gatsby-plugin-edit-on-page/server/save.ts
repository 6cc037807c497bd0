import path from "node:path";
import { checkContent } from "../../gatsby-source-content/check";
import { fix } from "../../gatsby-source-content/check/fix";
import { mended } from "../../gatsby-source-content/check/mend";
import { fieldPath, type Problem } from "../../gatsby-source-content/problem";
import { readContent, type Content } from "../../gatsby-source-content/read/content";
import { readFrontmatter } from "../../gatsby-source-content/read/frontmatter";
import type { Types } from "../../gatsby-source-content/schema/sdl";
import { writeFields } from "../../gatsby-source-content/write/write-fields";
import { writeWhole } from "../../gatsby-source-content/write/write-whole";
import { openFile } from "./open-file";
import type { FieldProblem, NotWritten, SaveAnswer } from "../protocol";
import { contentAfter, writeFiles, type Write } from "./write-files";

/** What an editor has made of a file since it was opened. */
export interface Edit {
  file: string;
  digest: string;
  fields: Record<string, unknown>;
  body?: string;
}

/** Saves an edit, unless the file has changed since or the edit would add a mistake to the site. */
export function saveEdit(root: string, types: Types, { file, digest, fields, body }: Edit): SaveAnswer {
  const before = readContent(root);
  const open = openFile(root, types, file, before);
  if ("failed" in open) return open;
  if (open.digest !== digest) return { conflict: open };
  const text = writeFields(before.entries.get(file)?.text ?? "", fields, open.schema, body);
  const put = putAll(root, types, [{ file, digest, bytes: Buffer.from(text) }], before);
  if ("refused" in put) return put;
  const now = openFile(root, types, file, "content" in put ? put.content : undefined);
  if ("failed" in now) return now;
  return "content" in put ? { saved: now } : { conflict: now };
}

/**
 * Writes files together, unless the content would have mistakes then that it does not have now, or one of them is no longer that of
 * its digest.
 */
export function putAll(
  root: string,
  types: Types,
  writes: readonly Write[],
  before: Content = readContent(root),
): { content: Content } | NotWritten {
  const content = contentAfter(root, writes);
  const refused = addedProblems(types, before, content);
  if (refused.length > 0) return { refused };
  return writeFiles(root, writes) ? { content } : { failed: "Somebody has changed this meanwhile. Please look again." };
}

/** Mends every mistake on the disk that has one right answer, as `npm run check -- --fix` does. */
export function mendAll(root: string, types: Types): { mended: string[] } {
  const { texts } = fix(readContent(root), types);
  for (const [file, text] of texts) writeWhole(path.join(root, file), text);
  return { mended: [...texts.keys()] };
}

/** The problems that were not there before. Lines and places in lists may be others than before. */
export function addedProblems(types: Types, before: Content, after: Content): FieldProblem[] {
  const all = checkContent(after, types);
  if (all.length === 0) return [];
  const known = [({ field = "" }: Problem) => field, ({ field = "" }: Problem) => field.replace(/\d+/g, "")].reduce(
    ({ old, now }, place) =>
      unmatched(old, now, (problem) => [problem.file, place(problem), problem.message].join("\n")),
    { old: checkContent(before, types), now: all },
  );
  return known.now.map((problem) => {
    const { file, line, field = "", message } = problem;
    const place = fieldPath(field);
    const entry = after.entries.get(file);
    const read = entry && problem.mend ? readFrontmatter(mended(entry.text, [problem])) : undefined;
    const value =
      place.length > 0
        ? place.reduce<unknown>((group, name) => Reflect.get(Object(group), name), read?.data)
        : read?.body;
    return { file, line, path: place, message, ...(read?.data && value !== undefined && { mended: value }) };
  });
}

function unmatched(old: readonly Problem[], now: readonly Problem[], key: (problem: Problem) => string) {
  const left = [...old];
  const rest = now.filter((problem) => {
    const at = left.findIndex((one) => key(one) === key(problem));
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  return { old: left, now: rest };
}
