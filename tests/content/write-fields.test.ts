import fc from "fast-check";
import { readFileSync } from "node:fs";
import { Document, isCollection, isNode, isScalar, Scalar, visit } from "yaml";
import { filesOnDisk } from "../../plugins/gatsby-source-content/read/content";
import { readFrontmatter } from "../../plugins/gatsby-source-content/read/frontmatter";
import { writeFields } from "../../plugins/gatsby-source-content/write/write-fields";
import type { FieldSchema } from "../../plugins/gatsby-source-content/schema/field-schema";
import { PlainError } from "../../plugins/gatsby-source-content/plain-error";
import { isRecord } from "../../plugins/gatsby-source-content/record";

type Fields = Record<string, unknown>;

const fieldsIn = (text: string): Fields => readFrontmatter(text).data ?? {};
const texts = [
  "New words",
  `it's: "new" %`,
  "true",
  "",
  "a\n\nb ",
  "{company}",
  " - x",
  "12",
  "a, b]",
  "_ # x",
  "end\n\n",
];

/** A value with one of its parts changed, once for each part and each way to change it. */
function changes(value: unknown, at = 0): unknown[] {
  if (typeof value === "string") return [value === texts[at % texts.length] ? "other" : texts[at % texts.length]];
  if (typeof value === "number") return [value + 1];
  if (typeof value === "boolean") return [!value];
  if (Array.isArray(value)) {
    const list: unknown[] = value;
    return [
      list.toReversed(),
      list.slice(1),
      list.slice(0, -1),
      ...(list.length > 0 ? [[list.at(-1), ...list.slice(0, -1)]] : []),
      [...list, "new"],
      [{ heading: "new", text: "a: b" }, ...list],
      ...list.flatMap((one, place) => changes(one, at + place).map((other) => list.with(place, other))),
    ];
  }
  if (!isRecord(value)) return [];
  return [
    { ...value, extra: "new" },
    { extra: [{ heading: "new" }, { heading: "a: b", points: ["c"] }], ...value },
    ...Object.entries(value).flatMap(([name, one], place) => [
      Object.fromEntries(Object.entries(value).filter(([other]) => other !== name)),
      ...changes(one, at + place).map((other) => ({ ...value, [name]: other })),
    ]),
  ];
}

const fieldChanges = (fields: Fields): Fields[] => changes(fields).filter(isRecord);
const comments = (text: string): string[] => text.match(/(?<=^\s*)#.*$/gm) ?? [];

const ends: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll("\n", "\r\n"),
  (text) => text.replaceAll("\n", "\r"),
  (text) => `\uFEFF${text}`,
];

test("any change of a file of the site is written, and nothing beside it, whatever ends its lines", () => {
  const place = fc.noBias(fc.nat());
  const property = fc.property(fc.constantFrom(...filesOnDisk()), fc.constantFrom(...ends), place, (file, form, at) => {
    const plain = readFileSync(file, "utf8");
    const fields = fieldsIn(plain);
    const { body } = readFrontmatter(plain);
    expect(writeFields(form(plain), fields, undefined, body)).toBe(form(plain));
    expect(writeFields(form(plain), fields, undefined, `${body}\nMore.\n`)).toBe(
      form(plain.slice(0, plain.length - body.length) + `${body}\nMore.\n`),
    );
    const others = fieldChanges(fields);
    const changed = others[at % others.length] ?? fields;
    const result = writeFields(plain, changed);
    expect(writeFields(form(plain), changed)).toBe(form(result));
    expect(comments(plain)).toEqual(expect.arrayContaining(comments(result)));
  });
  fc.assert(property, { numRuns: 200 });
});

const styles = ["PLAIN", "QUOTE_SINGLE", "QUOTE_DOUBLE", "BLOCK_FOLDED", "BLOCK_LITERAL"] as const;
const words = fc.oneof(fc.constantFrom(...texts, "a longer text ".repeat(9)), fc.string({ maxLength: 12 }));
const leaf = fc.oneof(words, fc.integer(), fc.boolean(), fc.constant(null));
const group = fc.dictionary(fc.constantFrom("heading", "text", "to", "a b", "x"), leaf, { minKeys: 1 });
const value = fc.oneof(leaf, group, fc.array(fc.oneof(leaf, group, fc.array(leaf)), { maxLength: 5 }));

/** A field as somebody may have written it: any quotation marks, brackets, folded texts, comments and empty lines. */
function written(name: string, value: unknown, dice: readonly number[]): string {
  let rolls = 0;
  const roll = (): number => dice[rolls++ % dice.length] ?? 0;
  const document = new Document({ [name]: value });
  visit(document, (key, node) => {
    if (!isNode(node) || key === "key" || node === document.contents) return;
    if (isScalar(node) && typeof node.value === "string") node.type = Scalar[styles[roll() % styles.length] ?? "PLAIN"];
    if (isCollection(node)) node.flow = roll() < 20;
    if (roll() < 20 && key !== "value") node.commentBefore = ` above ${roll()}`;
    if (roll() < 20 && key !== "value") node.spaceBefore = true;
    if (roll() < 10) node.comment = ` behind ${roll()}`;
  });
  return `# about ${name}\n${document.toString({ lineWidth: 40 })}`;
}

