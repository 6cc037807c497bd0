import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Kind, parse, type DefinitionNode } from "graphql";
import { fieldsOf, isSectionName, type Types } from "./sdl";

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
