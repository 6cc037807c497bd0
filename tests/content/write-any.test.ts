import fc from "fast-check";
import { Document, isCollection, isNode, isScalar, Scalar, visit } from "yaml";
import { readFrontmatter } from "../../plugins/gatsby-source-content/read/frontmatter";
import { writeFields } from "../../plugins/gatsby-source-content/write/write-fields";
import { PlainError } from "../../plugins/gatsby-source-content/plain-error";
import { sampleFiles } from "../fixtures";
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
  const property = fc.property(
    fc.constantFrom(...Object.values(sampleFiles)),
    fc.constantFrom(...ends),
    place,
    (plain, form, at) => {
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
    },
  );
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
    // A field without a value is as if it were not written.
    expect(Object.keys(before)).toHaveLength(some.filter(([value]) => value !== null).length);
    for (const name of Object.keys(before)) {
      const at = Number(name.replace("field", ""));
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
