import { kinds, placed } from "../../gatsby-source-content/kinds";
import type { FieldPath } from "../../gatsby-source-content/read/places";
import { isRecord } from "../../gatsby-source-content/record";
import type { FieldSchema } from "../../gatsby-source-content/schema/field-schema";

/** "sectionLinks" -> "Section links". */
export function labelOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What lists call a file: "content/pages/about/who-we-are.md" -> "About: who we are". */
export function nameOf(file: string): string {
  const place = placed(file);
  if (!place) return file;
  const { kind, name, page = "shared" } = place;
  return kind === "site" ? kinds.site.title : labelOf(`${kind === "section" ? page : kind}: ${name}`);
}

/** A single value as it stands in an input; "" for what is none. */
export const inputOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";

/** What an entry of a list is called: its first text. */
export const titleOf = (entry: unknown): string =>
  inputOf(isRecord(entry) ? Object.values(entry).find((value) => typeof value === "string") : entry);

/** A field that was just added: its texts are empty, and what else it needs is left to the editor. */
export function emptyOf({ type, properties = {}, required = [], const: only, enum: choices }: FieldSchema): unknown {
  if (type === "array") return [];
  if (type === "string" && !choices) return only ?? "";
  if (type !== "object") return undefined;
  const fields = required.map((name) => [name, properties[name] && emptyOf(properties[name])] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** The fields with one of them set, or taken out where the value is undefined. */
export function withField(fields: unknown, name: string, value: unknown): Record<string, unknown> {
  const next = Object.entries({ ...(isRecord(fields) && fields), [name]: value });
  return Object.fromEntries(next.filter(([, one]) => one !== undefined));
}

/** Whether two values say the same. A field without a value is one that is left out. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return JSON.stringify(one) === JSON.stringify(other);
  return Object.keys({ ...one, ...other }).every((name) => isEqual(one[name], other[name]));
}

/** The innermost field that the form has for the place of a mistake. */
export function shownPath(schema: FieldSchema, [name, ...rest]: FieldPath): FieldPath {
  if (name === undefined) return [];
  const inner = typeof name === "number" ? schema.items : schema.properties?.[name];
  return inner ? [name, ...shownPath(inner, rest)] : [];
}
