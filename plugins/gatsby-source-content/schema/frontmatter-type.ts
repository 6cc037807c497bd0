import { Kind, type FieldDefinitionNode } from "graphql";
import { fileTypes } from "../kinds";
import { hasDirective, isDerived, isList, namedType } from "./field-definition";
import { fieldsOf, sectionTypeNames, type Types } from "./sdl";

const scalars = ["String", "Int", "Float", "Boolean"];

/**
 * The type of `MarkdownRemark.frontmatter`: every field that an editor can write in some file, as it is written. Groups of fields are
 * JSON, and so is a field that two kinds of file write in two ways. Gatsby would infer the types from the words instead, and one edit
 * could change a field's type for all queries.
 */
export function frontmatterType(types: Types): string {
  const fields = new Map([["type", "String"]]);
  for (const field of [...fileTypes, ...sectionTypeNames(types)].flatMap((name) => fieldsOf(types, name))) {
    if (isDerived(field)) continue;
    const written = writtenAs(types, field);
    fields.set(field.name.value, (fields.get(field.name.value) ?? written) === written ? written : "JSON");
  }
  const lines = [...fields].map(([name, type]) => `  ${name}: ${type}`);
  return `type MarkdownRemarkFrontmatter @dontInfer {\n${lines.join("\n")}\n}`;
}

/** A scalar; "String" for what is written as a word, an enum's value or the name of another file; a list of these; or "JSON". */
function writtenAs(types: Types, field: FieldDefinitionNode): string {
  const name = namedType(field.type);
  const isWord = hasDirective(field, "link") || types.get(name)?.kind === Kind.ENUM_TYPE_DEFINITION;
  if (!isWord && !scalars.includes(name)) return "JSON";
  const written = isWord ? "String" : name;
  return isList(field.type) ? `[${written}]` : written;
}
