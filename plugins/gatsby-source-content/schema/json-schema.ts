import { Kind, type EnumTypeDefinitionNode, type FieldDefinitionNode, type TypeNode } from "graphql";
import { kindOfType } from "../kinds";
import { argument, hasDirective, isDerived, isRequired, namedType } from "./field-definition";
import type { FieldSchema } from "./field-schema";
import { fieldsOf, isSectionName, sectionWord, type Types } from "./sdl";

const scalars: Record<string, FieldSchema["type"]> = {
  String: "string",
  Int: "integer",
  Float: "number",
  Boolean: "boolean",
};
const listConstraints = ["minItems", "maxItems"];
const numberConstraints: Record<string, string> = { min: "minimum", max: "maximum" };
const textConstraints = ["minLength", "maxLength", "pattern", "format"];

/**
 * What an editor may write for a content type, as JSON Schema: its fields without the derived ones, and for a field that
 * is linked by name that name. Covers scalars, enums, lists, objects, links, `@fallback` and `@constraint`. The further keywords
 * (`choices`, `names`, `default`) are for forms, and the check passes over them.
 */
export function jsonSchema(types: Types, typeName: string): FieldSchema {
  const fields = fieldsOf(types, typeName).filter((field) => !isDerived(field));
  const type: Record<string, FieldSchema> = isSectionName(typeName)
    ? { type: { type: "string", const: sectionWord(typeName) } }
    : {};
  return {
    type: "object",
    properties: {
      ...type,
      ...Object.fromEntries(fields.map((field) => [field.name.value, fieldSchema(types, field)])),
    },
    required: [...Object.keys(type), ...fields.filter(isRequired).map((field) => field.name.value)],
    additionalProperties: false,
  };
}

const fieldSchema = (types: Types, field: FieldDefinitionNode): FieldSchema => ({
  ...typeSchema(types, field, field.type),
  description: field.description?.value ?? "",
  ...renamed(field, "fallback", { value: "default" }),
});

function typeSchema(types: Types, field: FieldDefinitionNode, type: TypeNode): FieldSchema {
  if (type.kind === Kind.NON_NULL_TYPE) return typeSchema(types, field, type.type);
  if (type.kind === Kind.LIST_TYPE)
    return { type: "array", items: typeSchema(types, field, type.type), ...constraints(field, listConstraints) };
  const name = namedType(type);
  const scalar = scalars[name];
  if (scalar === "string") return { type: scalar, minLength: 1, ...constraints(field, textConstraints) };
  if (scalar) return { type: scalar, ...renamed(field, "constraint", numberConstraints) };
  const definition = types.get(name);
  if (definition?.kind === Kind.ENUM_TYPE_DEFINITION) return enumSchema(definition);
  if (hasDirective(field, "link")) return { type: "string", minLength: 1, names: named(name) };
  return jsonSchema(types, name);
}

const enumSchema = ({ values = [] }: EnumTypeDefinitionNode): FieldSchema => ({
  type: "string",
  enum: values.map((value) => value.name.value),
  choices: Object.fromEntries(values.map(({ name, description }) => [name.value, description?.value ?? ""])),
});

/** The kind of file that a link by name leads to. */
function named(type: string): NonNullable<FieldSchema["names"]> {
  const kind = kindOfType(type);
  return kind === "photo" || kind === "form" ? kind : "section";
}

const constraints = (field: FieldDefinitionNode, names: readonly string[]): Partial<FieldSchema> =>
  renamed(field, "constraint", Object.fromEntries(names.map((name) => [name, name])));

function renamed(field: FieldDefinitionNode, directive: string, names: Record<string, string>): Partial<FieldSchema> {
  const pairs = Object.entries(names).map(([from, to]) => [to, argument(field, directive, from)] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
}
