import { jsonSchema, type FieldSchema } from "../../plugins/content-model/schema/json-schema";
import { readTypes } from "../../plugins/content-model/schema/read-types";
import { hasText, sectionTypeNames } from "../../plugins/content-model/schema/sdl";

export type Fields = Record<string, unknown>;

/** Writes the text of a field. */
type Write = (schema: FieldSchema) => string;

const words = "We buy homes, improve them with care, and let them to people who stay. ".repeat(9);

/** A text of usual length. */
export const usual: Write = ({ format = "", maxLength = 90 }) =>
  ({ email: "partners@example.com", phone: "020 7946 0182" })[format] ?? words.slice(0, maxLength / 2);

/** One word of the maximum length, or of 200 letters. */
export const longest: Write = ({ format = "", maxLength = 200 }) =>
  ({ email: `${"m".repeat(99)}@${"m".repeat(99)}.example`, phone: "0".repeat(17) })[format] ?? "m".repeat(maxLength);

const types = readTypes("src");
const text: FieldSchema = { type: "string" };
const image = { layout: "fullWidth", width: 1200, height: 1200, images: { fallback: { src: "/icon-512.png" } } };

/** A field's value in a query, without these optional fields. Lists have their maximum length, or twelve entries: more only repeat the layout. */
function valueOf(schema: FieldSchema, write: Write, without: readonly string[] = []): unknown {
  const { type, items, maxItems = 4, names, properties = {}, required = [] } = schema;
  if (names === "photo") return { alt: "A house", gatsbyImageData: image };
  if (names === "form") return formOf(write);
  // React needs unique keys.
  const nth = (at: number) => (one: FieldSchema) => write(one).slice(0, -1) + at.toString(36);
  if (items) return Array.from({ length: Math.min(maxItems, 12) }, (_item, at) => valueOf(items, nth(at), without));
  if (type === "string") return schema.enum?.[0] ?? write(schema);
  if (type !== "object") return type === "boolean" || 2024;
  const fields = Object.entries(properties).map(([name, field]) => {
    const isLeftOut = without.includes(name) && !required.includes(name);
    return [name, isLeftOut ? (field.items ? [] : null) : valueOf(field, write, without)];
  });
  return Object.fromEntries(fields);
}

const contentOf = (typeName: string, write: Write): Fields => valueOf(jsonSchema(types, typeName), write) as Fields;

/** A form with one question of each type. */
function formOf(write: Write): Fields {
  const question = contentOf("Question", write);
  const questions = jsonSchema(types, "Question").properties?.type?.enum?.map((type) => {
    const options = type === "radio" || type === "select" ? question.options : null;
    return { ...question, type, name: type, options };
  });
  return { ...contentOf("Form", write), name: "form", html: `<p>${write(text)}</p>`, questions };
}

export const companyOf = (write: Write): Fields => contentOf("Company", write);

/** The values of a choice. A choice without a default, for example an icon, counts as an optional field. */
const choicesOf = (field?: FieldSchema): readonly unknown[] =>
  field?.default === undefined ? [] : (field.enum ?? (field.type === "boolean" ? [true, false] : []));

/** The optional fields, also in lists and groups. */
const optionalIn = ({ properties = {}, required = [], items }: FieldSchema): string[] => [
  ...Object.keys(properties).filter((name) => !required.includes(name) && choicesOf(properties[name]).length === 0),
  ...[items, ...Object.values(properties)].flatMap((field) => (field ? optionalIn(field) : [])),
];

/** Sections of each type: every combination of choices, with all optional fields, with none and without each. */
export const sectionsOf = (write: Write): Fields[][] =>
  sectionTypeNames(types).map((typeName) => {
    const schema = jsonSchema(types, typeName);
    const own = Object.entries(schema.properties ?? {}).filter(([name]) => name !== "draft");
    const properties = Object.fromEntries([...own, ...(hasText(types, typeName) ? [["html", text] as const] : [])]);
    const optional = optionalIn({ ...schema, properties });
    const choices = Object.entries(properties).reduce<Fields[]>(
      (all, [name, field]) => {
        const more = choicesOf(field).flatMap((choice) => all.map((one) => ({ ...one, [name]: choice })));
        return more.length > 0 ? more : all;
      },
      [{}],
    );
    const alias = typeName.replace(/^./, (letter) => letter.toLowerCase()).replace("Section", "Layout");
    return [[], optional, ...optional.map((name) => [name])].flatMap((without) => {
      const { html, ...fields } = valueOf({ ...schema, properties }, write, without) as Fields;
      const body = html ? `<h3>${write(text)}</h3><p>${write(text)}</p>` : null;
      const more = { __typename: typeName, html: body };
      return choices.map((choice) => ({ ...fields, ...choice, ...more, [alias]: choice.layout }));
    });
  });
