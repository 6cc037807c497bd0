import type { ErrorObject } from "ajv";
import type { FieldSchema } from "../schema/field-schema";
import { formats, plainAddress } from "../schema/formats";
import type { Entry } from "../read/entry";
import type { FieldPath } from "../read/places";
import { fillTokens, type Facts } from "../read/tokens";
import { isRecord } from "../record";
import { writtenIn } from "./rule";
import { oneOf, suggest, suggestOrList } from "./suggest";

interface Explanation {
  message: string;
  /** The field that the error is about, if it is a field of the value at the error's place. */
  path?: string;
  /** Whether to point at the field's name or at its value. */
  at?: "key" | "value";
  /** What is to be written there, where there is one right answer. */
  meant?: unknown;
}

/** What stands in the file at the error's place. */
export interface Written {
  entry: Entry;
  place: FieldPath;
  /** The value with its tokens, and what they stand for. */
  value: unknown;
  facts: Facts;
  /** Whether the file can have a text under its fields. */
  hasText: boolean;
}

/** An error of the schema validator in an editor's words: what is wrong, and what to write instead. */
export function explain({ keyword, params, data, parentSchema, message }: ErrorObject, written: Written): Explanation {
  const values: Record<string, unknown> = params;
  const { limit, missingProperty, additionalProperty, type, format } = values;
  switch (keyword) {
    case "required": {
      const path = String(missingProperty);
      return {
        path,
        message:
          (writtenIn(written.entry, [...written.place, path], "key") ? "is empty" : "missing") +
          describe(propertiesOf(parentSchema)[path]),
      };
    }
    case "additionalProperties":
      return unknownField(String(additionalProperty), data, parentSchema, written);
    case "type":
      return wrongType(String(type), data, written);
    case "enum": {
      const words = isSchema(parentSchema) ? (parentSchema.enum ?? []) : [];
      const suggestion = suggest(String(data), words);
      return { message: `must be ${oneOf(words)}.${suggestion.words}`.replace(/\.$/, ""), meant: suggestion.meant };
    }
    case "minLength":
    case "maxLength":
    case "minItems":
    case "maxItems": {
      if (data === "") return { message: "is empty: write a text, or leave the field out where it is not needed" };
      const size = Array.isArray(data) ? data.length : Array.from(String(data)).length;
      const what = !Array.isArray(data) ? "characters" : size === 1 ? "entry" : "entries";
      const need = keyword.startsWith("min") ? `at least ${String(limit)} are needed` : `at most ${String(limit)} fit`;
      return { message: `has ${size} ${what}: ${need}` };
    }
    case "minimum":
    case "maximum":
      return { message: `must be at ${keyword === "minimum" ? "least" : "most"} ${String(limit)}` };
    case "format": {
      const { test, words } = formats[String(format)] ?? { test: () => false, words: "written otherwise" };
      const meant = addresses(String(written.value)).find((address) => test(fillTokens(address, written.facts)));
      return { message: `must be ${words}${meant === undefined ? "" : `. Write "${meant}"`}`, meant };
    }
    case "pattern":
      return { message: `is not written as expected${describe(parentSchema)}` };
    default:
      return { message: message ?? "is not as expected" };
  }
}

function unknownField(path: string, data: unknown, schema: unknown, { hasText }: Written): Explanation {
  const { meant, words } = suggestOrList(path, Object.keys(propertiesOf(schema)), true);
  const isBody = meant === undefined && hasText && /^(text|body|content|copy|paragraph)s?$/i.test(path);
  const isFree = meant !== undefined && isRecord(data) && !(meant in data);
  const remedy = isBody ? " Write this text under the fields, below the second line of dashes" : words;
  return { path, at: "key", message: `unknown field.${remedy}`, ...(isFree && { meant }) };
}

/** An address as it may have been meant, with signs encoded, or with another beginning or end. */
function addresses(text: string): string[] {
  const bare = text.trim().replace(/^(?:mailto|tel):\s*/i, "");
  const path = `/${bare
    .toLowerCase()
    .replaceAll(/\s+/g, "-")
    .replaceAll(/^\/+|\/$/g, "")}`;
  return [bare, plainAddress(text) ?? bare, bare.replace(/\/+$/, ""), bare.replace(/\?.*$/, ""), path];
}

/** The schema's description of a field, as a sentence of its own. */
const describe = (schema: unknown): string =>
  isSchema(schema) && schema.description ? `. ${schema.description.replaceAll("\n", " ")}` : "";

/** Schemas come from json-schema.ts alone. */
const isSchema = (schema: unknown): schema is FieldSchema => isRecord(schema);

export const propertiesOf = (schema: unknown): Record<string, FieldSchema> =>
  (isSchema(schema) && schema.properties) || {};

function wrongType(type: string, data: unknown, { entry, place }: Written): Explanation {
  const source = writtenIn(entry, place);
  const name = typeNames[type] ?? type;
  const message = `must be ${name}`;
  if (data === null) return { message: `is empty: fill it in with ${name}, or remove the entry` };
  if (type === "string" && Array.isArray(data))
    return { message: `${message}, not a list: take brackets and dashes away` };
  if (type === "string") {
    const quotes = isRecord(data)
      ? 'One that starts with { or has ": " in it needs quotation marks around it'
      : "One that looks like a number, or is true or false, needs quotation marks around it";
    return { message: `must be text. ${quotes}${source ? `: "${source}"` : ""}`, meant: source };
  }
  const plain = typeof data === "string" ? data.trim().toLowerCase() : "";
  const isTrue = /^(yes|true|on|y)$/.test(plain);
  if (type === "boolean" && (isTrue || /^(no|false|off|n)$/.test(plain)))
    return { message: `${message}. Write ${isTrue}`, meant: isTrue };
  const digits = plain.replaceAll(/,(?=\d{3})/g, "");
  return { message, ...(type === "integer" && /^\d{1,9}$/.test(digits) && { meant: Number(digits) }) };
}

const typeNames: Record<string, string> = {
  array: "a list: one entry a line, each starting with a dash",
  boolean: "true or false",
  integer: "a whole number: digits alone, without quotation marks",
  number: "a number: digits alone, without quotation marks",
  object: 'a group of fields, like "text: …" and "to: …"',
  string: "text",
};
