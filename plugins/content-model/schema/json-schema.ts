import { Kind, valueFromASTUntyped, type FieldDefinitionNode, type TypeNode } from "graphql";
import { contentTypeOf, type ContentType } from "../content-types";
import {
  argument,
  fieldsOf,
  hasDirective,
  isDerived,
  isRequired,
  isSectionName,
  namedType,
  sectionTypeOf,
  type Types,
} from "./sdl";

/** The valid values of a field, as JSON Schema with two additional keywords: `choices` and `names`. */
export interface FieldSchema extends Partial<Record<`${"min" | "max"}${"Length" | "Items" | "imum"}`, number>> {
  type: "object" | "array" | "string" | "integer" | "number" | "boolean";
  description?: string;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  additionalProperties?: false;
  items?: FieldSchema;
  uniqueItems?: boolean;
  const?: string;
  enum?: string[];
  pattern?: string;
  format?: string;
  choices?: Record<string, string>;
  names?: ContentType;
  default?: unknown;
}

export const scalars: Record<string, FieldSchema["type"]> = {
  String: "string",
  Int: "integer",
  Float: "number",
  Boolean: "boolean",
};

/** A content type as JSON Schema, without its derived fields; a field with `@link` is a slug. `choices`, `names` and `default` are for the CMS. */
export function jsonSchema(types: Types, typeName: string): FieldSchema {
  const fields = fieldsOf(types, typeName).filter((field) => !isDerived(field));
  const type: Record<string, FieldSchema> = isSectionName(typeName)
    ? { type: { type: "string", const: sectionTypeOf(typeName) } }
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

function fieldSchema(types: Types, field: FieldDefinitionNode): FieldSchema {
  const fallback = argument(field, "default", "value");
  return {
    ...typeSchema(types, field, field.type),
    description: field.description?.value ?? "",
    ...(fallback !== undefined && { default: fallback }),
  };
}

function typeSchema(types: Types, field: FieldDefinitionNode, type: TypeNode): FieldSchema {
  if (type.kind === Kind.NON_NULL_TYPE) return typeSchema(types, field, type.type);
  if (type.kind === Kind.LIST_TYPE) {
    const items = typeSchema(types, field, type.type);
    return { type: "array", items, uniqueItems: items.type === "object", ...constraints(field, /Items$/) };
  }
  const name = namedType(type);
  const scalar = scalars[name];
  if (scalar)
    return { type: scalar, ...(scalar === "string" && { minLength: 1 }), ...constraints(field, /(?<!Items)$/) };
  const definition = types.get(name);
  if (definition?.kind === Kind.ENUM_TYPE_DEFINITION) {
    const choices = (definition.values ?? []).map((one) => [one.name.value, one.description?.value ?? ""] as const);
    return { type: "string", enum: choices.map(([value]) => value), choices: Object.fromEntries(choices) };
  }
  if (hasDirective(field, "link")) return { type: "string", minLength: 1, names: contentTypeOf(name) ?? "section" };
  return jsonSchema(types, name);
}

/** The arguments of `@constraint` whose names match a pattern, as JSON Schema. */
const constraints = (field: FieldDefinitionNode, names: RegExp): Partial<FieldSchema> =>
  Object.fromEntries(
    (field.directives?.find(({ name }) => name.value === "constraint")?.arguments ?? [])
      .filter(({ name }) => names.test(name.value))
      .map(({ name, value }) => [name.value.replace(/^(min|max)$/, "$1imum"), valueFromASTUntyped(value)]),
  );
