import { existsSync } from "node:fs";
import { Kind, type EnumValueDefinitionNode, type FieldDefinitionNode } from "graphql";
import { contentTypes, fileTypes } from "../../plugins/gatsby-source-content/content-types";
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

/** The page about every content type: its purpose and its fields. */
export function reference(types: Types): string {
  const sections = sectionTypeNames(types).sort();
  const inFiles = ["Section", ...sections, ...fileTypes];
  const used = new Set(inFiles);
  // The loop also visits the types that it adds.
  for (const name of used) for (const { type } of editableFields(types, name)) used.add(namedType(type));
  const others = (kind: Kind): string[] =>
    [...used].filter((name) => !inFiles.includes(name) && types.get(name)?.kind === kind).sort();
  const chapters = [
    "## Files",
    ...Object.values(contentTypes).map(({ title, files, typeName = "Section" }) =>
      chapter(types, typeName, `${title}: \`${files[0]}\``),
    ),
    "## Section types",
    ...sections.map((name) => chapter(types, name, `\`type: ${sectionTypeOf(name)}\``)),
    "## Placeholders",
    placeholders(types),
    "## Groups of fields",
    ...others(Kind.OBJECT_TYPE_DEFINITION).map((name) => chapter(types, name)),
    "## Choices",
    ...others(Kind.ENUM_TYPE_DEFINITION).map((name) => chapter(types, name)),
  ].join("\n\n");
  return `<!-- Written by \`npm run generate\` from the .graphql files: do not edit. -->

# Every field

What each content file can contain. [Editing the site](editing.md) explains how to change one. A **required** field must be in the file;
leave out any other that you do not need. The files in \`content/\` are examples.

${contents(chapters)}

${chapters}
`;
}

/** A line for each part, with links to its chapters. */
function contents(chapters: string): string {
  const lines = [...chapters.matchAll(/^(###?) (.*)$/gm)].map(([, level, title = ""]) => {
    const anchor = title
      .toLowerCase()
      .replace(/[^\w -]/g, "")
      .replaceAll(" ", "-");
    const link = `[${title}](#${anchor})`;
    return level === "##" ? `\n- **${link}**` : ` · ${link}`;
  });
  return lines.join("").trim();
}

/** A type with its description, its screenshot if there is one, and its table. */
function chapter(types: Types, name: string, title = name): string {
  const { words } = parseDescription(descriptionOf(types, name));
  const image = `images/sections/${sectionTypeOf(name)}.webp`;
  const hasImage = isSectionName(name) && existsSync(`docs/${image}`);
  return [`### ${title}`, words, ...(hasImage ? [`![](${image})`] : []), table(types, name)].join("\n\n");
}

/** The fields of an object type, or the values of an enum. */
function table(types: Types, name: string): string {
  const type = types.get(name);
  const rows =
    type?.kind === Kind.ENUM_TYPE_DEFINITION
      ? (type.values ?? []).map(described)
      : editableFields(types, name).map((field) => [...described(field), rules(types, field)]);
  const head = ["Name", "Description", "Example", "Rules"].slice(0, rows[0]?.length);
  return [head, head.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`)
    .join("\n");
}

function described({ name, description }: FieldDefinitionNode | EnumValueDefinitionNode): string[] {
  const { words, example = "" } = parseDescription(description?.value);
  return [`\`${name.value}\``, words, example.trim()];
}

/** The fields that an editor writes; of a section type without those that all of them share. */
function editableFields(types: Types, typeName: string): FieldDefinitionNode[] {
  const shared = isSectionName(typeName) ? fieldsOf(types, "Section") : [];
  const isEditable = (field: FieldDefinitionNode): boolean =>
    !isDerived(field) || (typeName === "Section" && field.name.value === "type");
  return fieldsOf(types, typeName).filter((field) => isEditable(field) && !shared.includes(field));
}

/** The company's details that texts can repeat. */
const placeholders = (types: Types): string =>
  editableFields(types, "Company")
    .filter((field) => !isList(field.type) && /^(String|Int|Address)$/.test(namedType(field.type)))
    .map((field) => `\`{${placeholderOf(field.name.value)}}\``)
    .join(", ");

/** For example "required · list of 2 to 8 · [Card](#card)". */
function rules(types: Types, field: FieldDefinitionNode): string {
  const [items, characters] = [range(field, "Items"), range(field, "Length")];
  const typeName = namedType(field.type);
  const fallback = argument(field, "default", "value");
  const all = [
    isRequired(field) && "required",
    isList(field.type) && (items ? `list of ${items}` : "list"),
    characters && `${characters} characters`,
    types.has(typeName) && !hasDirective(field, "link") && `[${typeName}](#${typeName.toLowerCase()})`,
    typeof fallback === "string" && `\`${fallback}\` if left out`,
  ];
  return all.filter(Boolean).join(" · ");
}

/** The limits of a field, for example "2 to 8"; "" without any. */
function range(field: FieldDefinitionNode, what: "Items" | "Length"): string {
  const [min, max] = ["min", "max"].map((end) => Number(argument(field, "constraint", end + what) ?? 0));
  if (min && max) return `${min} to ${max}`;
  if (min) return `at least ${min}`;
  return max ? `up to ${max}` : "";
}
