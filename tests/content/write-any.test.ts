import fc from "fast-check";
import { readFrontmatter } from "../../plugins/gatsby-source-content/read/frontmatter";
import { writeFields } from "../../plugins/gatsby-source-content/write/write-fields";
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
