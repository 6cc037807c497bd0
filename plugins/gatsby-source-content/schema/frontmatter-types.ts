import { Kind, type FieldDefinitionNode } from "graphql";
import { fileTypes } from "../kinds";
import { hasDirective, isDerived, isList, namedType } from "./field-definition";
import { fieldsOf, sectionTypeNames, type Types } from "./sdl";

const scalars = ["String", "Int", "Float", "Boolean"];

/**
 * The types of `MarkdownRemark.frontmatter`, as Gatsby would name them: every field that an editor can write in some file, as it is
 * written. Gatsby would infer them from the words instead, and one edit could change a field's type for all queries.
 */
export const frontmatterTypes = (types: Types): string[] =>
  groupTypes(types, "MarkdownRemarkFrontmatter", [...fileTypes, ...sectionTypeNames(types)], ["type: String"]);

/** The type of the fields that some content types have together, and the types of those among them that are groups. */
function groupTypes(types: Types, name: string, members: readonly string[], lines: readonly string[] = []): string[] {
  const fields = new Map<string, FieldDefinitionNode[]>();
  for (const field of members.flatMap((member) => fieldsOf(types, member)).filter((field) => !isDerived(field)))
    fields.set(field.name.value, [...(fields.get(field.name.value) ?? []), field]);
  const groups: string[] = [];
  const own = [...fields].map(([field, declared]) => {
    const kinds = new Set(declared.map((one) => writtenAs(types, one)));
    const lists = new Set(declared.map(({ type }) => isList(type)));
    // What is written in two ways in two kinds of file has no one type.
    if (lists.size > 1 || kinds.size > 1) return `${field}: JSON`;
    let [kind = "String"] = kinds;
    if (kind === "group") {
      kind = name + field.charAt(0).toUpperCase() + field.slice(1);
      groups.push(...groupTypes(types, kind, [...new Set(declared.map(({ type }) => namedType(type)))]));
    }
    return `${field}: ${lists.has(true) ? `[${kind}]` : kind}`;
  });
  return [`type ${name} @dontInfer {\n  ${[...lines, ...own].join("\n  ")}\n}`, ...groups];
}

/** A scalar's name; "String" for what is written as a word: an enum's value, the name of another file; or "group". */
function writtenAs(types: Types, field: FieldDefinitionNode): string {
  const name = namedType(field.type);
  if (scalars.includes(name)) return name;
  return hasDirective(field, "link") || types.get(name)?.kind === Kind.ENUM_TYPE_DEFINITION ? "String" : "group";
}
