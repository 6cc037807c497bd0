import { isDeepStrictEqual } from "node:util";
import { readFrontmatter } from "../../content/read/frontmatter";
import type { FieldSchema } from "../../content/schema/field-schema";
import { isRecord } from "../../record";
import { filledFields, rewriteYaml } from "./rewrite-yaml";

/** A file's new text, or a sentence that says why it cannot be written. */
export type Written = { text: string } | { failed: string };

/** A mark, a line of dashes, the fields, a line of dashes, the text: https://eemeli.org/yaml cannot read the first and the last. */
const parts = /^(\uFEFF?---[ \t]*(\r\n|[\n\r]))([^]*?)((?<=[\n\r])---[ \t]*(?:\r\n|[\n\r]|$))([^]*)$/;

/**
 * A content file with other fields and another text under them. What did not change keeps its bytes. A field that is null or left out
 * is removed; a new one stands where the schema has it. The result is read again, and is given only if it says what was meant.
 */
export function writeFile(text: string, schema: FieldSchema, fields: Record<string, unknown>, body?: string): Written {
  const [, start = "", lineEnd = "\n", yaml = "", fence = "", markdown = ""] = parts.exec(text) ?? [];
  const now = filledFields(ordered(fields, schema));
  const read = readFrontmatter(text);
  const meant = body?.replace(/\r\n|\r/g, "\n") ?? read.body;
  const hasLine = /[\n\r]$/.test(fence) || meant === "";
  const under = meant === read.body ? markdown : (hasLine ? "" : lineEnd) + meant.replaceAll("\n", lineEnd);
  const written = Buffer.from(start + rewriteYaml(yaml, now) + fence + under).toString();
  const { data = {}, body: found, problems } = readFrontmatter(written);
  if (problems[0]) return { failed: `This cannot be written: ${problems[0].message}.` };
  if (!isDeepStrictEqual(filledFields(data), now) || found !== meant)
    return { failed: "The form cannot write this without changing more: please edit the file itself." };
  return { text: written };
}

/** Fields in the order of their schema, then others. */
function ordered(fields: Record<string, unknown>, { properties = {} }: FieldSchema): Record<string, unknown> {
  const names = new Set([
    ...Object.keys(properties).filter((name) => Object.hasOwn(fields, name)),
    ...Object.keys(fields),
  ]);
  return Object.fromEntries([...names].map((name) => [name, inOrder(fields[name], properties[name])]));
}

function inOrder(value: unknown, schema: FieldSchema | undefined): unknown {
  if (!schema) return value;
  if (Array.isArray(value)) return value.map((one) => inOrder(one, schema.items));
  return isRecord(value) ? ordered(value, schema) : value;
}
