import { mergeFiles, type Collision } from "../../../../plugins/content-model/write/merge-files";

const file = (fields: string, body = "One.\n\nTwo.\n\nThree."): string => `---\ntype: story\n${fields}---\n\n${body}\n`;
const base = file("heading: Ours # a note\npoints:\n  - a\n  - b\n");

const merge = async (mine: string, theirs: string, keep: "mine" | "theirs" = "theirs", was = base) => {
  const asked: Collision[] = [];
  const text = await mergeFiles(was, mine, theirs, (collisions) => Promise.resolve((asked.push(...collisions), keep)));
  return { text, fields: asked.map(({ field }) => field.join(".")) };
};

test("two editors' changes of different fields are merged, in the source of the later file", async () => {
  const theirs = base
    .replace("# a note", "# their note")
    .replace("heading", "eyebrow: New\nheading")
    .replace(/\n/g, "\r\n");
  const merged = await merge(base.replace("Ours", "Mine"), theirs);
  expect(merged).toEqual({ text: theirs.replace("Ours", "Mine"), fields: [] });
});

test("entries and paragraphs that both editors added are merged", async () => {
  const mine = base.replace("  - a\n", "  - a\n  - mine\n").replace("One.\n", "Mine.\n\nOne.\n");
  const theirs = base.replace("  - b\n", "  - b\n  - theirs\n").replace("Three.", "Three.\n\nTheirs.");
  const both = theirs.replace("  - a\n", "  - a\n  - mine\n").replace("One.\n", "Mine.\n\nOne.\n");
  expect(await merge(mine, theirs)).toEqual({ text: both, fields: [] });
  expect(await merge(base.replace("- a", "- A"), theirs)).toEqual({ text: theirs.replace("- a", "- A"), fields: [] });
});

test("changes of different entries, of different fields of one, and of different paragraphs are merged", async () => {
  const list = "items:\n  - {heading: One, text: First}\n  - {heading: Two, text: Second}\n";
  const [was, mine, theirs, both] = [
    file(list),
    file(list.replace("Two", "2"), "One.\n\nMine.\n\nThree."),
    file(list.replace("First", "1st").replace("Second", "2nd"), "Theirs.\n\nTwo.\n\nThree."),
    file(list.replace("Two", "2").replace("First", "1st").replace("Second", "2nd"), "Theirs.\n\nMine.\n\nThree."),
  ];
  expect(await merge(mine, theirs, "theirs", was)).toEqual({ text: both, fields: [] });
  const third = file(list.replace("Two", "3"));
  expect(await merge(mine, third, "theirs", was)).toMatchObject({ fields: ["items.1.heading"] });
  // An entry that moved is not the one at its old place.
  const moved = file("items:\n  - {heading: Two, text: Second}\n  - {heading: One, text: First}\n");
  expect(await merge(moved, theirs, "theirs", was)).toMatchObject({ fields: ["items"] });
});

test.each(["mine", "theirs"] as const)("two changes of one field are a choice: %s", async (keep) => {
  const [mine, theirs] = [base.replace("Ours", "Mine"), base.replace("Ours", "Theirs").replace("Two", "2")];
  const kept = keep === "mine" ? theirs.replace("Theirs", "Mine") : theirs;
  expect(await merge(mine, theirs, keep)).toEqual({ text: kept, fields: ["heading"] });
});

test("an entry that one editor removed and a field that the other removed stay removed", async () => {
  const mine = base.replace("  - a\n", "");
  expect((await merge(mine, base.replace(/heading.*\n/, ""))).text).toBe(mine.replace(/heading.*\n/, ""));
});
