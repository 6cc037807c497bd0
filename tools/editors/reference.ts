import { type EnumTypeDefinitionNode, type FieldDefinitionNode, Kind } from "graphql";
import { fileTypes, kinds } from "../../plugins/gatsby-source-content/kinds";
import type { Content } from "../../plugins/gatsby-source-content/read/content";
import { descriptionOf, parseDescription } from "../../plugins/gatsby-source-content/schema/description";
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
import { firstOfType } from "../support/first-of-type";

const introduction = `<!-- Written by \`npm run generate\` from the .graphql files and the content: do not edit. -->

# Every field

This page lists what each kind of file in \`content/\` can hold. [Editing the site](editing.md) says how to change one.

A **required** field must be in the file. Leave out any other that you do not need. Each kind ends with an example: the first file
of its kind on this site, as it was when this page was written.

## What all sections share
`;

/** The page about every kind of file: what it is for, its fields, and one that stands on the site. */
export function reference(types: Types, content: Content): string {
  const all = [...types.values()];
  const first = firstOfType(content);
  const chapter = (typeName: string, title: string, ...parts: string[]): string =>
    [`### ${title}`, words(types, typeName), ...parts].join("\n\n") + "\n";
  const kind = (typeName: string, title: string, ...pictures: string[]): string => {
    const { file = "", text = "" } = first.get(typeName)?.entry ?? {};
    const example = file ? [`From \`${file}\`:`, `\`\`\`\`markdown\n${text.trimEnd()}\n\`\`\`\``] : [];
    return chapter(typeName, title, ...pictures, fieldTable(types, typeName), ...example);
  };
  return [
    introduction,
    `${fieldTable(types, "Section")}\n`,
    "## Kinds of sections\n",
    ...sectionTypeNames(types)
      .sort()
      .map((name) => [name, sectionWord(name)] as const)
      .map(([name, word]) => kind(name, `\`type: ${word}\``, `![](pictures/sections/${word}.webp)`)),
    "## Other files\n",
    ...Object.values(kinds).flatMap(({ title, files, typeName }) =>
      typeName ? kind(typeName, `${title}: \`${files[0]}\``) : [],
    ),
    "## Groups of fields\n",
    ...all
      .filter((type) => type.kind === Kind.OBJECT_TYPE_DEFINITION)
      .map(({ name }) => name.value)
      .filter((name) => !isSectionName(name) && !fileTypes.includes(name) && writtenFields(types, name).length > 0)
      .map((name) => chapter(name, name, fieldTable(types, name))),
    "## Words to choose from\n",
    ...all
      .filter((type) => type.kind === Kind.ENUM_TYPE_DEFINITION)
      .map((type) => chapter(type.name.value, type.name.value, choices(type))),
  ].join("\n");
}

const words = (types: Types, typeName: string): string => parseDescription(descriptionOf(types, typeName)).words;

const table = (head: readonly string[], rows: readonly string[][]): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const choices = ({ values = [] }: EnumTypeDefinitionNode): string =>
  table(
    ["Write", "What it is", "For example"],
    values.map(({ name, description }) => {
      const { words, example = "" } = parseDescription(description?.value);
      return [`\`${name.value}\``, words, example];
    }),
  );

/** The fields that an editor writes. */
const writtenFields = (types: Types, typeName: string): FieldDefinitionNode[] =>
  fieldsOf(types, typeName).filter(
    (field) => !isDerived(field) || (typeName === "Section" && field.name.value === "type"),
  );

/** The fields that an editor writes; of a kind of section without those that all of them share. */
function fieldTable(types: Types, typeName: string): string {
  const shared = isSectionName(typeName) ? fieldsOf(types, "Section").map(({ name }) => name.value) : [];
  const fields = writtenFields(types, typeName).filter(({ name }) => !shared.includes(name.value));
  const rows = fields.map((field) => {
    const { words, example = "" } = parseDescription(field.description?.value);
    return [`\`${field.name.value}\``, words, example.trim(), rules(types, field)];
  });
  return table(
    ["Field", "What to write", "Example", "Rules"],
    rows.map((cells) => cells.map((cell) => cell.replaceAll("|", "\\|"))),
  );
}

/** As in "required · list of 2 to 8 · [Card](#card)". */
function rules(types: Types, field: FieldDefinitionNode): string {
  const items = range(field, "Items");
  const characters = range(field, "Length");
  const typeName = namedType(field.type);
  const kind = types.get(typeName)?.kind;
  const isGroup = kind === Kind.OBJECT_TYPE_DEFINITION && !hasDirective(field, "link");
  const fallback = argument(field, "fallback", "value");
  return [
    isRequired(field) && "required",
    isList(field.type) && (items ? `list of ${items}` : "list"),
    characters && `${characters} characters`,
    (isGroup || kind === Kind.ENUM_TYPE_DEFINITION) && `[${typeName}](#${typeName.toLowerCase()})`,
    typeof fallback === "string" && `\`${fallback}\` if left out`,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** What a field's constraints allow, as in "2 to 8"; "" where they set no limit. */
function range(field: FieldDefinitionNode, what: "Items" | "Length"): string {
  const [least, most] = ["min", "max"].map((end) => Number(argument(field, "constraint", end + what) ?? 0));
  if (least && most) return `${least} to ${most}`;
  if (least) return `at least ${least}`;
  return most ? `up to ${most}` : "";
}
