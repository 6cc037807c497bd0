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
import { extended } from "../../plugins/gatsby-source-content/schema/gatsby-types";
import { placeholderOf } from "../../plugins/gatsby-source-content/read/placeholders";
import { firstOfType } from "../lib/first-of-type";

/** The page about every content type: its purpose, its fields and an example. */
export function reference(types: Types, content: Content): string {
  const first = firstOfType(content);
  const chapter = (typeName: string, title: string, ...parts: string[]): string =>
    [`### ${title}`, parseDescription(descriptionOf(types, typeName)).words, ...parts].join("\n\n") + "\n";
  const kind = (typeName: string, title: string, ...images: string[]): string => {
    const { file = "", text = "" } = first.get(typeName)?.entry ?? {};
    const example = file ? [`From \`${file}\`:`, `\`\`\`\`markdown\n${shortened(text)}\n\`\`\`\``] : [];
    return chapter(typeName, title, ...images, fieldTable(types, typeName), ...example);
  };
  const isUsed = (name: string, owner: string): boolean =>
    !extended.includes(owner) && writtenFields(types, owner).some((field) => namedType(field.type) === name);
  const isGroup = (name: string): boolean =>
    ![...fileTypes, "Section"].includes(name) &&
    writtenFields(types, name).length > 0 &&
    [...types.keys()].some((owner) => isUsed(name, owner));
  const chapters = [
    "## Fields of every section\n",
    `${fieldTable(types, "Section")}\n`,
    "## Section types\n",
    ...sectionTypeNames(types)
      .sort()
      .map((name) => [name, sectionTypeOf(name)] as const)
      .map(([name, word]) => kind(name, `\`type: ${word}\``, pictureOf(word))),
    "## Other files\n",
    ...Object.values(contentTypes).flatMap(({ title, files, typeName }) =>
      typeName ? kind(typeName, `${title}: \`${files[0]}\``) : [],
    ),
    "## Placeholders\n",
    `${placeholders(types)}\n`,
    "## Groups of fields\n",
    ...[...types.keys()].filter(isGroup).map((name) => chapter(name, name, fieldTable(types, name))),
    "## Choices\n",
    ...[...types].flatMap(([name, type]) =>
      type.kind === Kind.ENUM_TYPE_DEFINITION ? chapter(name, name, choices(type)) : [],
    ),
  ];
  return [readFileSync(path.join(__dirname, "reference.md"), "utf8"), `${contents(chapters)}\n`, ...chapters].join(
    "\n",
  );
}

/** Links to every chapter, a line for each group of them. */
function contents(chapters: readonly string[]): string {
  const titles = chapters.flatMap((text) => text.match(/^#{2,3} .*/) ?? []);
  const lines = titles.map((heading) => {
    const title = heading.replace(/^#+ /, "");
    const link = `[${title.replace(/: `.*/, "")}](#${title
      .toLowerCase()
      .replace(/[^\w -]/g, "")
      .replaceAll(" ", "-")})`;
    return heading.startsWith("### ") ? ` · ${link}` : `\n- **${link}**`;
  });
  return lines.join("").trim();
}

/** The fields of the company that texts can repeat. */
const placeholders = (types: Types): string =>
  writtenFields(types, "Company")
    .filter((field) => !isList(field.type) && /^(String|Int|Address)$/.test(namedType(field.type)))
    .map((field) => `\`{${placeholderOf(field.name.value)}}\``)
    .join(", ");

/** The first twelve lines of an example, without its notes. */
function shortened(text: string): string {
  const lines = text
    .trimEnd()
    .split("\n")
    .filter((line) => !line.startsWith("#"));
  return lines.length > 12 ? [...lines.slice(0, 11), "…"].join("\n") : lines.join("\n");
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

/** The fields that an editor writes; of a section type without those that all of them share. */
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
