import type { ErrorObject } from "ajv";
import { slugify } from "../content-types";
import type { FieldPath, Problem } from "../problem";
import type { Entry } from "../read/content";
import { isRecord, recordsIn, valueAt } from "../record";
import { rangeOf } from "../read/frontmatter";
import type { FieldSchema } from "../schema/json-schema";
import { foreignScheme, formats, normalizeUrl } from "../schema/formats";
import { hasText, type Types } from "../schema/sdl";
import { plainPath } from "./likely-link";
import { fieldProblem } from "./rule";
import { listed, listOfFew, oneOf, suggest, suggestion } from "./suggest";

/** An error of Ajv, with the path and the schema of its field; of the object, for an unknown or missing field. */
export type FieldError = ErrorObject<string, Record<string, unknown>> & { path: FieldPath; schema: FieldSchema };

/** Translates an error of Ajv for editors: the problem, and the remedy. */
export function explain(entry: Entry, error: FieldError, types: Types): Problem {
  const { keyword, params, path, schema } = error;
  const name = String(params.missingProperty ?? params.additionalProperty);
  if (keyword === "required") {
    const [from, to] = rangeOf(entry, [...path, name], "key");
    const isNote = from < to && /^[^\n:]*:[ \t]+#/.test(entry.plain.slice(from));
    const field = schema.properties?.[name];
    const empty = field?.minLength === 0 ? 'needs a value: write "" to leave it empty' : "is empty";
    const message = isNote
      ? note
      : (from < to ? empty : "is missing") + (needlessDash(entry, path, name, schema) ?? purpose(field));
    return fieldProblem(entry, [...path, name], message);
  }
  if (keyword === "uniqueItems") {
    const message = `repeats entry ${Number(params.j) + 1}: delete one of the two`;
    return fieldProblem(entry, [...path, Number(params.i)], message);
  }
  if (keyword !== "additionalProperties") return fieldProblem(entry, path, wrongValue(entry, error));
  return fieldProblem(entry, [...path, name], `is an unknown field${unknownField(entry, name, error, types)}`, "key");
}

const note = "is empty, because a # starts a note: delete it, or put quotation marks around the value";

/** The remedy if a list has a dash before each field, so that the entry beside an incomplete one has its missing field. */
function needlessDash({ data }: Entry, path: FieldPath, name: string, schema: FieldSchema): string | undefined {
  const list = recordsIn(valueAt(data, path.slice(0, -1)));
  const at = Number(path.at(-1));
  const [first = "", own = ""] = [list[0], list[at]].map((one) => Object.keys(one ?? {})[0]);
  const beside = list[own === first ? at + 1 : at - 1] ?? {};
  if (!(name in beside) || own in beside || !(own in (schema.properties ?? {}))) return undefined;
  return `: delete the dash before "${own === first ? name : own}", if both belong to one entry`;
}

