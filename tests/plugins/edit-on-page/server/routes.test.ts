import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { testFolder } from "../../../../tools/support/test-folder";
import { ask, begin, change, open, page, request, root, story, text } from "./asked";

const home = "content/pages/home";

beforeEach(begin);

/** What another program does to the story. */
const writeHeading = (heading: string): void =>
  writeFileSync(path.join(root, story), text(story).replace(/^heading: .*$/m, heading));

type Mistake = [
  what: string,
  file: string,
  edit: Parameters<typeof change>[1],
  path: (string | number)[],
  said: RegExp,
];
const link = { text: "Ask us", to: "/nowhere" };

test.each<Mistake>([
  ["a heading that is too long", story, { heading: "Too long ".repeat(10) }, ["heading"], /80/],
  ["HTML", story, { body: "Some <b>bold</b> words." }, [], /HTML/],
  ["a link to nowhere", `${home}/hero.md`, { links: [link] }, ["links", 0, "to"], /nowhere/],
  ["a list that is too short", `${home}/process.md`, { items: [] }, ["items"], /at least/],
  ["an address without a slash", page, { path: "about" }, ["path"], /\//],
])("%s is told at its field, and nothing is written", async (_what, file, words, place, said) => {
  const before = text(file);
  const problem = { file, path: place, message: expect.stringMatching(said) as string };
  expect(await change(file, words)).toMatchObject({
    problems: expect.arrayContaining([expect.objectContaining(problem)]),
  });
  expect(text(file)).toBe(before);
});

test("a mistake that has one right answer is told with it, at its field and in its text", async () => {
  const slips = { heading: "We _never_ stop", body: "###Where we are\n" };
  expect(await change(story, slips)).toMatchObject({
    problems: [
      expect.objectContaining({ path: ["heading"], mended: "We never stop" }),
      expect.objectContaining({ path: [], mended: expect.stringContaining("### Where we are") as string }),
    ],
  });
});

test("a mistake that an edit makes in another file is told as that file's", async () =>
  expect(await change(page, { sections: ["hero"] })).toMatchObject({
    problems: expect.arrayContaining([expect.objectContaining({ file: story, path: [] })]),
  }));

test("mistakes that were there before do not keep a file from being saved", async () => {
  writeHeading('# above\nheading: ""');
  expect(await change(story, { side: "left" })).toHaveProperty("saved");
});

test("a text of more than 1 MB is not saved", async () => {
  expect(await change(story, { body: "a".repeat(1_000_001) })).toHaveProperty(
    "failed",
    expect.stringContaining("1 MB"),
  );
});

test("a file that has changed since is not overwritten", async () => {
  const opened = await open(story);
  writeHeading("heading: Meanwhile");
  expect(await ask("save", { ...opened, fields: { ...opened.fields, heading: "Late" } })).toMatchObject({
    conflict: { file: story, fields: { heading: "Meanwhile" } },
  });
  expect(text(story)).toContain("heading: Meanwhile");
});

test("the sections that a page can have are its own and the shared ones, each name once", async () => {
  cpSync(path.join(root, story), path.join(root, "content/shared/story.md"));
  const { sections } = (await open(page)).choices;
  expect(sections).toEqual(expect.arrayContaining(["hero", "story", "contact"]));
  expect(new Set(sections).size).toBe(sections.length);
});

describe("refuses", () => {
  test.each([
    ["who asks by this machine's address on a network", "/changes", "POST", { host: "192.168.0.7:8000" }],
    ["what a form can send", "/changes", "POST", { "content-type": "text/plain" }],
    ["a link", "/changes", "GET", {}],
    ["a picture that is none of a photo", "/picture?file=static/icons.svg", "GET", {}],
    ["a picture elsewhere", "/picture?file=docs/pictures/sections/../../secret.webp", "GET", {}],
    ["what is no operation", "/toString", "POST", {}],
  ])("%s", async (_what, url, method, headers) => {
    expect(await request(url, method, "{}", headers)).toHaveProperty("failed");
  });

  test.each([
    "package.json",
    "../outside.md",
    "content/../../outside.md",
    "content/pages/../page.md",
    "content/pages/about/../../../outside.md",
    "content/pages/about/story.txt",
    "content/pages/about/.story.md",
    "content/pages/about/no-such.md",
    "/etc/passwd",
    "content/photos/linked.md",
    "content/pages/elsewhere/page.md",
  ])("a file that is none of content: %s", async (file) => {
    const outside = testFolder({ "page.md": text(story), "outside.md": text(story) });
    symlinkSync(path.join(outside, "outside.md"), path.join(root, "content/photos/linked.md"));
    symlinkSync(outside, path.join(root, "content/pages/elsewhere"));
    const { digest, fields } = await open(story);
    expect(await open(file)).toHaveProperty("failed");
    expect(await ask("save", { file, digest, fields })).toHaveProperty("failed");
    expect(await ask("undo", { file })).toHaveProperty("failed");
    expect(readFileSync(path.join(outside, "page.md"), "utf8")).toBe(text(story));
  });
});
