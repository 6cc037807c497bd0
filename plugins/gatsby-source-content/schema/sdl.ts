import { Kind, type DefinitionNode, type FieldDefinitionNode } from "graphql";
import { hasDirective } from "./field-definition";

/** The content types by name, as their .graphql files declare them. */
export type Types = ReadonlyMap<string, DefinitionNode>;

export const isSectionName = (typeName: string): boolean => /.Section$/.test(typeName);

/** `what-next` -> `WhatNextSection`: the word that an editor writes, as the type that developers query. */
export const sectionTypeName = (word: string): string =>
  word.replace(/(^|-)(.)/g, (_match, _dash, letter: string) => letter.toUpperCase()) + "Section";

/** `WhatNextSection` -> `what-next`. */
export const sectionTypeOf = (typeName: string): string =>
  typeName.replace(/Section$/, "").replace(/[A-Z]/g, (letter, at: number) => (at ? "-" : "") + letter.toLowerCase());

export const sectionTypeNames = (types: Types): string[] => [...types.keys()].filter(isSectionName);

/** The fields of an object or interface type; none for any other. */
export function fieldsOf(types: Types, name: string): readonly FieldDefinitionNode[] {
  const type = types.get(name);
  if (type?.kind !== Kind.OBJECT_TYPE_DEFINITION && type?.kind !== Kind.INTERFACE_TYPE_DEFINITION) return [];
  return type.fields ?? [];
}

/** Whether pages show the text under the fields of such a file: not where its type is `@noBody`. */
export function hasText(types: Types, name = ""): boolean {
  const type = types.get(name);
  if (type?.kind !== Kind.OBJECT_TYPE_DEFINITION || hasDirective(type, "noBody")) return false;
  return fieldsOf(types, name).some((field) => hasDirective(field, "body"));
}
