import { filledFields } from "../../gatsby-source-content/omit-nullish";
import { fileTypes } from "../../gatsby-source-content/content-types";
import { readFrontmatter } from "../../gatsby-source-content/read/frontmatter";
import { isEqual, isRecord } from "../../gatsby-source-content/record";
import type { FieldSchema } from "../../gatsby-source-content/schema/field-schema";
import { jsonSchema } from "../../gatsby-source-content/schema/json-schema";
import { sectionTypeName, type Types } from "../../gatsby-source-content/schema/sdl";
import { mergeBlocks } from "../../gatsby-source-content/write/merge-blocks";
import { listOrigins } from "../../gatsby-source-content/write/match-list-items";
import { writeFields } from "../../gatsby-source-content/write/write-fields";

type Values = Record<string, unknown>;

/** A content file as the CMS edits it. The file as it was travels in `original`; `order` is its place in a list. */
export function readValues(original: string, order?: number): Values {
  const { data = {}, body } = readFrontmatter(original);
  const values = { ...data, body: body.trim() };
  return typeof data.type === "string" ? { section: values, original, order } : { ...values, original };
}

/** The file of what the CMS edited. Only lines that changed are written; empty fields and defaults are not. */
export function writeValues({ original, section, order: _order, ...rest }: Values, types: Types): string {
  const { body, ...edited } = isRecord(section) ? section : rest;
  const text = typeof original === "string" && original !== "" ? original : "---\n---\n";
  const before = readFrontmatter(text);
  const schema = jsonSchema(types, typeOf(edited, types));
  const fields = asWritten(filledFields(edited), schema, before.data ?? {}) as Values;
  const markdown = typeof body === "string" ? body.trim() : before.body.trim();
  const isSame = markdown === before.body.trim();
  return writeFields(
    text,
    fields,
    schema,
    isSame ? undefined : markdown && `\n${mergeBlocks(before.body, markdown)}\n`,
  );
}

/** A section says its type; another file has the type that has most of its fields. */
function typeOf(fields: Values, types: Types): string {
  if (typeof fields.type === "string") return sectionTypeName(fields.type);
  const shared = (typeName: string): number =>
    Object.keys(jsonSchema(types, typeName).properties ?? {}).filter((name) => name in fields).length;
  return fileTypes.reduce((best, typeName) => (shared(typeName) > shared(best) ? typeName : best));
}

/** What the form holds, without what it adds to the file: empty texts, lists and groups, and defaults. */
function asWritten(now: unknown, schema: FieldSchema | undefined, before: unknown): unknown {
  if (Array.isArray(now)) {
    const old: unknown[] = Array.isArray(before) ? before : [];
    const origins = listOrigins(old, now);
    return now.map((one, at) => asWritten(one, schema?.items, old[origins[at] ?? -1]));
  }
  if (isRecord(now)) {
    const old = isRecord(before) ? before : {};
    const fields = Object.entries(now).map(([name, value]) => {
      const field = schema?.properties?.[name];
      const written = asWritten(value, field, old[name]);
      const isEmpty = isEqual(written, []) || isEqual(written, {}) || (written === "" && field?.minLength !== 0);
      const isDefault = isEqual(written, field?.default ?? (field?.type === "boolean" ? false : undefined));
      return [name, (isEmpty || isDefault) && !isEqual(written, old[name]) ? undefined : written] as const;
    });
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  // The form trims texts.
  return typeof before === "string" && before.trim() === now ? before : now;
}
