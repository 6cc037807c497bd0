import type { FieldDefinitionNode } from "graphql";
import { stringify } from "yaml";
import { fileTypes } from "../../src/content/kinds";
import { isDerived } from "../../src/content/schema/field-definition";
import { fieldsOf, isSectionName, sectionTypeNames, sectionWord, type Types } from "../../src/content/schema/sdl";
import { descriptionOf, onOneLine } from "../../src/content/schema/description";
import { exampleOf, startingFile } from "./starting-file";

/** Completion in VS Code without an extension: a whole file for the kind's name, and a line for each field's. */
export function snippets(types: Types): Record<string, object> {
  const names = [...sectionTypeNames(types), ...fileTypes];
  const files = names.map((name): [string, object] => [
    `A whole file: ${fileWord(name)}`,
    snippet(fileWord(name), startingFile(types, name).trimEnd().split("\n"), descriptionOf(types, name)),
  ]);
  const fields = names.flatMap((name) =>
    fieldsOf(types, name)
      .filter((field) => !isDerived(field))
      .map((field): [string, object] => [
        `${fileWord(name)}: ${field.name.value}`,
        snippet(field.name.value, yamlOf(types, field), field.description?.value),
      ]),
  );
  return Object.fromEntries([...files, ...fields]);
}

const fileWord = (typeName: string): string =>
  isSectionName(typeName) ? sectionWord(typeName) : typeName.toLowerCase();

const snippet = (prefix: string, body: string[], description: string | undefined): object => ({
  scope: "markdown",
  prefix,
  // In a snippet, $ and } have a meaning of their own.
  body: body.map((line) => line.replaceAll(/[$\\}]/g, "\\$&")),
  description: onOneLine(description),
});

const yamlOf = (types: Types, field: FieldDefinitionNode): string[] =>
  stringify({ [field.name.value]: exampleOf(types, field) }, { lineWidth: 0 })
    .trimEnd()
    .split("\n");
