/** @jest-environment node */
import fc from "fast-check";
import { readFileSync } from "node:fs";
import { Document, isCollection, isNode, isScalar, Scalar, visit } from "yaml";
import { filesOnDisk } from "../../src/content/read/content";
import { readFrontmatter } from "../../src/content/read/frontmatter";
import { writeFields } from "../../src/content/write/write-fields";
import { isRecord } from "../../src/record";

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
      [list.at(-1), ...list.slice(0, -1)],
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

const forms: [name: string, form: (text: string) => string][] = [
  ["LF", (text) => text],
  ["CRLF", (text) => text.replaceAll("\n", "\r\n")],
  ["CR", (text) => text.replaceAll("\n", "\r")],
  ["a byte-order mark", (text) => `\uFEFF${text}`],
];

describe("every change of every field is written, and nothing beside it", () => {
  test.each(filesOnDisk())("in %s", (file) => {
    const plain = readFileSync(file, "utf8");
    const fields = fieldsIn(plain);
    for (const [, form] of forms)
      expect(writeFields(form(plain), fields, undefined, readFrontmatter(plain).body)).toBe(form(plain));
    for (const [at, changed] of fieldChanges(fields).entries()) {
      const result = writeFields(plain, changed);
      const [, form] = forms[at % forms.length] ?? ["", (text: string) => text];
      expect(writeFields(form(plain), changed)).toBe(form(result));
      expect(comments(plain)).toEqual(expect.arrayContaining(comments(result)));
      const [names, left] = [Object.keys(fields), Object.keys(changed)];
      // What one field less, or another value, leaves of the lines that it does not stand in.
      if (left.length < names.length) expect(plain.split("\n")).toEqual(expect.arrayContaining(result.split("\n")));
    }
  });

  test.each(filesOnDisk())("in the text of %s", (file) => {
    for (const [, form] of forms) {
      const text = form(readFileSync(file, "utf8"));
      const { body } = readFrontmatter(text);
      const end = text.length - form(body).replace(/^\uFEFF/, "").length;
      expect(writeFields(text, fieldsIn(text), undefined, `${body}\nMore.\n`)).toBe(
        text.slice(0, end) + form(`${body}\nMore.\n`).replace(/^\uFEFF/, ""),
      );
    }
  });
});

const styles = ["PLAIN", "QUOTE_SINGLE", "QUOTE_DOUBLE", "BLOCK_FOLDED", "BLOCK_LITERAL"] as const;
const words = fc.oneof(fc.constantFrom(...texts, "a longer text ".repeat(9)), fc.string({ maxLength: 12 }));
const leaf = fc.oneof(words, fc.integer(), fc.boolean(), fc.constant(null));
const group = fc.dictionary(fc.constantFrom("heading", "text", "to", "a b", "x"), leaf, { minKeys: 1 });
const value = fc.oneof(leaf, group, fc.array(fc.oneof(leaf, group, fc.array(leaf)), { maxLength: 5 }));

/** A field as somebody may have written it: any quotation marks, brackets, folded texts, comments and empty lines. */
const written = fc.tuple(value, fc.infiniteStream(fc.nat(99))).map(([value, dice]) => (name: string): string => {
  const roll = (): number => dice.next().value ?? 0;
  const document = new Document({ [name]: value });
  visit(document, (key, node) => {
    if (!isNode(node) || key === "key" || node === document.contents) return;
    if (isScalar(node) && typeof node.value === "string") node.type = Scalar[styles[roll() % styles.length] ?? "PLAIN"];
    if (isCollection(node)) node.flow = roll() < 20;
    if (roll() < 20 && key !== "value") node.commentBefore = ` above ${roll()}`;
    if (roll() < 20 && key !== "value") node.spaceBefore = true;
    if (roll() < 20) node.comment = ` behind ${roll()}`;
  });
  return `# about ${name}\n${document.toString({ lineWidth: 40 })}`;
});

test("a change of one field leaves the others as they are, however they are written", () => {
  fc.assert(
    fc.property(
      fc.array(written, { minLength: 1, maxLength: 4 }),
      fc.constantFrom("\n", "\r\n"),
      fc.nat(),
      (all, lineEnd, seed) => {
        const lines = all.map((one, at) => one(`field${at}`).replaceAll("\n", lineEnd));
        const text = `---${lineEnd}${lines.join("")}---${lineEnd}Text${lineEnd}`;
        const fields = readFrontmatter(text).data;
        fc.pre(fields !== undefined);
        for (const [at, name] of Object.keys(fields).entries()) {
          const others = changes(fields[name], seed);
          const changed = { ...fields, [name]: others[seed % others.length] };
          try {
            const result = writeFields(text, changed);
            expect(result.startsWith(`---${lineEnd}${lines.slice(0, at).join("")}`)).toBe(true);
            expect(result.endsWith(`${lines.slice(at + 1).join("")}---${lineEnd}Text${lineEnd}`)).toBe(true);
          } catch (error) {
            if (!/comment/.test(String(error))) throw error;
          }
        }
      },
    ),
    { numRuns: 300 },
  );
});
