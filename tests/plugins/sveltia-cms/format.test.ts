import { readValues, writeValues } from "../../../plugins/gatsby-plugin-sveltia-cms/browser/format";
import { isRecord } from "../../../plugins/content-model/record";
import { readTypes } from "../../../plugins/content-model/schema/read-types";
import { examplesPage } from "../../../tools/lib/examples";
import { siteWith } from "../../fixtures";

const types = readTypes("src");
/** Copies of a form's values, each with another value of one text or number, with its path. */
function* edits(value: unknown, path: string[] = []): Generator<[path: string[], copy: unknown]> {
  if (["original", "order", "type"].includes(path.at(-1) ?? "")) return;
  if (Array.isArray(value) || isRecord(value))
    for (const [name, one] of Object.entries(value))
      for (const [place, copy] of edits(one, [...path, name]))
        yield [place, Array.isArray(value) ? value.with(Number(name), copy) : { ...value, [name]: copy }];
  else if (typeof value === "string" && value !== "")
    yield [path, path.at(-1) === "body" ? `${value}.`.trim() : `${value}s`];
  else if (typeof value === "number") yield [path, value + 1];
}

/** How many lines differ; NaN for texts with different numbers of lines. */
function changedLines(before: string, after: string): number {
  const [old, now] = [before.split("\n"), after.split("\n")];
  return old.length === now.length ? old.filter((line, at) => line !== now[at]).length : NaN;
}

describe.each([...siteWith(examplesPage()).entries])("%s", (file, { text }) => {
  const values = readValues(text);

  test(`${file} stays as it is without edits`, () => expect(writeValues(values, types)).toBe(text));

  test(`one line of ${file} changes for each edited field`, () => {
    for (const [path, copy] of edits(values)) {
      const written = writeValues(copy as Record<string, unknown>, types);
      expect([path.join("."), changedLines(text, written)]).toEqual([path.join("."), 1]);
    }
  });
});

const story = (fields: string, text = "\nWe began.\n"): string => `---\ntype: story\n${fields}---\n${text}`;
const save = (text: string, fields: Record<string, unknown>): string => {
  const { section, ...rest } = readValues(text);
  return writeValues({ ...rest, section: { ...Object(section), ...fields } }, types);
};

test("an edit in the CMS keeps comments, quotation marks, order and line endings", () => {
  const text = story("# a note\nheading: 'Ours' # here\r\nphoto: terrace\r\n").replaceAll(/\r?\n/g, "\r\n");
  expect(save(text, { heading: "It's ours" })).toBe(text.replace("'Ours'", "'It''s ours'"));
});

test("the CMS writes no default and no empty field", () => {
  const text = story("heading: Ours\neyebrow: Old\nside: left\n");
  const form = { eyebrow: "", side: "right", draft: false, points: [], links: [], anchor: "", service: false };
  expect(save(text, form)).toBe(story("heading: Ours\n"));
});

test("invisible characters from a word processor are not saved, and its lists and a typed divider become markdown", () => {
  const text = story("heading: Ours\n", "\nOne\n");
  const form = {
    heading: "Our\vnew\u200b\u202e story",
    body: "One\vtwo\u0007\n\n·\xa0 Three · four\n\n\t◦ below\n\no\xa0 Five\n\n1.\xa0 Six\n\n**2.**\xa0 Seven\n\n**§\xa0 Eight** nine\n\n§\xa010\n\n\\*\\*\\*",
  };
  expect(save(text, form)).toBe(
    story(
      "heading: Our new story\n",
      "\nOne\\\ntwo\n\n- Three · four\n\n\t- below\n\n- Five\n\n1. Six\n\n2. Seven\n\n- **Eight** nine\n\n§\xa010\n\n***\n",
    ),
  );
});
