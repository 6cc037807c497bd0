import { readValues, writeValues } from "../../../plugins/gatsby-plugin-sveltia-cms/browser/format";
import { cmsConfig } from "../../../plugins/gatsby-plugin-sveltia-cms/collections";
import { readContent } from "../../../plugins/gatsby-source-content/read/read-content";
import { isRecord } from "../../../plugins/gatsby-source-content/record";
import { readTypes } from "../../../plugins/gatsby-source-content/schema/read-types";
import { fieldsOf } from "../../../plugins/gatsby-source-content/schema/sdl";

const types = readTypes();
const content = readContent();

/** A form with another value, and where it has it: for each text, number and choice of yes or no in it. */
function* edits(value: unknown, path: string[] = []): Generator<[path: string[], value: unknown]> {
  if (["original", "order", "type"].includes(path.at(-1) ?? "")) return;
  if (Array.isArray(value) || isRecord(value))
    for (const [name, one] of Object.entries(value)) yield* edits(one, [...path, name]);
  else if (typeof value === "string" && value !== "")
    yield [path, path.at(-1) === "body" ? `${value}.`.trim() : `${value}s`];
  else if (typeof value === "number") yield [path, value + 1];
}

function edited(values: Record<string, unknown>, path: string[], value: unknown): Record<string, unknown> {
  const copy = structuredClone(values);
  const owner = path.slice(0, -1).reduce<unknown>((group, name) => Reflect.get(Object(group), name), copy);
  Reflect.set(Object(owner), path.at(-1) ?? "", value);
  return copy;
}

/** How many lines differ between texts of as many lines. */
function changedLines(before: string, after: string): number {
  const [old, now] = [before.split("\n"), after.split("\n")];
  return old.length === now.length ? old.filter((line, at) => line !== now[at]).length : NaN;
}

describe.each([...content.entries])("%s", (_file, { text }) => {
  const values = readValues(text);

  test("stays as it is if nothing is edited", () => expect(writeValues(values, types)).toBe(text));

  test("changes by one line for each field that is edited", () => {
    for (const [path, value] of edits(values)) {
      const written = writeValues(edited(values, path, value), types);
      expect([path.join("."), changedLines(text, written)]).toEqual([path.join("."), 1]);
    }
  });
});

const story = (fields: string, text = "\nWe began.\n"): string => `---\ntype: story\n${fields}---\n${text}`;
const save = (text: string, fields: Record<string, unknown>): string => {
  const { section, ...rest } = readValues(text);
  return writeValues({ ...rest, section: { ...Object(section), ...fields } }, types);
};

test("keeps comments, quotation marks, order and line endings", () => {
  const text = story("# a note\nheading: 'Ours' # here\r\nphoto: terrace\r\n").replaceAll(/\r?\n/g, "\r\n");
  expect(save(text, { heading: "It's ours" })).toBe(text.replace("'Ours'", "'It''s ours'"));
});

test("writes no default and nothing that is empty, and takes out what was emptied", () => {
  const text = story("heading: Ours\neyebrow: Old\nside: left\n");
  const form = { eyebrow: "", side: "right", draft: false, points: [], links: [], anchor: "", service: false };
  expect(save(text, form)).toBe(story("heading: Ours\n"));
});

test("keeps paragraphs as they were written where only another one is edited", () => {
  const text = story("heading: Ours\n", "\nThe __first__ one,\nin two lines.\n\n* an entry\n\nThe last.\n");
  const body = "The **first** one,\nin two lines.\n\n- an entry\n\nThe very last.";
  expect(save(text, { body })).toBe(text.replace("The last.", "The very last."));
});

test("a section type and a field that are new are in the forms without another line", () => {
  const { QuoteSection: quote } = Object.fromEntries(types);
  if (!quote) throw new Error("There is no section type to copy");
  const more = new Map([...types, ["TimelineSection", quote]]);
  const config = JSON.stringify(cmsConfig(content, more, { name: "github", repo: "a/b" }));
  expect(config).toContain('"name":"timeline","label":"Timeline"');
  for (const { name } of fieldsOf(types, "Company"))
    if (name.value === "tagline") expect(config).toContain('"label":"Tagline"');
});
