import { type EnumTypeDefinitionNode, type FieldDefinitionNode, Kind } from "graphql";
import { fileTypes, kinds } from "../../plugins/gatsby-source-content/kinds";
import type { Content } from "../../plugins/gatsby-source-content/read/content";
import {
  argument,
  hasDirective,
  isDerived,
  isList,
  isRequired,
  namedType,
} from "../../plugins/gatsby-source-content/schema/field-definition";
import {
  fieldsOf,
  isSectionName,
  sectionTypeNames,
  sectionWord,
  type Types,
} from "../../plugins/gatsby-source-content/schema/sdl";
import { descriptionOf, parseDescription } from "../../plugins/gatsby-source-content/schema/description";
import { firstOfType } from "./first-of-type";
import { startingFile } from "../../plugins/gatsby-source-content/write/starting-file";

const introduction = `<!-- Written by \`npm run generate\` from the .graphql files and the content: do not edit. -->

# Every field

This page lists what each kind of file in \`content/\` can hold. [Editing the site](editing.md) says how to change one.

A **required** field must be in the file. Leave out any other that you do not need. Each kind ends with an example: the first file
of its kind on this site, as it was when this page was written.

## What all sections share
`;

/** The page about every kind of file: what it is for, its fields, and one that stands on the site. */
export function reference(types: Types, content: Content): string {
  const shared = fieldsOf(types, "Section").filter((field) => field.name.value === "type" || !isDerived(field));
  const examples = exampleTexts(types, content);
  const chapter = (typeName: string, title: string, picture = ""): string =>
    `### ${title}\n\n${words(types, typeName)}\n\n${picture}${ownFields(types, typeName)}\n\n${examples(typeName)}\n`;
  return [
    introduction,
    `${fieldTable(types, shared)}\n`,
    "## Kinds of sections\n",
    ...sectionTypeNames(types)
      .sort()
      .map((name) => [name, sectionWord(name)] as const)
      .map(([name, word]) => chapter(name, `\`type: ${word}\``, `![](pictures/sections/${word}.webp)\n\n`)),
    "## Other files\n",
    ...Object.values(kinds).flatMap(({ title, files, typeName }) =>
      typeName ? chapter(typeName, `${title}: \`${files[0]}\``) : [],
    ),
    "## Groups of fields\n",
    ...groups(types).map((name) => `### ${name}\n\n${words(types, name)}\n\n${ownFields(types, name)}\n`),
    "## Words to choose from\n",
    ...[...types.values()].flatMap((type) => (type.kind === Kind.ENUM_TYPE_DEFINITION ? choices(types, type) : [])),
  ].join("\n");
}

/** For each type an example: a file of the site, or one to start from where the site has none. */
function exampleTexts(types: Types, content: Content): (typeName: string) => string {
  const first = firstOfType(content);
  return (typeName) => {
    const entry = first.get(typeName)?.entry;
    const text = entry?.text ?? startingFile(types, typeName).replaceAll(/^#.*\n/gm, "");
    return `${entry ? `From \`${entry.file}\`:\n\n` : ""}\`\`\`\`markdown\n${text.trimEnd()}\n\`\`\`\``;
  };
}

/** The fields that an editor writes, without those that all sections share. */
function ownFields(types: Types, typeName: string): string {
  const shared = isSectionName(typeName) ? fieldsOf(types, "Section").map(({ name }) => name.value) : [];
  const fields = fieldsOf(types, typeName).filter((field) => !isDerived(field) && !shared.includes(field.name.value));
  return fieldTable(types, fields);
}

/** The object types that stand within others, as far as an editor writes them. */
const groups = (types: Types): string[] =>
  [...types.values()].flatMap((type) =>
    type.kind === Kind.OBJECT_TYPE_DEFINITION && !isSectionName(type.name.value) && !fileTypes.includes(type.name.value)
      ? [type.name.value].filter((name) => fieldsOf(types, name).some((field) => !isDerived(field)))
      : [],
  );

function choices(types: Types, { name, values = [] }: EnumTypeDefinitionNode): string {
  const rows = values.map((value) => {
    const { words, example } = parseDescription(value.description?.value);
    return `| \`${value.name.value}\` | ${words} | ${example ?? ""} |`;
  });
  return `### ${name.value}\n\n${words(types, name.value)}\n\n| Write | What it is | For example |\n| --- | --- | --- |\n${rows.join("\n")}\n`;
}

const words = (types: Types, typeName: string): string => parseDescription(descriptionOf(types, typeName)).words;

/** Fields as a table in markdown. */
const fieldTable = (types: Types, fields: readonly FieldDefinitionNode[]): string =>
  [
    "| Field | What to write | Example | Rules |",
    "| --- | --- | --- | --- |",
    ...fields.map((field) => row(types, field)),
  ].join("\n");

function row(types: Types, field: FieldDefinitionNode): string {
  const { words, example = "" } = parseDescription(field.description?.value);
  const cells = [`\`${field.name.value}\``, words, example.trim(), rules(types, field)];
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}

/** As in "required · list of 2 to 8 · [Card](#card)". */
function rules(types: Types, field: FieldDefinitionNode): string {
  const items = range(field, "minItems", "maxItems");
  const characters = range(field, "minLength", "maxLength");
  const typeName = namedType(field.type);
  const kind = types.get(typeName)?.kind;
  const isGroup = kind === Kind.OBJECT_TYPE_DEFINITION && !hasDirective(field, "link");
  const fallback = argument(field, "fallback", "value");
  return [
    isRequired(field) ? "required" : undefined,
    isList(field.type) ? ["list", items].filter(Boolean).join(" of ") : undefined,
    characters && `${characters} characters`,
    isGroup || kind === Kind.ENUM_TYPE_DEFINITION ? `[${typeName}](#${typeName.toLowerCase()})` : undefined,
    typeof fallback === "string" ? `\`${fallback}\` if left out` : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(" · ");
}

/** What a field's constraints allow, as in "2 to 8"; undefined where they set no limit. */
function range(field: FieldDefinitionNode, from: string, to: string): string | undefined {
  const least = Number(argument(field, "constraint", from) ?? 0);
  const most = Number(argument(field, "constraint", to) ?? 0);
  if (least && most) return `${least} to ${most}`;
  if (least) return `at least ${least}`;
  return most ? `up to ${most}` : undefined;
}
