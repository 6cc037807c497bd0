import fc from "fast-check";
import { merge } from "../../../../plugins/gatsby-plugin-edit-on-page/panel/merge";

/** The two changes in one, and what somebody has to choose: yours are taken here. */
function merged(base: unknown, mine: unknown, theirs: unknown) {
  const asked: unknown[] = [];
  const value = merge(base, mine, theirs, (path, ...versions) => {
    asked.push([path.join("."), ...versions]);
    return versions[0];
  });
  return { value, asked };
}

const [one, two] = [
  { heading: "One", text: "First" },
  { heading: "Two", text: "Second" },
];

test.each<[what: string, base: unknown, mine: unknown, theirs: unknown, value: unknown]>([
  ["two fields", one, { ...one, heading: "Mine" }, { ...one, text: "Theirs" }, { heading: "Mine", text: "Theirs" }],
  ["a new field and one that is left out", one, { ...one, to: "/" }, { heading: "One" }, { heading: "One", to: "/" }],
  ["two paragraphs", "a\n\nb\n\nc", "a\n\nB\n\nc", "a\n\nb\n\nC", "a\n\nB\n\nC"],
  ["two paragraphs side by side", "a\n\nb", "A\n\nb", "a\n\nB", "A\n\nB"],
  ["a paragraph and a new one behind it", "a\n\nb", "A\n\nb", "a\n\nnew\n\nb", "A\n\nnew\n\nb"],
  [
    "two entries of a list",
    [one, two],
    [{ ...one, text: "Mine" }, two],
    [one, { ...two, text: "Theirs" }],
    [
      { ...one, text: "Mine" },
      { ...two, text: "Theirs" },
    ],
  ],
  [
    "two fields of one entry",
    [one],
    [{ ...one, text: "Mine" }],
    [{ ...one, heading: "Theirs" }],
    [{ heading: "Theirs", text: "Mine" }],
  ],
  ["a new entry on each side", ["a"], ["a", "mine"], ["a", "theirs"], ["a", "mine", "theirs"]],
  ["the same change twice", "a\n\nb", "a\n\nB", "a\n\nB", "a\n\nB"],
])("%s are put together, and nobody is asked", (_what, base, mine, theirs, value) => {
  expect(merged(base, mine, theirs)).toEqual({ value, asked: [] });
});

test.each<[what: string, base: unknown, mine: unknown, theirs: unknown, asked: unknown[]]>([
  ["a field", one, { ...one, heading: "Mine" }, { ...one, heading: "Theirs" }, ["heading", "Mine", "Theirs"]],
  ["a paragraph", "a\n\nb\n\nc", "a\n\nmine\n\nc", "a\n\ntheirs\n\nC", ["1", "mine", "theirs"]],
  ["a paragraph that one made two of", "a\n\nb", "a\n\nx\n\ny", "a\n\nB", ["1", "x\n\ny", "B"]],
  [
    "an entry that one took out",
    [one, two],
    [two],
    [{ ...one, text: "Theirs" }, two],
    ["0", [], [{ ...one, text: "Theirs" }]],
  ],
])("where both changed %s, that alone is asked", (_what, base, mine, theirs, asked) => {
  expect(merged(base, mine, theirs).asked).toEqual([asked]);
});

test("whatever one side changes alone comes through, and no side's new words are lost without a question", () => {
  const text = fc.array(fc.constantFrom("a", "b", "c", "d"), { minLength: 1, maxLength: 6 });
  const property = fc.property(text, text, text, (...lists) => {
    const [base = "", mine = "", theirs = ""] = lists.map((list, side) =>
      list.map((word) => (side === 0 || "ab".includes(word) ? word : `${word}${side}`)).join("\n\n"),
    );
    expect(merged(base, mine, base)).toEqual({ value: mine, asked: [] });
    expect(merged(base, base, theirs)).toEqual({ value: theirs, asked: [] });
    const { value, asked } = merged(base, mine, theirs);
    const found = JSON.stringify([value, asked]);
    for (const word of `${mine}\n\n${theirs}`.split("\n\n").filter((one) => one.length === 2))
      expect(found).toContain(word);
  });
  fc.assert(property);
});
