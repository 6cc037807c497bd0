import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Kind, parse, type DefinitionNode, type FieldDefinitionNode } from "graphql";
import { hasDirective } from "./field-definition";

/** The content types by name, as their .graphql files declare them. */
export type Types = ReadonlyMap<string, DefinitionNode>;

/** Every `.graphql` file below src/, in a stable order. */
export const typeFiles = (): string[] =>
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".graphql"))
    .map((name) => path.join("src", name))
    .sort();

let read: Types | undefined;

/** The content types, read once: each section type gets the fields that all sections share. */
export const readTypes = (): Types => (read ??= completedTypes());

function completedTypes(): Types {
  const definitions = typeFiles().flatMap(
    (file) => parse(readFileSync(file, "utf8"), { noLocation: true }).definitions,
  );
  const types = new Map<string, DefinitionNode>();
  for (const definition of definitions) {
    if ("name" in definition && definition.name) types.set(definition.name.value, definition);
  }
  const shared = fieldsOf(types, "Section");
  for (const [name, type] of types) {
    if (isSectionName(name) && type.kind === Kind.OBJECT_TYPE_DEFINITION)
      types.set(name, { ...type, fields: [...shared, ...(type.fields ?? [])] });
  }
  return types;
}

export const isSectionName = (typeName: string): boolean => /.Section$/.test(typeName);

/** `what-next` -> `WhatNextSection`: the word that an editor writes, as the type that developers query. */
export const sectionTypeName = (word: string): string =>
  word.replace(/(^|-)(.)/g, (_match, _dash, letter: string) => letter.toUpperCase()) + "Section";

/** `WhatNextSection` -> `what-next`. */
export const sectionWord = (typeName: string): string =>
  typeName.replace(/Section$/, "").replace(/[A-Z]/g, (letter, at: number) => (at ? "-" : "") + letter.toLowerCase());

export const sectionTypeNames = (types: Types): string[] => [...types.keys()].filter(isSectionName);

/** The fields of an object or interface type; none for any other. */
export function fieldsOf(types: Types, name: string): readonly FieldDefinitionNode[] {
  const type = types.get(name);
  if (type?.kind !== Kind.OBJECT_TYPE_DEFINITION && type?.kind !== Kind.INTERFACE_TYPE_DEFINITION) return [];
  return type.fields ?? [];
}

/** Whether pages show the text under the fields of such a file: not where its type is `@textless`. */
export function hasText(types: Types, name = ""): boolean {
  const type = types.get(name);
  if (type?.kind !== Kind.OBJECT_TYPE_DEFINITION || hasDirective(type, "textless")) return false;
  return fieldsOf(types, name).some((field) => hasDirective(field, "body"));
}
