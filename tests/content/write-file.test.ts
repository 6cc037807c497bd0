/** @jest-environment node */
import fc from "fast-check";
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { stringify } from "yaml";
import { filesOnDisk } from "../../src/content/read/content";
import { readFrontmatter } from "../../src/content/read/frontmatter";
import type { FieldSchema } from "../../src/content/schema/field-schema";
import { writeFile } from "../../src/develop/edit/write-file";

const anything: FieldSchema = { type: "object" };
const written = (text: string, fields: Record<string, unknown>, body?: string): string => {
  const result = writeFile(text, anything, fields, body);
  if ("failed" in result) throw new Error(`${result.failed}\n${text}\n${JSON.stringify(fields, null, 1)}`);
  return result.text;
};
const fieldsIn = (text: string): Record<string, unknown> => readFrontmatter(text).data ?? {};
const page = (yaml: string): string => `---\n${yaml}\n---\n`;

/** The value with one of its parts changed, for each of its parts. */
function changes(value: unknown): unknown[] {
  if (typeof value === "string")
    return [`${value} x`, `it's: "new" %1`, "true", "", "a\n\nb"].filter((one) => one !== value);
  if (typeof value === "number") return [value + 1];
  if (typeof value === "boolean") return [!value];
  if (Array.isArray(value))
    return [
      [...value].reverse(),
      value.slice(1),
      value.slice(0, -1),
      [value.at(-1), ...value.slice(0, -1)],
      [...value, "new"],
      ["new", ...value],
      ...value.flatMap((one, at) => changes(one).map((other) => value.with(at, other))),
    ];
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value);
  return [
    { ...value, extra: "new" },
    { ...value, extra: [{ heading: "new", text: "a: b" }] },
    ...entries.map(([name]) => Object.fromEntries(entries.filter(([other]) => other !== name))),
    ...entries.flatMap(([name, one]) => changes(one).map((other) => ({ ...value, [name]: other }))),
  ];
}

const comments = (text: string): string[] => text.match(/(?<=^|\s)#.*$/gm) ?? [];

describe.each([
  ["LF", (text: string) => text],
  ["CRLF", (text: string) => text.replaceAll("\n", "\r\n")],
  ["a byte-order mark", (text: string) => `\uFEFF${text}`],
])("every change of every field, with %s", (_what, form) => {
  test.each(filesOnDisk())("of %s", (file) => {
    const text = form(readFileSync(file, "utf8"));
    const fields = fieldsIn(text);
    expect(written(text, fields, readFrontmatter(text).body)).toBe(text);
    for (const changed of changes(fields)) {
      const result = written(text, changed as Record<string, unknown>);
      expect(form(result.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n"))).toBe(result);
      // Changed back, everything that was not removed has its bytes again.
      expect(comments(text)).toEqual(expect.arrayContaining(comments(result)));
    }
  });
});
