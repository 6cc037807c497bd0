import { stringify } from "yaml";
import { onOneLine, parseDescription } from "../schema/description";
import type { FieldSchema } from "../schema/field-schema";
import { jsonSchema } from "../schema/json-schema";
import type { Types } from "../schema/sdl";

/**
 * A file of a content type to start from: the required fields and those that are given, the others filled in with the examples of
 * their descriptions, as comments. An editor who wants one of these removes its #.
 */
export function startingFile(types: Types, typeName: string, given: Readonly<Record<string, unknown>> = {}): string {
  const { properties = {}, required = [] } = jsonSchema(types, typeName);
  const lines = Object.keys({ ...Object.fromEntries(required.map((name) => [name, 0])), ...properties }).map((name) => {
    const field = properties[name] ?? { type: "string" };
    const text = stringify({ [name]: name in given ? given[name] : exampleOf(field) }, { lineWidth: 0 });
    const isWritten = required.includes(name) || name in given;
    const note = field.description ? `# ${onOneLine(field.description)}\n` : "";
    return note + (isWritten ? text : text.replaceAll(/^(?=.)/gm, "# "));
  });
  return `---\n${lines.join("")}---\n`;
}

/** A value that a field accepts, as its description shows it. */
function exampleOf({ description, ...field }: FieldSchema): unknown {
  const { example } = parseDescription(description);
  const { items, properties } = field;
  if (items) return Array.from({ length: field.minItems ?? 1 }, () => exampleOf({ ...items, description }));
  if (properties)
    return Object.fromEntries(
      (field.required ?? []).map((name) => [name, exampleOf(properties[name] ?? { type: "string" })]),
    );
  if (field.type === "boolean") return true;
  if (field.type === "integer") return Number(example ?? field.minimum);
  // Every site has a home page to lead to.
  if (field.format === "link") return "/";
  return field.const ?? field.enum?.[0] ?? example ?? "To be written";
}
