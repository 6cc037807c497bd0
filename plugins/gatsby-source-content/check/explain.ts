import type { ErrorObject } from "ajv";
import { formats, plainAddress } from "../schema/formats";
import { isRecord } from "../record";
import { didYouMean, oneOf } from "./suggest";

interface Explanation {
  message: string;
  /** The field that the error is about, if it is a field of the value at the error's place. */
  path?: string;
  /** Whether to point at the field's name or at its value. */
  at?: "key" | "value";
}

/** An error of the schema validator in an editor's words: what is wrong, and what to write instead. */
export function explain({ keyword, params, data, parentSchema, message }: ErrorObject): Explanation {
  const values: Record<string, unknown> = params;
  const param = (name: string): string => String(values[name]);
  switch (keyword) {
    case "required": {
      const path = param("missingProperty");
      return { path, message: `missing.${describe(parentSchema, path)}` };
    }
    case "additionalProperties": {
      const path = param("additionalProperty");
      return { path, at: "key", message: `unknown field.${didYouMean(path, namesIn(parentSchema))}` };
    }
    case "type":
      return { message: `must be ${typeWords(param("type"), data)}` };
    case "enum":
      return { message: choice(data, wordsIn(parentSchema)) };
    case "minLength":
      return {
        message:
          data === ""
            ? "is empty: write a text or remove the field"
            : `has ${length(data)} characters: at least ${param("limit")} are needed`,
      };
    case "maxLength":
      return { message: `has ${length(data)} characters: at most ${param("limit")} fit` };
    case "minItems":
      return {
        message: `has ${length(data)} ${length(data) === 1 ? "entry" : "entries"}: at least ${param("limit")} are needed`,
      };
    case "maxItems":
      return { message: `has ${length(data)} entries: at most ${param("limit")} fit` };
    case "minimum":
      return { message: `must be at least ${param("limit")}` };
    case "maximum":
      return { message: `must be at most ${param("limit")}` };
    case "format":
      return {
        message: `must be ${formats[param("format")]?.words ?? "written otherwise"}${meantAddress(param("format"), data)}`,
      };
    case "pattern":
      if (param("pattern") === "\\{n\\}")
        return {
          message: `needs {n}, where the number is filled in.${describe({ properties: { it: parentSchema } }, "it")}`,
        };
      return { message: `is not written as expected.${describe({ properties: { it: parentSchema } }, "it")}` };
    default:
      return { message: message ?? "is not as expected" };
  }
}

/** The address that was meant, if only some of its signs have to be encoded, with a space before it. */
function meantAddress(format: string, written: unknown): string {
  const plain = typeof written === "string" ? plainAddress(written) : undefined;
  return plain !== undefined && formats[format]?.test(plain) ? `. Did you mean "${plain}"?` : "";
}

/** The schema's description of a field, with a space before it. */
function describe(schema: unknown, field: string): string {
  const properties = isRecord(schema) && isRecord(schema.properties) ? schema.properties : {};
  const property = properties[field];
  const text = isRecord(property) && typeof property.description === "string" ? property.description : "";
  return text && ` ${text.replaceAll("\n", " ")}`;
}

/** A long list is left out for a mistyped word: the suggestion is enough. */
function choice(written: unknown, words: readonly string[]): string {
  const suggestion = typeof written === "string" ? didYouMean(written, words) : "";
  return words.length > 10 && suggestion
    ? `must be one of ${words.length} words.${suggestion}`
    : `must be ${oneOf(words)}.${suggestion}`;
}

const wordsIn = (schema: unknown): string[] =>
  isRecord(schema) && Array.isArray(schema.enum) ? schema.enum.map(String) : [];

export const namesIn = (schema: unknown): string[] =>
  isRecord(schema) && isRecord(schema.properties) ? Object.keys(schema.properties) : [];

/** Characters as JSON Schema counts them, which are Unicode's, or entries. */
const length = (data: unknown): number =>
  typeof data === "string" ? Array.from(data).length : Array.isArray(data) ? data.length : 0;

function typeWords(type: string, data: unknown): string {
  const words = typeNames[type] ?? type;
  if (data === null)
    return `filled in with ${words}, or removed${type === "string" ? ". A text that starts with # needs quotation marks around it" : ""}`;
  if (type === "string" && isRecord(data))
    return 'text. One that starts with { or has ": " in it needs quotation marks around it';
  if (type === "string" && (typeof data === "number" || typeof data === "boolean"))
    return `text: put it in quotation marks ("${data}")`;
  return words;
}

const typeNames: Record<string, string> = {
  array: "a list: one entry a line, each starting with a dash",
  boolean: "true or false",
  integer: "a whole number without quotation marks",
  number: "a number without quotation marks",
  object: 'a group of fields, like "text: …" and "to: …"',
  string: "text",
};
