import { type FieldDefinitionNode, Kind } from "graphql";
import { fileTypes, kinds } from "../../src/content/kinds";
import { argument, isDerived, isList, isRequired, namedType } from "../../src/content/schema/field-definition";
import { fieldsOf, isSectionName, sectionTypeNames, sectionWord, type Types } from "../../src/content/schema/sdl";
import { exampleOf, startingFile } from "./starting-file";
import { stringify } from "yaml";

/** Where the generated part of `docs/editing.md` begins. The part above it is written by hand. */
export const marker = "<!-- From here on written by `npm run generate` from the .graphql files: do not edit. -->";

/** Everything that follows from the content types, by file: snippets for the editor, and the documentation. */
export function generatedFiles(types: Types, editing: string): Record<string, string> {
  return {
    ".vscode/content.code-snippets": `${JSON.stringify(snippets(types), null, 2)}\n`,
    "docs/editing.md": `${editing.split(marker)[0]}${marker}\n\n${reference(types)}`,
  };
}

const fileWord = (typeName: string): string =>
  isSectionName(typeName) ? sectionWord(typeName) : typeName.toLowerCase();

/** Completion in VS Code without an extension: a whole file for the kind's name, and a line for each field's. */
function snippets(types: Types): Record<string, object> {
  const names = [...sectionTypeNames(types), ...fileTypes];
  const files = names.map((name): [string, object] => [
    `A whole file: ${fileWord(name)}`,
    snippet(fileWord(name), startingFile(types, name).trimEnd().split("\n"), words(types, name)),
  ]);
  const fields = names.flatMap((name) =>
    writable(types, name).map((field): [string, object] => [
      `${fileWord(name)}: ${field.name.value}`,
      snippet(field.name.value, yamlOf(types, field), oneLine(field.description?.value)),
    ]),
  );
  return Object.fromEntries([...files, ...fields]);
}

const snippet = (prefix: string, body: string[], description: string): object => ({
  scope: "markdown",
  prefix,
  // In a snippet, $ and } have a meaning of their own.
  body: body.map((line) => line.replaceAll(/[$\\}]/g, "\\$&")),
  description,
});

const yamlOf = (types: Types, field: FieldDefinitionNode): string[] =>
  stringify({ [field.name.value]: exampleOf(types, field) }, { lineWidth: 0 })
    .trimEnd()
    .split("\n");

const writable = (types: Types, typeName: string): FieldDefinitionNode[] =>
  fieldsOf(types, typeName).filter((field) => !isDerived(field));

/** The documentation of every type: what it is for, its fields, and an example to copy. */
function reference(types: Types): string {
  const sections = sectionTypeNames(types).sort();
  return [
    "## The kinds of sections\n",
    ...sections.map((name) => chapter(types, name, `\`type: ${sectionWord(name)}\``)),
    "## The other files\n",
    ...Object.values(kinds).flatMap(({ title, files, typeName }) =>
      typeName ? [chapter(types, typeName, `${title}: \`${files[0]}\``)] : [],
    ),
    "## Groups of fields\n",
    ...groups(types).map((name) => `### ${name}\n\n${words(types, name)}\n\n${table(types, name)}\n`),
    "## Words to choose from\n",
    ...[...types.values()].flatMap((type) =>
      type.kind === Kind.ENUM_TYPE_DEFINITION
        ? [
            `### ${type.name.value}\n\n${words(types, type.name.value)}\n\n${(type.values ?? []).map((value) => `- \`${value.name.value}\`: ${oneLine(value.description?.value)}`).join("\n")}\n`,
          ]
        : [],
    ),
  ].join("\n");
}

function chapter(types: Types, typeName: string, heading: string): string {
  const picture = isSectionName(typeName) ? `![](pictures/sections/${sectionWord(typeName)}.webp)\n\n` : "";
  return `### ${heading}\n\n${words(types, typeName)}\n\n${picture}${table(types, typeName)}\n\n\`\`\`yaml\n${startingFile(types, typeName).replaceAll(/^#.*\n/gm, "")}\`\`\`\n`;
}

const table = (types: Types, typeName: string): string =>
  [
    "| Field | What to write | |",
    "| --- | --- | --- |",
    ...writable(types, typeName).map((field) => row(types, field)),
  ].join("\n");

function row(types: Types, field: FieldDefinitionNode): string {
  const cells = [`\`${field.name.value}\``, oneLine(field.description?.value), limits(types, field)];
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}

/** As in "needed · list of 2 to 8 · each a Card". */
function limits(types: Types, field: FieldDefinitionNode): string {
  const limit = (name: string): string | undefined => {
    const value = argument(field, "constraint", name);
    return typeof value === "number" ? String(value) : undefined;
  };
  const typeName = namedType(field.type);
  const type = types.get(typeName);
  const isGroup =
    type?.kind === Kind.OBJECT_TYPE_DEFINITION && !field.directives?.some(({ name }) => name.value === "link");
  const fallback = argument(field, "fallback", "value");
  return [
    isRequired(field) ? "needed" : undefined,
    isList(field.type) ? `list${range(limit("minItems"), limit("maxItems"), " of ")}` : undefined,
    limit("maxLength") && `up to ${limit("maxLength")} characters`,
    isGroup || type?.kind === Kind.ENUM_TYPE_DEFINITION ? `[${typeName}](#${typeName.toLowerCase()})` : undefined,
    typeof fallback === "string" ? `\`${fallback}\` if left out` : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(" · ");
}

const range = (least: string | undefined, most: string | undefined, before: string): string =>
  least && most
    ? `${before}${least} to ${most}`
    : least
      ? `${before}at least ${least}`
      : most
        ? `${before}up to ${most}`
        : "";

/** The object types that stand within others, as far as an editor writes them. */
const groups = (types: Types): string[] =>
  [...types.values()].flatMap((type) =>
    type.kind === Kind.OBJECT_TYPE_DEFINITION && !isSectionName(type.name.value) && !fileTypes.includes(type.name.value)
      ? [type.name.value].filter((name) => writable(types, name).length > 0)
      : [],
  );

const oneLine = (text = ""): string => text.replaceAll(/\s+/g, " ").trim();

function words(types: Types, typeName: string): string {
  const type = types.get(typeName);
  return type && "description" in type ? oneLine(type.description?.value) : "";
}
