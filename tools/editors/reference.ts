import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type EnumTypeDefinitionNode, type EnumValueDefinitionNode, type FieldDefinitionNode, Kind } from "graphql";
import { fileTypes, contentTypes } from "../../plugins/gatsby-source-content/content-types";
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
  sectionTypeOf,
  type Types,
} from "../../plugins/gatsby-source-content/schema/sdl";
import { firstOfType } from "../lib/first-of-type";

/** The page about every kind of file: what it is for, its fields, and one that stands on the site. */
export function reference(types: Types, content: Content): string {
  const first = firstOfType(content);
  const chapter = (typeName: string, title: string, ...parts: string[]): string =>
    [`### ${title}`, parseDescription(descriptionOf(types, typeName)).words, ...parts].join("\n\n") + "\n";
  const kind = (typeName: string, title: string, ...images: string[]): string => {
    const { file = "", text = "" } = first.get(typeName)?.entry ?? {};
    const example = file ? [`From \`${file}\`:`, `\`\`\`\`markdown\n${text.trimEnd()}\n\`\`\`\``] : [];
    return chapter(typeName, title, ...images, fieldTable(types, typeName), ...example);
  };
  const isGroup = (name: string): boolean =>
    !/Section$/.test(name) && !fileTypes.includes(name) && writtenFields(types, name).length > 0;
  return [
    readFileSync(path.join(__dirname, "reference.md"), "utf8"),
    `${fieldTable(types, "Section")}\n`,
    "## Kinds of sections\n",
    ...sectionTypeNames(types)
      .sort()
      .map((name) => [name, sectionTypeOf(name)] as const)
      .map(([name, word]) => kind(name, `\`type: ${word}\``, pictureOf(word))),
    "## Other files\n",
    ...Object.values(contentTypes).flatMap(({ title, files, typeName }) =>
      typeName ? kind(typeName, `${title}: \`${files[0]}\``) : [],
    ),
    "## Groups of fields\n",
    ...[...types.keys()].filter(isGroup).map((name) => chapter(name, name, fieldTable(types, name))),
    "## Words to choose from\n",
    ...[...types].flatMap(([name, type]) =>
      type.kind === Kind.ENUM_TYPE_DEFINITION ? chapter(name, name, choices(type)) : [],
    ),
  ].join("\n");
}

const table = (head: readonly string[], rows: readonly string[][]): string =>
  [head, head.map(() => "---"), ...rows.map((cells) => cells.map((cell) => cell.replaceAll("|", "\\|")))]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");

/** What stands first in each row: a name, what is said of it, and an example. */
function described({ name, description }: FieldDefinitionNode | EnumValueDefinitionNode): string[] {
  const { words, example = "" } = parseDescription(description?.value);
  return [`\`${name.value}\``, words, example.trim()];
}

const choices = ({ values = [] }: EnumTypeDefinitionNode): string =>
  table(["Write", "What it is", "For example"], values.map(described));

/** The fields that an editor writes; of a kind of section without those that all of them share. */
function writtenFields(types: Types, typeName: string): FieldDefinitionNode[] {
  const shared = isSectionName(typeName) ? fieldsOf(types, "Section") : [];
  const isWritten = (field: FieldDefinitionNode): boolean =>
    !isDerived(field) || (typeName === "Section" && field.name.value === "type");
  return fieldsOf(types, typeName).filter((field) => isWritten(field) && !shared.includes(field));
}

function fieldTable(types: Types, typeName: string): string {
  const rows = writtenFields(types, typeName).map((field) => [...described(field), rules(types, field)]);
  return table(["Field", "What to write", "Example", "Rules"], rows);
}

/** As in "required · list of 2 to 8 · [Card](#card)". */
function rules(types: Types, field: FieldDefinitionNode): string {
  const [items, characters] = [range(field, "Items"), range(field, "Length")];
  const typeName = namedType(field.type);
  const kind = types.get(typeName)?.kind;
  const isGroup = kind === Kind.OBJECT_TYPE_DEFINITION && !hasDirective(field, "link");
  const fallback = argument(field, "default", "value");
  const all = [
    isRequired(field) && "required",
    isList(field.type) && (items ? `list of ${items}` : "list"),
    characters && `${characters} characters`,
    (isGroup || kind === Kind.ENUM_TYPE_DEFINITION) && `[${typeName}](#${typeName.toLowerCase()})`,
    typeof fallback === "string" && `\`${fallback}\` if left out`,
  ];
  return all.filter(Boolean).join(" · ");
}

/** What a field's constraints allow, as in "2 to 8"; "" where they set no limit. */
function range(field: FieldDefinitionNode, what: "Items" | "Length"): string {
  const [least, most] = ["min", "max"].map((end) => Number(argument(field, "constraint", end + what) ?? 0));
  if (least && most) return `${least} to ${most}`;
  if (least) return `at least ${least}`;
  return most ? `up to ${most}` : "";
}

/** The image of a section type, once `npm run screenshots handbook` has taken it. */
function pictureOf(word: string): string {
  const file = `images/sections/${word}.webp`;
  return existsSync(`docs/${file}`) ? `![](${file})` : "";
}
