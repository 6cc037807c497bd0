import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { GraphQLError, Kind, parse, Source, type DefinitionNode } from "graphql";
import { UserError } from "../user-error";
import { fieldsOf, isSectionName, type Types } from "./sdl";
import { wrongTypes } from "./wrong-types";

/** Every `.graphql` file below a folder, in a stable order. */
export const typeFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".graphql"))
    .map((name) => path.join(folder, name))
    .sort();

const read = new Map<string, Types>();
const lastText = new Map<string, string>();

/** The content types of a folder, parsed once; section types with the fields of all sections. Throws a UserError that lists all errors. */
export const readTypes = (folder: string): Types => {
  const types = read.get(folder) ?? completedTypes(readSources(folder));
  read.set(folder, types);
  return types;
};

/** Whether a `.graphql` file has changed since the last call, or since the types were parsed. */
export function haveTypesChanged(folder: string): boolean {
  const before = lastText.get(folder);
  readSources(folder);
  return lastText.get(folder) !== before;
}

function readSources(folder: string): Source[] {
  const sources = typeFiles(folder).map((file) => new Source(readFileSync(file, "utf8"), file));
  lastText.set(folder, sources.map(({ body }) => body).join(""));
  return sources;
}

function completedTypes(sources: readonly Source[]): Types {
  const wrong = wrongTypes(sources.map((source) => parsed(source)));
  if (wrong.length > 0) throw new UserError(wrong.join("\n\n"));
  const definitions = sources.flatMap((source) => parse(source, { noLocation: true }).definitions);
  const named = definitions.flatMap((one) => ("name" in one && one.name ? [[one.name.value, one] as const] : []));
  const types = new Map<string, DefinitionNode>(named);
  const shared = fieldsOf(types, "Section");
  for (const [name, type] of types) {
    if (isSectionName(name) && type.kind === Kind.OBJECT_TYPE_DEFINITION)
      types.set(name, { ...type, fields: [...shared, ...(type.fields ?? [])] });
  }
  return types;
}

function parsed(source: Source) {
  try {
    return parse(source);
  } catch (error) {
    throw error instanceof GraphQLError ? new UserError(String(error)) : error;
  }
}