/** The field above an unknown one that would contain it if it were indented. */
function fieldAbove(entry: Entry, name: string, schema: FieldSchema): string | undefined {
  const [from] = rangeOf(entry, [name], "key");
  const [, above = ""] = [...entry.plain.slice(0, from).matchAll(/^([\w-]+):[ \t]*(?:#.*)?$/gm)].at(-1) ?? [];
  const field = schema.properties?.[above];
  return name in ((field?.items ?? field)?.properties ?? {}) ? above : undefined;
}

function wrongValue(entry: Entry, { keyword, params, path, data, schema }: FieldError): string {
  const { enum: values = [] } = schema;
  if (keyword === "type") return wrongType(entry, path, schema, data);
  if (keyword === "format") {
    const format = formats[String(params.format)];
    const problem = format?.problem?.(String(data));
    if (problem !== undefined) return problem;
    const asPath = (text: string) => plainPath(text).split("/").map(slugify).join("/");
    const repair = params.format === "path" ? asPath : normalizeUrl;
    const repaired = repair(String(data).replace(foreignScheme, "https://"));
    const likely = repaired && [repaired, repaired.replace(/\/$/, "")].find((one) => format?.validate(one));
    return `must be ${format?.words}${suggestion(likely)}`;
  }
  if (keyword === "pattern") return `is not in the expected form${purpose(schema)}`;
  if (keyword === "enum") return `must be ${oneOf(values)}${suggest(String(data), values)}`;
  if (data === "") return "is empty: write something, or remove the field if it is optional";
  const [, bound = "", what] = /^(min|max)(imum|Length|Items)$/.exec(keyword) ?? [];
  const limit = ` (${bound}imum ${Number(params.limit)})`;
  if (what === "Length")
    return `is too ${bound === "min" ? "short" : "long"}: ${Array.from(String(data)).length} characters${limit}`;
  if (Array.isArray(data)) return `has too ${bound === "min" ? "few" : "many"} entries: ${data.length}${limit}`;
  return `is too ${bound === "min" ? "small" : "large"}: ${String(data)}${limit}`;
}

function unknownField(entry: Entry, name: string, { path, schema, data }: FieldError, types: Types): string {
  const isTopLevel = path.length === 0;
  if (isTopLevel && hasText(types, entry.typeName) && /^(text|body|content|copy|paragraph)s?$/i.test(name))
    return ". Write this text under the fields, below the second line of dashes";
  if (/^\s/.test(name)) return ". Its line starts with a space that is not a plain one: delete it, and type spaces";
  if (/\s$/.test(name)) return ". A space that is not a plain one follows it: delete it";
  const above = isTopLevel && fieldAbove(entry, name, schema);
  if (above) return `. Indent it with spaces, if it belongs to "${above}"`;
  const elsewhere = placesElsewhere.get(name);
  if (elsewhere) return elsewhere;
  const known = Object.keys(schema.properties ?? {});
  // A field that is there already would be there twice.
  const absent = known.filter((field) => !(field in Object(data)));
  const words = /\s|^$/.test(name) && ". If these words belong to the value above, write them on its line";
  const word = name.toLowerCase();
  const likely = known.filter(
    (field) =>
      word.includes(field.toLowerCase()) ||
      `${field} ${schema.properties?.[field]?.description ?? ""}`.toLowerCase().includes(word),
  );
  const several = likely.length > 0 && `. Did you mean ${oneOf(likely.slice(0, 5))}?`;
  return suggest(name, absent) || words || listOfFew(known) || several || ": docs/reference.md lists all fields";
}

/** Remedies for fields that editors expect, by name. */
const placesElsewhere = new Map([
  ["county", '. Write it after the town, for example "Ripon, North Yorkshire"'],
  ["phone", ". Write the number in a text: [020 7946 0123](tel:+442079460123)"],
  ["mobile", '. Write the number after "phone:", or in a text: [07700 900123](tel:+447700900123)'],
  ["whatsapp", ". Write a link in a text: [WhatsApp](https://wa.me/447700900123)"],
  ["noindex", '. For a page that search engines may not list, write "indexed: false"'],
  ["video", ". Write a section of type tour"],
  ["logo", ": docs/branding.md says where the logo is"],
  ["colour", ": docs/branding.md says where the colours are"],
]);

function wrongType(entry: Entry, path: FieldPath, schema: FieldSchema, data: unknown): string {
  const { type, pattern = "", format = "", names, description, properties = {} } = schema;
  const [from, to] = rangeOf(entry, path);
  if (data === null) return entry.plain[from] === "#" ? note : `is empty: write ${shapes[type]}, or remove the entry`;
  const fields = type === "object" ? `: ${listed(Object.keys(properties))}` : "";
  if (type !== "string") return `must be ${shapes[type]}${fields}${purpose(schema)}`;
  if (entry.plain[from - 1] === ",")
    return "follows a comma, which ends an entry between [ and ]: put quotation marks around each whole entry";
  // The second colon ends the value of `title: {company}: our story`.
  const value = (entry.plain.slice(from, to) + (/^:.*/.exec(entry.plain.slice(to))?.[0] ?? "")).trim();
  if (isRecord(data) && names) return `must be the name of a ${names}: write its fields in a file of its own`;
  if (/\n|^- /.test(value) || /\n *$/.test(entry.plain.slice(0, from)))
    return `must be one text: write it on one line, without dashes or names of fields${purpose(schema)}`;
  const isYesOrNo = typeof data === "boolean" && description;
  if (isYesOrNo || !new RegExp(pattern, "u").test(value) || formats[format]?.validate(value) === false)
    return `must be text in the expected form, in quotation marks${purpose(schema)}`;
  const text = value.replace(/^\[+(.*?)\]+$/, "$1");
  return `must be text: put quotation marks around it${text.includes('"') ? "" : `, for example "${text}"`}`;
}

const shapes: Readonly<Record<FieldSchema["type"], string>> = {
  array: "a list, with each entry on a line of its own after a dash and a space",
  boolean: "true or false, without quotation marks",
  integer: "a whole number: only digits, without quotation marks",
  number: "a number: only digits, without quotation marks",
  object: "a group of fields, each on a line of its own",
  string: "text",
};

const purpose = (schema: FieldSchema | undefined): string =>
  schema?.description ? `. ${schema.description.replaceAll(/\s+/g, " ")}` : "";