const fields = fc.array(fc.tuple(value, fc.array(fc.nat(99), { minLength: 1 })), { minLength: 1, maxLength: 4 });

test("a change of one field leaves the others as they are, however they are written", () => {
  let refused = 0;
  let all = 0;
  const property = fc.property(fields, fc.constantFrom("\n", "\r\n"), fc.nat(), (some, end, seed) => {
    const lines = some.map(([value, dice], at) => written(`field${at}`, value, dice).replaceAll("\n", end));
    const text = `---${end}${lines.join("")}---${end}Text${end}`;
    const before = fieldsIn(text);
    expect(Object.keys(before)).toHaveLength(some.length);
    for (const [at, name] of Object.keys(before).entries()) {
      const others = changes(before[name], seed);
      if (others.length === 0) continue;
      all += 1;
      const result = attempt(() => writeFields(text, { ...before, [name]: others[seed % others.length] }));
      if (result instanceof PlainError) {
        // Comments within brackets may have no place among other entries, nor a text in a block that ends in empty lines.
        expect(lines[at]).toMatch(result.message.includes("comment") ? /[[{][^]*#/ : /[|>]\+/);
        refused += 1;
        continue;
      }
      expect(result.startsWith(`---${end}${lines.slice(0, at).join("")}`)).toBe(true);
      expect(result.endsWith(`${lines.slice(at + 1).join("")}---${end}Text${end}`)).toBe(true);
    }
  });
  fc.assert(property, { numRuns: 200 });
  expect(refused).toBeLessThan(all / 10);
});

function attempt(write: () => string): string | PlainError {
  try {
    return write();
  } catch (error) {
    if (error instanceof PlainError) return error;
    throw error;
  }
}

const list = `items:
  # first
  - text: One # of one

  # second
  - {text: "Two", to: /two}

  - text: >-
      Three is
      folded
    to: '/three' # of three
`;

test.each<[what: string, change: (items: Fields[]) => unknown[], result: string]>([
  [
    "moved",
    ([one, two, three]) => [two ?? {}, three ?? {}, one ?? {}],
    `items:
  # second
  - {text: "Two", to: /two}

  - text: >-
      Three is
      folded
    to: '/three' # of three

  # first
  - text: One # of one
`,
  ],
  ["removed", ([, two, three]) => [two, three], list.replace("  # first\n  - text: One # of one\n\n", "")],
  [
    "moved and reworded",
    ([one, two, three]) => [{ ...three, to: "/3" }, one, two],
    `items:
  - text: >-
      Three is
      folded
    to: '/3' # of three

  # first
  - text: One # of one

  # second
  - {text: "Two", to: /two}
`,
  ],
  [
    "added",
    ([one, ...rest]) => [one, { text: "New: text" }, ...rest],
    list.replace("one\n", 'one\n\n  - text: "New: text"\n'),
  ],
  ["emptied", () => [], "items: []\n"],
])("an entry that is %s takes its comments with it", (_what, change, result) => {
  const text = `---\n${list}last: 1\n---\n`;
  expect(writeFields(text, { items: change(fieldsIn(text).items as Fields[]), last: 1 })).toBe(
    `---\n${result}last: 1\n---\n`,
  );
});

test("a new field stands where the schema has it, and a field that is null or left out goes", () => {
  const schema: FieldSchema = {
    type: "object",
    properties: Object.fromEntries(["type", "heading", "text", "links"].map((name) => [name, { type: "string" }])),
  };
  const text = "---\n# top\ntype: story\n# about text\ntext: |- # note\n  Some\n  lines\nother: 1\n---";
  expect(
    writeFields(text, { other: 1, text: "One\ntwo", heading: "H", links: null, type: "story" }, schema, "Body"),
  ).toBe("---\n# top\ntype: story\nheading: H\n# about text\ntext: |- # note\n  One\n  two\nother: 1\n---\nBody");
  expect(writeFields(text, { type: "", other: 1 }, schema)).toBe('---\n# top\ntype: ""\n# about text\nother: 1\n---');
});

test.each<[comments: string, items: string, result: string]>([
  ["under an entry stays with it", "  - [a]\n    # of a\n  - b\n", "  - b\n  - [a]\n    # of a\n"],
  ["under the list stays where it is", "  - a\n  - b\n  # of both\n", "  - b\n  - a\n  # of both\n"],
])("a comment %s when entries change places", (_comment, items, result) => {
  const text = `---\nitems:\n${items}last: 1\n---\n`;
  const { items: list } = fieldsIn(text);
  expect(writeFields(text, { items: Array.isArray(list) ? list.toReversed() : list, last: 1 })).toBe(
    `---\nitems:\n${result}last: 1\n---\n`,
  );
});

test("a text may end in empty lines, whatever follows it", () => {
  const text = "---\nitems:\n  - text: >\n      One\n\n  - two\n---\n";
  const items = [{ text: "One\n\n" }, "two"];
  expect(fieldsIn(writeFields(text, { items }))).toEqual({ items });
});

test("what cannot be read again is not written", () => {
  const text = "---\nheading: Words\n---\nText\n";
  expect(() => writeFields(text, { heading: "Words" }, undefined, "<<<<<<< mine\n")).toThrow(/two versions/);
  expect(() => writeFields(text, { heading: "Words" }, undefined, "\ud800")).toThrow(PlainError);
});
