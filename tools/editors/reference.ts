import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type EnumTypeDefinitionNode, type EnumValueDefinitionNode, type FieldDefinitionNode, Kind } from "graphql";
import { fileTypes, contentTypes } from "../../plugins/gatsby-source-content/content-types";
import type { Content } from "../../plugins/gatsby-source-content/read/content";
import { placeholderOf } from "../../plugins/gatsby-source-content/read/placeholders";
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

/** Lines of an example: enough to see the syntax. */
const longestExample = 12;

/** The reference of all content types: purpose, fields, and an example from the content. */
export function reference(types: Types, content: Content): string {
  const first = firstOfType(content);
  const chapter = (typeName: string, title: string, ...parts: string[]): string =>
    [`### ${title}`, parseDescription(descriptionOf(types, typeName)).words, ...parts].join("\n\n") + "\n";
  const contentType = (typeName: string, title: string, ...images: string[]): string => {
    const { file = "", text = "" } = first.get(typeName)?.entry ?? {};
    const example = file ? [`From \`${file}\`:`, `\`\`\`\`markdown\n${firstLines(text.trimEnd())}\n\`\`\`\``] : [];
    return chapter(typeName, title, ...images, fieldTable(types, typeName), ...example);
  };
  const writtenTypes = new Set(
    [...types.keys()].flatMap((name) => writtenFields(types, name).map(({ type }) => namedType(type))),
  );
  const isGroup = (name: string): boolean =>
    writtenTypes.has(name) &&
    !/Section$/.test(name) &&
    !fileTypes.includes(name) &&
    writtenFields(types, name).length > 0;
  const chapters = [
    "## Fields of all sections\n",
    `${fieldTable(types, "Section")}\n`,
    "## Placeholders\n",
    "Write a placeholder in any text. Each page shows the value of `content/site.md`.\n",
    `${placeholderTable(types)}\n`,
    "## Section types\n",
    ...sectionTypeNames(types)
      .sort()
      .map((name) => [name, sectionTypeOf(name)] as const)
      .map(([name, type]) => contentType(name, `\`type: ${type}\``, imageOf(type))),
    "## Other content types\n",
    ...Object.values(contentTypes).flatMap(({ title, files, typeName }) =>
      typeName ? contentType(typeName, `${title}: \`${files[0]}\``) : [],
    ),
    "## Groups of fields\n",
    ...[...types.keys()].filter(isGroup).map((name) => chapter(name, name, fieldTable(types, name))),
    "## Allowed values\n",
    ...[...types].flatMap(([name, type]) =>
      type.kind === Kind.ENUM_TYPE_DEFINITION ? chapter(name, name, choices(type)) : [],
    ),
  ].join("\n");
  return [readFileSync(path.join(__dirname, "reference.md"), "utf8"), contents(chapters), chapters].join("\n");
}

/** A list of the chapters, each with links to its parts. */
function contents(chapters: string): string {
  const headings = [...chapters.replace(/^````[^]*?^````$/gm, "").matchAll(/^(##|###) (.*)$/gm)];
  const lines = headings.map(
    ([, level, title = ""]) => `${level === "##" ? "" : "  "}- [${title}](#${anchorOf(title)})`,
  );
  return `${lines.join("\n")}\n`;
}

/** The anchor that GitHub gives to a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, "")
    .replaceAll(" ", "-");

function firstLines(text: string): string {
  const lines = text.split("\n");
  return lines.length <= longestExample ? text : [...lines.slice(0, longestExample - 1), "…"].join("\n");
}

/** The placeholders: the company's texts, numbers and addresses. */
function placeholderTable(types: Types): string {
  const rows = fieldsOf(types, "Company")
    .filter(({ type }) => !isList(type) && ["String", "Int", "Address"].includes(namedType(type)))
    .map((field) => [`\`{${placeholderOf(field.name.value)}}\``, ...described(field).slice(1)]);
  return table(["Placeholder", "Value", "Example"], rows);
}

const table = (head: readonly string[], rows: readonly string[][]): string =>
  [head, head.map(() => "---"), ...rows.map((cells) => cells.map((cell) => cell.replaceAll("|", "\\|")))]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");

/** The first cells of each row: a name, its description, and an example. */
function described({ name, description }: FieldDefinitionNode | EnumValueDefinitionNode): string[] {
  const { words, example = "" } = parseDescription(description?.value);
  return [`\`${name.value}\``, words, example.trim()];
}

const choices = ({ values = [] }: EnumTypeDefinitionNode): string =>
  table(["Value", "Meaning", "Example"], values.map(described));

/** The fields that an editor writes; for a section type, without the fields of all sections. */
function writtenFields(types: Types, typeName: string): FieldDefinitionNode[] {
  const shared = isSectionName(typeName) ? fieldsOf(types, "Section") : [];
  const isWritten = (field: FieldDefinitionNode): boolean =>
    !isDerived(field) || (typeName === "Section" && field.name.value === "type");
  return fieldsOf(types, typeName).filter((field) => isWritten(field) && !shared.includes(field));
}

function fieldTable(types: Types, typeName: string): string {
  const rows = writtenFields(types, typeName).map((field) => [...described(field), rules(types, field)]);
  return table(["Field", "Value", "Example", "Rules"], rows);
}

/** For example "required · list of 2 to 8 · [Card](#card)". */
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

/** The range that a field's constraints allow, for example "2 to 8"; "" without a limit. */
function range(field: FieldDefinitionNode, what: "Items" | "Length"): string {
  const [least, most] = ["min", "max"].map((end) => Number(argument(field, "constraint", end + what) ?? 0));
  if (least && most) return `${least} to ${most}`;
  if (least) return `at least ${least}`;
  return most ? `up to ${most}` : "";
}

/** The screenshot of a section type; "" until `npm run screenshots handbook` has taken it. */
function imageOf(type: string): string {
  const file = `images/sections/${type}.webp`;
  return existsSync(`docs/${file}`) ? `![](${file})` : "";
}
