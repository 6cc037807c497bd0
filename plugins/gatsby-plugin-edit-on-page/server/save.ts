import { mkdirSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../gatsby-source-content/check";
import { fieldPath, type Problem } from "../../gatsby-source-content/problem";
import { contentFrom, filesOnDisk, readContent, type Content } from "../../gatsby-source-content/read/content";
import { readPicture } from "../../gatsby-source-content/read/picture";
import { asText, readText } from "../../gatsby-source-content/read/read-text";
import type { Types } from "../../gatsby-source-content/schema/sdl";
import { writeFields } from "../../gatsby-source-content/write/write-fields";
import { writeWhole } from "../../gatsby-source-content/write/write-whole";
import { digestNow } from "./content-files";
import { openFile } from "./open-file";
import type { FieldProblem, SaveAnswer } from "../protocol";

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
  return put(root, types, { file, digest }, Buffer.from(text), before);
}

/**
 * Puts a file in its place, unless the content would have mistakes then that it does not have now, or the file is no longer the one
 * of the digest.
 */
export function put(
  root: string,
  types: Types,
  { file, digest }: Pick<Edit, "file" | "digest">,
  bytes: Buffer,
  before: Content = readContent(root),
): SaveAnswer {
  const files = [...new Set([...filesOnDisk(root), file])].sort();
  const content = contentFrom(
    files,
    (one) => (one === file ? asText(bytes) : readText(path.join(root, one))),
    (one) => readPicture(path.join(root, one)),
  );
  const problems = checkContent(content, types);
  const refused = problems.length > 0 ? added(checkContent(before, types), problems) : [];
  if (refused.length > 0) return { refused };
  if (digestNow(root, file) !== digest) {
    const open = openFile(root, types, file);
    return "failed" in open ? open : { conflict: open };
  }
  const place = path.join(root, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeWhole(place, bytes);
  const saved = openFile(root, types, file, content);
  return "failed" in saved ? saved : { saved };
}

/** The problems that were not there before. Lines and places in lists may be others than before. */
function added(before: readonly Problem[], after: readonly Problem[]): FieldProblem[] {
  const known = [({ field = "" }: Problem) => field, ({ field = "" }: Problem) => field.replace(/\d+/g, "")].reduce(
    ({ old, now }, place) =>
      unmatched(old, now, (problem) => [problem.file, place(problem), problem.message].join("\n")),
    { old: before, now: after },
  );
  return known.now.map(({ file, line, field = "", message }) => ({ file, line, path: fieldPath(field), message }));
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
