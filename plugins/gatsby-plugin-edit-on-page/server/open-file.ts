import { hasKnownType } from "../../gatsby-source-content/check/sections";
import { relationsIn } from "../../gatsby-source-content/nodes/relations";
import { readContent, type Content } from "../../gatsby-source-content/read/content";
import { hasDirective } from "../../gatsby-source-content/schema/field-definition";
import { jsonSchema } from "../../gatsby-source-content/schema/json-schema";
import { fieldsOf, type Types } from "../../gatsby-source-content/schema/sdl";
import { addressesOf } from "./parts";
import { digestOf, isEditable } from "./content-files";
import type { OpenFile } from "../protocol";

/** A file as its form needs it, or a sentence that says why it has none. Fields and digest are of one reading. */
export function openFile(
  root: string,
  types: Types,
  file: string,
  content: Content = readContent(root),
): OpenFile | { failed: string } {
  const entry = isEditable(root, file) ? content.entries.get(file) : undefined;
  if (!entry) return { failed: `There is no content file ${file}.` };
  const { data, typeName = "", problems, placeOf } = entry;
  if (!data) return { failed: `${file}, line ${problems[0]?.line ?? 1}: ${problems[0]?.message ?? "cannot be read"}.` };
  if (!hasKnownType(entry, types))
    return { failed: `${file}, line ${placeOf(["type"]).line}: the kind of section has to be written into the file.` };
  const hasBody = fieldsOf(types, typeName).some((field) => hasDirective(field, "body"));
  return {
    file,
    digest: digestOf(entry.text),
    schema: jsonSchema(types, typeName),
    fields: data,
    ...(hasBody && { body: entry.body }),
    pages: addressesOf(entry, content, relationsIn(content, types)),
  };
}
