import path from "node:path";
import { fix } from "../../gatsby-source-content/check/fix";
import { hasKnownType } from "../../gatsby-source-content/check/sections";
import { relationsIn } from "../../gatsby-source-content/nodes/relations";
import { PlainError } from "../../gatsby-source-content/plain-error";
import { readContent, type Content } from "../../gatsby-source-content/read/content";
import { jsonSchema } from "../../gatsby-source-content/schema/json-schema";
import { hasText, type Types } from "../../gatsby-source-content/schema/sdl";
import { digestOf, isEditable } from "./content-files";
import { writeFields } from "../../gatsby-source-content/write/write-fields";
import { writeWhole } from "../../gatsby-source-content/write/write-whole";
import { addressesOf, choicesFor } from "./parts";
import { writeFiles } from "./write-files";

/** A file as its form needs it; throws a PlainError for one that has none. Fields and digest are of one reading. */
export function openFile(root: string, types: Types, file: string, content: Content = readContent(root)) {
  const entry = isEditable(root, file) ? content.entries.get(file) : undefined;
  if (!entry) throw new PlainError(`There is no content file ${file}.`);
  const { data, typeName = "", problems, body } = entry;
  if (!data)
    throw new PlainError(`${file}, line ${problems[0]?.line ?? 1}: ${problems[0]?.message ?? "cannot be read"}.`);
  if (!hasKnownType(entry, types))
    throw new PlainError(`${file}: the kind of section has to be written into it, as in "type: story".`);
  return {
    file,
    // To tell whether the file has changed since.
    digest: digestOf(entry.text),
    schema: jsonSchema(types, typeName),
    fields: data,
    // The text under the fields, without the empty lines around it.
    body: hasText(types, typeName) ? body.replace(edges, "$2") : undefined,
    choices: choicesFor(root, content, types, file),
    // Those that a change of it changes.
    pages: addressesOf(entry, content, relationsIn(content, types)),
  };
}

export type OpenFile = ReturnType<typeof openFile>;

/** The empty lines before and after a text. */
const edges = /^(\s*\n)?([\s\S]*?)(\n\s*)?$/;

/** Another text between the empty lines of the one before. */
const inPlaceOf = (before: string, text: string): string =>
  before.replace(edges, (_all, start = "", _text, end = "") => [start, text.replace(edges, "$2"), end].join(""));

/** What an editor has made of a file since it was opened. */
export type Edit = Pick<OpenFile, "file" | "digest" | "fields"> & { body?: string };

/** Saves an edit and gives the file as it is now; where somebody else has changed it since, as they left it. */
export function saveEdit(
  root: string,
  types: Types,
  { file, digest, fields, body }: Edit,
): { saved: OpenFile } | { conflict: OpenFile } {
  const before = readContent(root);
  const open = openFile(root, types, file, before);
  if (open.digest !== digest) return { conflict: open };
  const { text = "", body: old = "" } = before.entries.get(file) ?? {};
  const written = writeFields(text, fields, open.schema, body === undefined ? undefined : inPlaceOf(old, body));
  const content = writeFiles(root, types, [{ file, digest, bytes: Buffer.from(written) }], before);
  return { saved: openFile(root, types, file, content) };
}

/** Mends every mistake on the disk that has one right answer, as `npm run check -- --fix` does. */
export function mendAll(root: string, types: Types): { mended: string[] } {
  const { texts } = fix(readContent(root), types);
  for (const [file, text] of texts) writeWhole(path.join(root, file), text);
  return { mended: [...texts.keys()] };
}
