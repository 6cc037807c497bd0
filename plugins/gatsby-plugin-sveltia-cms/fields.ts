import type { Field, StringField } from "@sveltia/cms";
import { label, parseDescription } from "../content-model/schema/description";
import { jsonSchema, type FieldSchema } from "../content-model/schema/json-schema";
import { hasText, type Types } from "../content-model/schema/sdl";

type Common = Pick<StringField, "name" | "label" | "hint" | "required">;

/** Form fields that override the schema's, by name. */
type OwnFields = Readonly<Record<string, (common: Common) => Field>>;

/** The form fields of a content type: those it requires, its text, the optional ones, and the original file for format.ts. */
export function fieldsOfType(types: Types, typeName: string, own: OwnFields = {}): Field[] {
  const schema = jsonSchema(types, typeName);
  const fields = formFields(schema, own);
  const count = schema.required?.length ?? 0;
  const text = hasText(types, typeName) ? [body] : [];
  return [...fields.slice(0, count), ...text, ...fields.slice(count), { name: "original", widget: "hidden" }];
}

/** A file's text, with the buttons for markdown that the site supports. */
const body: Field = {
  name: "body",
  label: "Text",
  widget: "markdown",
  required: false,
  buttons: ["bold", "italic", "link", "heading-three", "heading-four", "bulleted-list", "numbered-list"],
  editor_components: [],
};

/** Fields of an object; required ones come first. */
const formFields = ({ properties = {}, required = [] }: FieldSchema, own: OwnFields = {}): Field[] =>
  Object.entries(properties)
    .sort(([one], [other]) => Number(required.includes(other)) - Number(required.includes(one)))
    .map(([name, schema]) => fieldOf(name, schema, required.includes(name), own[name]));

function fieldOf(name: string, schema: FieldSchema, isRequired: boolean, own?: OwnFields[string]): Field {
  const { words, example } = parseDescription(schema.description);
  const hint = [words, example && schema.type !== "boolean" && `Example: ${example}`].filter(Boolean).join(" ");
  const common: Common = { name, label: label(name), ...(hint && { hint }), required: isRequired };
  if (own) return own(common);
  const { items, properties, minItems: min, maxItems: max } = schema;
  if (items)
    return { ...common, widget: "list", label_singular: "entry", min, max, collapsed: true, ...entries(items) };
  if (properties) return { ...common, widget: "object", collapsed: "auto", fields: formFields(schema) };
  if (schema.enum) {
    const options = schema.enum.map((value) => {
      const { words: meaning } = parseDescription(schema.choices?.[value]);
      return { value, label: [label(value), meaning].filter(Boolean).join(": ") };
    });
    const required = isRequired || "default" in schema;
    return { ...common, required, widget: "select", options, default: schema.default };
  }
  if (schema.names) {
    const [display, search] = schema.names === "photo" ? ["({{alt}})", "alt"] : ["({{subject}})", "subject"];
    // Photos are a list, to which lists.ts adds thumbnails.
    const list = { dropdown_threshold: 0, display_fields: ["{{slug}}", display], search_fields: ["{{slug}}", search] };
    return { ...common, widget: "relation", collection: `${schema.names}s`, value_field: "{{slug}}", ...list };
  }
  const { minimum, maximum, minLength = 0, maxLength, pattern } = schema;
  if (schema.type === "boolean") return { ...common, widget: "boolean", default: schema.default === true };
  const type = schema.type === "number" ? "float" : "int";
  if (schema.type !== "string") return { ...common, widget: "number", value_type: type, min: minimum, max: maximum };
  return {
    ...common,
    required: isRequired && minLength > 0,
    widget: maxLength !== undefined && maxLength > 120 ? "text" : "string",
    ...(minLength > 1 && { minlength: minLength }),
    ...(maxLength !== undefined && { maxlength: maxLength }),
    ...(pattern !== undefined && { pattern: [pattern, hint] }),
  };
}

/** The entries of a list: texts, or objects with their first text as title. */
function entries(items: FieldSchema): { fields: Field[]; summary: string } | { field: Field } {
  if (!items.properties) return { field: { ...fieldOf("item", { ...items, description: "" }, true), label: "Entry" } };
  const title =
    ["heading", "text", "label"].find((name) => items.properties?.[name]) ?? Object.keys(items.properties)[0];
  return { fields: formFields(items), summary: `{{fields.${title}}}` };
}
