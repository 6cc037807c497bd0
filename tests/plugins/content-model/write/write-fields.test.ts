import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { readFrontmatter } from "../../../../plugins/content-model/read/frontmatter";
import { writeFields } from "../../../../plugins/content-model/write/write-fields";
import { UserError } from "../../../../plugins/content-model/user-error";

type Fields = Record<string, unknown>;

const fieldsIn = (text: string): Fields => readFrontmatter(text).data ?? {};

/** `items` are the entries after the edit: new ones, or old ones by their number. */
type Case = { what: string; items: (number | Fields)[]; result: string };
const lists = parse(readFileSync(`${__dirname}/lists.yaml`, "utf8")) as { before: string; cases: Case[] };

test.each(lists.cases)("a list keeps the comments of its entries when one is $what", ({ items, result }) => {
  const text = `---\n${lists.before}last: 1\n---\n`;
  const before = fieldsIn(text).items as Fields[];
  const after = items.map((item) => (typeof item === "number" ? before[item] : item));
  expect(writeFields(text, { items: after, last: 1 })).toBe(`---\n${result}last: 1\n---\n`);
});

test("a new field is written after the field before it, and a null or missing field is removed", () => {
  const text = "---\n# top\ntype: story\n# of text\ntext: |- # note\n  Some\n  lines\nto: # a\nother: 1\n---";
  expect(writeFields(text, { other: 1, type: "story", heading: "H", text: "One\ntwo", links: null }, "Body")).toBe(
    "---\n# top\ntype: story\nheading: H\n# of text\ntext: |- # note\n  One\n  two\nto: # a\nother: 1\n---\nBody",
  );
  expect(writeFields(text, { text: "", other: 1 })).toBe(
    '---\n# top\n# of text\ntext: "" # note\nto: # a\nother: 1\n---',
  );
});

test("invisible characters are cleaned when a file is read, and removed when it is written", () => {
  const text =
    "---\nphone: \u202a020\u00a07946\u20110123\u202c\nname: Llan\u00adfair 5\u00a0km\n---\nWe\u200b began.\n";
  const fields = { phone: "020 7946-0123", name: "Llan\u00adfair 5\u00a0km" };
  expect(fieldsIn(text)).toEqual(fields);
  expect(writeFields(text, fields, "We\u2060 ended.\n \u00a0 \nWe began.\n")).toBe(
    "---\nphone: 020 7946-0123\nname: Llan\u00adfair 5\u00a0km\n---\nWe ended.\n\nWe began.\n",
  );
});

test.each(["|", "|-", "|+", ">", ">-", ">+", "|2", "|+2", ">2-"])("a text after %s can be saved", (header) => {
  const block = (words: string): string => `${header} # note\n      ${words}\n\n`;
  for (const words of ["One.", "One.\n\n       Two."]) {
    const text = `---\nitems:\n  - text: ${block(words)}  - text: ${block(words)}\n# about last\nlast: 1\n---\n`;
    const { items, last } = fieldsIn(text);
    expect(writeFields(text, { items, last: 2 })).toBe(text.replace("last: 1", "last: 2"));
    const edited = { items: (items as Fields[]).with(0, { text: "New" }), last };
    expect(fieldsIn(writeFields(text, edited))).toEqual(edited);
  }
});

test("a line that ends with a colon can begin a text of several lines", () => {
  const fields = { items: [{ text: "It depends on:\n- the house" }], last: "Note:\n\nnone" };
  expect(fieldsIn(writeFields("---\nitems:\n  - text: One # note\nlast: One\n---\n", fields))).toEqual(fields);
});

test("the CMS refuses to write a file that could not be read again", () => {
  const text = "---\nheading: Words\n---\nText\n";
  expect(() => writeFields(text, { heading: "Words" }, "<<<<<<< mine\n")).toThrow(/two versions/);
  expect(() => writeFields(text, { heading: "Words" }, "\ud800")).toThrow(UserError);
});
