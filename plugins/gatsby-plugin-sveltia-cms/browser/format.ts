import isEqual from "fast-deep-equal";
import { fileTypes } from "../../content-model/content-types";
import { cleanMember } from "../../content-model/read/clean";
import { readFrontmatter } from "../../content-model/read/frontmatter";
import { omitNullishFields, isRecord, type Fields } from "../../content-model/record";
import { jsonSchema, type FieldSchema } from "../../content-model/schema/json-schema";
import { sectionTypeName, type Types } from "../../content-model/schema/sdl";
import { matchListItems } from "../../content-model/write/match-list-items";
import { writeFields } from "../../content-model/write/write-fields";
import { fromTextEditor } from "./text-editor";

/** A content file as the CMS's values. `original` is its source; `order` is its index in a list. */
export function readValues(original: string, order?: number): Fields {
  const { data = {}, body } = readFrontmatter(original);
  const values = { ...data, body: body.trim() };
  return typeof data.type === "string" ? { section: values, original, order } : { ...values, original };
}

/** The CMS's values as a content file. Keeps unchanged lines; omits empty fields and defaults. */
export function writeValues({ original, section, order: _order, ...rest }: Fields, types: Types): string {
  const { body, ...edited } = isRecord(section) ? section : rest;
  const text = typeof original === "string" && original !== "" ? original : "---\n---\n";
  const before = readFrontmatter(text);
  const schema = jsonSchema(types, typeOf(edited, types));
  const fields = asWritten(cleaned(omitNullishFields(edited)), schema, before.data ?? {}) as Fields;
  const old = before.body.trim();
  const typed = typeof body === "string" ? body.trim() : old;
  const markdown = typed === old ? old : withBlocks(withoutControls(fromTextEditor(typed, old), "\\\n"));
  return writeFields(text, fields, markdown === old ? undefined : markdown && `\n${markdown}\n`);
}

/**
 * A text with lists in place of the paragraphs that Word makes of them: a bullet or number, perhaps bold, then hard spaces. A paragraph of three
 * asterisks is a divider, which the text editor escapes.
 */
const withBlocks = (text: string): string =>
  text
    .replaceAll(/^(?:\\\*){3}$/gm, "***")
    .replaceAll(
      /(?<=^[ \t]*)(\*\*)?(?:[·•▪◦\ue000-\uf8ff]|o(?=\xa0)|[-§Øü](?=\xa0[ \xa0])|(\d{1,2}[.)])(?=(?:\*\*)?\xa0))(\*\*)?[ \xa0]+/gm,
      (_mark, bold: string = "", number: string = "-", end: string = "") =>
        `${number} ${bold === end ? "" : bold + end}`,
    );

/** The values without invisible characters, and without the ids that Sveltia gives to new entries of lists. */
const cleaned = (fields: Fields): unknown =>
  JSON.parse(
    JSON.stringify(fields, (name, value) => (name.startsWith("__sc_") ? undefined : cleanMember(name, value))),
  );

/** The GraphQL type of a file: a section's by its `type`, another's by its fields. */
function typeOf(fields: Fields, types: Types): string {
  if (typeof fields.type === "string") return sectionTypeName(fields.type);
  const shared = (typeName: string): number =>
    Object.keys(jsonSchema(types, typeName).properties ?? {}).filter((name) => name in fields).length;
  return fileTypes.reduce((best, typeName) => (shared(typeName) > shared(best) ? typeName : best));
}

/** The values without the form's additions: empty texts, lists and objects, and defaults. */
function asWritten(now: unknown, schema: FieldSchema | undefined, before: unknown): unknown {
  if (Array.isArray(now)) {
    const old: unknown[] = Array.isArray(before) ? before : [];
    const origins = matchListItems(old, now);
    return now.map((one, at) => asWritten(one, schema?.items, old[origins[at] ?? -1]));
  }
  if (isRecord(now)) {
    const old = isRecord(before) ? before : {};
    // Sveltia's events have fields in any order.
    const names = ["type", ...Object.keys(schema?.properties ?? {}), ...Object.keys(now)];
    const fields = [...new Set(names)].map((name) => {
      const [value, field] = [now[name], schema?.properties?.[name]];
      const written = asWritten(value, field, old[name]);
      const isEmpty = isEqual(written, []) || isEqual(written, {}) || (written === "" && field?.minLength !== 0);
      const isDefault = isEqual(written, field?.default ?? (field?.type === "boolean" ? false : undefined));
      return [name, (isEmpty || isDefault) && !isEqual(written, old[name]) ? undefined : written] as const;
    });
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (typeof now !== "string") return now;
  // The form trims texts.
  return typeof before === "string" && before.trim() === now ? before : withoutControls(now, " ");
}

/** A text without control characters: word processors paste line ends of their own. */
const withoutControls = (text: string, lineEnd: string): string =>
  text.replaceAll(/[\v\f\u0085\u2028\u2029]/g, lineEnd).replaceAll(/[^\P{Cc}\t\n]/gu, "");
