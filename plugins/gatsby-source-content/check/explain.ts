import type { ErrorObject } from "ajv";
import type { FieldSchema } from "../schema/field-schema";
import { formats, plainAddress } from "../schema/formats";
import { isRecord } from "../record";
import { oneOf, suggest } from "./suggest";

interface Explanation {
  message: string;
  /** The field that the error is about, if it is a field of the value at the error's place. */
  path?: string;
  /** Whether to point at the field's name or at its value. */
  at?: "key" | "value";
  /** What is to be written there, where there is one right answer. */
  meant?: unknown;
}

/** What stands in the file. */
export interface Written {
  /** The value at the error's place, as it is written; undefined for one that goes over several lines. */
  source?: string;
  /** That value with its tokens, and what fills them in. */
  value: unknown;
  fill: (text: string) => string;
  /** Whether a field of that value has a name, and nothing behind it. */
  isEmpty: (field: string) => boolean;
  /** Whether the field of that value can be left out. */
  isOptional: boolean;
  /** Whether the file can have a text under its fields. */
  hasText: boolean;
}

/** An error of the schema validator in an editor's words: what is wrong, and what to write instead. */
export function explain({ keyword, params, data, parentSchema, message }: ErrorObject, written: Written): Explanation {
  const values: Record<string, unknown> = params;
  const param = (name: string): string => String(values[name]);
  switch (keyword) {
    case "required": {
      const path = param("missingProperty");
      const none = propertyOf(parentSchema, path)?.minLength === 0 ? `: fill it in, or write ${path}: ""` : "";
      return {
        path,
        message: `${written.isEmpty(path) ? `is empty${none}` : "missing"}.${describe(parentSchema, path)}`,
      };
    }
    case "additionalProperties":
      return unknownField(param("additionalProperty"), data, parentSchema, written);
    case "type":
      return wrongType(param("type"), data, written);
    case "enum": {
      const words = wordsIn(parentSchema);
      const suggestion = suggest(String(data), words, "word");
      const list = words.length > 10 && suggestion.words ? `one of ${words.length} words` : oneOf(words);
      return {
        message: `must be ${list}${suggestion.words.includes(" There ") ? "" : `.${suggestion.words}`}`,
        meant: suggestion.meant,
      };
    }
    case "minLength":
      return {
        message:
          data === ""
            ? `is empty: write a text${written.isOptional ? " or remove the field" : ""}`
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
    case "format": {
      const { test, words } = formats[param("format")] ?? { test: () => false, words: "written otherwise" };
      const meant = addresses(String(written.value)).find((address) => test(written.fill(address)));
      return { message: `must be ${words}${meant === undefined ? "" : `. Write "${meant}"`}`, meant };
    }
    case "pattern":
      return {
        message:
          (param("pattern") === "\\{n\\}"
            ? "needs {n}, where the number is filled in."
            : "is not written as expected.") + describe({ properties: { it: parentSchema } }, "it"),
      };
    default:
      return { message: message ?? "is not as expected" };
  }
}

function unknownField(path: string, data: unknown, schema: unknown, { hasText }: Written): Explanation {
  const { meant, words } = suggest(path, namesIn(schema), "field");
  if (meant === undefined && hasText && /^(text|body|content|copy|paragraph)s?$/i.test(path))
    return {
      path,
      at: "key",
      message: "unknown field. Write this text under the fields, below the second line of dashes",
    };
  const isFree = meant !== undefined && isRecord(data) && !(meant in data);
  return { path, at: "key", message: `unknown field.${words}`, ...(isFree && { meant }) };
}

/** An address as it may have been meant, with signs encoded, or with another beginning or end. */
function addresses(text: string): string[] {
  const bare = text.trim().replace(/^(?:mailto|tel):\s*/i, "");
  const path = bare
    .toLowerCase()
    .replaceAll(/\s+/g, "-")
    .replace(/^\/*/, "/")
    .replace(/(?<=.)\/$/, "");
  return [bare, plainAddress(text) ?? bare, bare.replace(/\/+$/, ""), bare.replace(/\?.*$/, ""), path];
}

/** The schema's description of a field, with a space before it. */
function describe(schema: unknown, field: string): string {
  const text = propertyOf(schema, field)?.description ?? "";
  return text && ` ${text.replaceAll("\n", " ")}`;
}

function propertyOf(schema: unknown, field: string): FieldSchema | undefined {
  const property: unknown = isRecord(schema) && isRecord(schema.properties) ? schema.properties[field] : undefined;
  // Schemas come from json-schema.ts alone.
  return isRecord(property) ? (property as unknown as FieldSchema) : undefined;
}

const wordsIn = (schema: unknown): string[] =>
  isRecord(schema) && Array.isArray(schema.enum) ? schema.enum.map(String) : [];

export const namesIn = (schema: unknown): string[] =>
  isRecord(schema) && isRecord(schema.properties) ? Object.keys(schema.properties) : [];

/** Characters as JSON Schema counts them, which are Unicode's, or entries. */
const length = (data: unknown): number =>
  typeof data === "string" ? Array.from(data).length : Array.isArray(data) ? data.length : 0;

function wrongType(type: string, data: unknown, { source }: Written): Explanation {
  const message = `must be ${typeNames[type] ?? type}`;
  if (data === null) return { message: `is empty: fill it in with ${typeNames[type] ?? type}, or remove the entry` };
  if (type === "string" && !Array.isArray(data)) {
    const quotes = isRecord(data)
      ? 'One that starts with { or has ": " in it needs quotation marks around it'
      : "One that looks like a number, or is true or false, needs quotation marks around it";
    return { message: `must be text. ${quotes}${source ? `: "${source}"` : ""}`, meant: source };
  }
  const plain = typeof data === "string" ? data.trim().toLowerCase() : "";
  if (type === "boolean") {
    const meant = /^(yes|true|on|y)$/.test(plain) ? true : /^(no|false|off|n)$/.test(plain) ? false : undefined;
    return { message: meant === undefined ? message : `${message}. Write ${meant}`, meant };
  }
  if (type === "integer" && /^\d{1,9}$/.test(plain)) return { message, meant: Number(plain) };
  return { message };
}

const typeNames: Record<string, string> = {
  array: "a list: one entry a line, each starting with a dash",
  boolean: "true or false",
  integer: "a whole number without quotation marks",
  number: "a number without quotation marks",
  object: 'a group of fields, like "text: …" and "to: …"',
  string: "text",
};
