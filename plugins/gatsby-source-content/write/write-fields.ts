import { readFrontmatter, type Frontmatter } from "../read/frontmatter";
import type { FieldSchema } from "../schema/field-schema";
import { filledFields } from "../omit-nullish";
import { UserError } from "../user-error";
import { isEqual, isRecord } from "../record";
import { rewriteYaml } from "./rewrite-yaml";

/** A mark and a line of dashes, the fields, a line of dashes, the text. */
const parts = /^(\uFEFF?---[ \t]*(\r\n|[\n\r]))([^]*?)((?<=[\n\r])---[ \t]*(?:\r\n|[\n\r]|$))([^]*)$/;

/**
 * A content file's text with other fields, and another text under them. What did not change keeps its bytes. A field that is null or
 * left out is removed; a new one takes its place in the schema's order. Throws a UserError if reading the result gives anything else than
 * what was to be written.
 */
export function writeFields(
  text: string,
  fields: Record<string, unknown>,
  schema?: FieldSchema,
  body?: string,
): string {
  const [, start = "", lineEnd = "\n", yaml = "", fence = "", markdown = ""] = parts.exec(text) ?? [];
  const now = filledFields(ordered(fields, schema?.properties));
  const before = readFrontmatter(text).body;
  const under = body?.replace(/\r\n|\r/g, "\n") ?? before;
  const gap = under === "" || /[\n\r]$/.test(fence) ? "" : lineEnd;
  const written = rewriteYaml(yaml.replaceAll(lineEnd, "\n"), now).replaceAll("\n", lineEnd);
  const whole = start + written + fence + (under === before ? markdown : gap + under.replaceAll("\n", lineEnd));
  const { data = {}, body: read, problems } = readFrontmatter(whole.toWellFormed());
  if (problems[0]) throw new UserError(`This cannot be written: ${problems[0].message}.`);
  if (!isEqual(filledFields(data), now) || read !== under)
    throw new UserError("This cannot be written without changing more: please edit the file itself.");
  return whole;
}

/** Fields in the order of their schema, then others, at any depth. */
function ordered(fields: Record<string, unknown>, schema: FieldSchema["properties"] = {}): Record<string, unknown> {
  const inOrder = (value: unknown, schema?: FieldSchema): unknown =>
    Array.isArray(value)
      ? value.map((one) => inOrder(one, schema?.items))
      : isRecord(value)
        ? ordered(value, schema?.properties)
        : value;
  const names = Object.keys({ ...schema, ...fields }).filter((name) => Object.hasOwn(fields, name));
  return Object.fromEntries(names.map((name) => [name, inOrder(fields[name], schema[name])]));
}

/** The text of a file that was read, with some of its fields set. */
export const withFields = (
  { text, data }: Pick<Frontmatter, "text" | "data">,
  fields: Record<string, unknown>,
): string => writeFields(text, { ...data, ...fields });
