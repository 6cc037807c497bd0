import { Kind, valueFromASTUntyped, type DefinitionNode, type FieldDefinitionNode, type TypeNode } from "graphql";

export type Types = ReadonlyMap<string, DefinitionNode>;

export const isSectionName = (typeName: string): boolean => /.Section$/.test(typeName);

/** `what-next`, a section's `type` -> `WhatNextSection`, its GraphQL type. */
export const sectionTypeName = (type: string): string =>
  type.replace(/(^|-)(.)/g, (_match, _dash, letter: string) => letter.toUpperCase()) + "Section";

export const sectionTypeOf = (typeName: string): string =>
  typeName.replace(/Section$/, "").replace(/[A-Z]/g, (letter, at: number) => (at ? "-" : "") + letter.toLowerCase());

export const sectionTypeNames = (types: Types): string[] => [...types.keys()].filter(isSectionName);

/** The fields of an object or interface type; none for any other. */
export function fieldsOf(types: Types, name: string): readonly FieldDefinitionNode[] {
  const type = types.get(name);
  if (type?.kind !== Kind.OBJECT_TYPE_DEFINITION && type?.kind !== Kind.INTERFACE_TYPE_DEFINITION) return [];
  return type.fields ?? [];
}

/** Whether pages show the text of such a file: not if its type has `@noBody`. */
export function hasText(types: Types, name = ""): boolean {
  const type = types.get(name);
  if (type?.kind !== Kind.OBJECT_TYPE_DEFINITION || hasDirective(type, "noBody")) return false;
  return fieldsOf(types, name).some((field) => hasDirective(field, "body"));
}

/** An argument of a field's directive, for example `@constraint(maxLength: 80)`; undefined if there is none. */
export function argument(field: FieldDefinitionNode, directive: string, name: string): unknown {
  const found = field.directives?.find((one) => one.name.value === directive);
  const value = found?.arguments?.find((one) => one.name.value === name)?.value;
  return value && valueFromASTUntyped(value);
}

export const hasDirective = (node: Pick<FieldDefinitionNode, "directives">, name: string): boolean =>
  node.directives?.some((one) => one.name.value === name) ?? false;

/** Whether the build fills in the field instead of an editor. */
export const isDerived = (field: FieldDefinitionNode): boolean =>
  hasDirective(field, "derived") || hasDirective(field, "body");

export const isRequired = (field: FieldDefinitionNode): boolean =>
  field.type.kind === Kind.NON_NULL_TYPE && !hasDirective(field, "default");

export const isList = (type: TypeNode): boolean =>
  type.kind === Kind.NON_NULL_TYPE ? isList(type.type) : type.kind === Kind.LIST_TYPE;

/** `[Link!]!` -> `Link`. */
export const namedType = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
