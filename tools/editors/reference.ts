import { existsSync } from "node:fs";
import { placeholderFields } from "../../plugins/content-model/check/texts";
import { contentTypes } from "../../plugins/content-model/content-types";
import { placeholderOf } from "../../plugins/content-model/read/placeholders";
import { descriptionOf, parseDescription } from "../../plugins/content-model/schema/description";
import { jsonSchema, type FieldSchema } from "../../plugins/content-model/schema/json-schema";
import { isSectionName, sectionTypeNames, sectionTypeOf, type Types } from "../../plugins/content-model/schema/sdl";
import { examples } from "../lib/examples";

/** The page about every content type: its purpose and its fields. */
export function reference(types: Types): string {
  const shown = [...examples()];
  const exampleOf = (type: string): string => shown.find(([name]) => name.startsWith(`${type}-`))?.[1] ?? "";
  const chapters = [
    "## Files",
    ...Object.values(contentTypes).map(({ title, files, typeName = "Section" }) =>
      chapter(types, typeName, `${title}: \`${files[0]}\``),
    ),
    "## Section types",
    ...sectionTypeNames(types)
      .sort()
      .map((name) => chapter(types, name, `\`type: ${sectionTypeOf(name)}\``, exampleOf(sectionTypeOf(name)))),
    "## Placeholders",
    placeholderFields(types)
      .map(({ name }) => `\`{${placeholderOf(name.value)}}\``)
      .join(", "),
  ].join("\n\n");
  return `<!-- Written by \`npm run generate\` from the .graphql files: do not edit. -->

# Every field

What each content file can contain. [Editing the site](editing.md) explains how to change one. A **required** field must be in the file;
leave out any other that you do not need. \`address.town\` is \`town\` under \`address:\`, and \`links[].text\` is \`text\` in each entry
under \`links:\`. The files in \`content/\` are examples.

${contents(chapters)}

${chapters}
`;
}

/** A line for each part, with links to its chapters. Headings in examples are not chapters. */
function contents(chapters: string): string {
  const lines = [...chapters.replace(/^````md$[^]*?^````$/gm, "").matchAll(/^(###?) (.*)$/gm)].map(
    ([, level, title = ""]) => {
      const anchor = title.toLowerCase().replace(/[^\w -]/g, "");
      const link = `[${title}](#${anchor.replaceAll(" ", "-")})`;
      return level === "##" ? `\n- **${link}**` : ` · ${link}`;
    },
  );
  return lines.join("").trim();
}

/** A type with its description, its screenshot if there is one, its fields, and an example. */
function chapter(types: Types, typeName: string, title: string, example = ""): string {
  const { words } = parseDescription(descriptionOf(types, typeName));
  const isSection = isSectionName(typeName);
  const image = `images/sections/${sectionTypeOf(typeName)}.webp`;
  const screenshot = isSection && existsSync(`docs/${image}`) ? [`![](${image})`] : [];
  const shared = isSection ? rowsOf(jsonSchema(types, "Section")).map(([field]) => field) : [];
  const rows = rowsOf(jsonSchema(types, typeName)).filter(([field]) => !shared.includes(field));
  const excerpt = example ? [`\`\`\`\`md\n${example}\`\`\`\``] : [];
  return [`### ${title}`, words, ...screenshot, table(rows), ...excerpt].join("\n\n");
}

const table = (rows: string[][]): string =>
  [["Field", "Description", "Example", "Rules"], Array<string>(4).fill("---"), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`)
    .join("\n");

/** The rows of an object's fields, each before those of the objects in it. */
const rowsOf = ({ properties = {}, required = [] }: FieldSchema, parent = ""): string[][] =>
  Object.entries(properties).flatMap(([name, field]) => {
    const { words, example = "" } = parseDescription(field.description);
    const row = [`\`${parent}${name}\``, words, example.trim(), rules(field, required.includes(name))];
    return [row, ...(field.items ? rowsOf(field.items, `${parent}${name}[].`) : rowsOf(field, `${parent}${name}.`))];
  });

/** For example "required · list of 2 to 8". */
function rules(field: FieldSchema, isRequired: boolean): string {
  const { minLength, maxLength, choices = {} } = field.items ?? field;
  const [items, characters] = [range(field.minItems, field.maxItems), range(minLength, maxLength)];
  const all = [
    isRequired && "required",
    field.const && `\`${field.const}\``,
    field.items && (items ? `list of ${items}` : "list"),
    characters && `${characters} characters`,
    Object.entries(choices)
      .map(([value, meaning]) => `\`${value}\`: ${parseDescription(meaning).words}`)
      .join(" "),
    typeof field.default === "string" && `\`${field.default}\` if left out`,
  ];
  return all.filter(Boolean).join(" · ");
}

/** For example "2 to 8"; "" without a maximum. */
const range = (min = 0, max = 0): string => (max ? `${min > 1 ? `${min} to` : "up to"} ${max}` : "");
