import { Kind, type DefinitionNode, type FieldDefinitionNode } from "graphql";
import { hasDirective } from "./field-definition";

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
