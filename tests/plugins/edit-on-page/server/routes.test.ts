import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readContent } from "../../../../plugins/gatsby-source-content/read/content";
import { openFile } from "../../../../plugins/gatsby-plugin-edit-on-page/server/open-file";
import { ask, begin, change, end, open, page, root, save, story, text, types } from "./asked";

const home = "content/pages/home";

beforeEach(begin);
afterEach(end);

/** What another program does to the story. */
const writeHeading = (heading: string): void =>
  writeFileSync(path.join(root, story), text(story).replace(/^heading: .*$/m, heading));

test("a field is saved, and nothing else changes", async () => {
  const before = text(story);
  expect(await change(story, { heading: "How we began" })).toMatchObject({
    saved: { fields: { heading: "How we began" }, pages: ["/about"] },
  });
  expect(text(story)).toBe(before.replace(/^heading: .*$/m, "heading: How we began"));
  expect(readdirSync(path.join(root, path.dirname(story))).filter((name) => name.startsWith("."))).toEqual([]);
});

type Mistake = [what: string, file: string, edit: Record<string, unknown>, path: (string | number)[], said: RegExp];
const link = { text: "Ask us", to: "/nowhere" };

test.each<Mistake>([
  ["an empty heading", story, { heading: "" }, ["heading"], /empty/],
  ["a heading that is too long", story, { heading: "Too long ".repeat(10) }, ["heading"], /80/],
  ["an unknown token", story, { heading: "About {nobody}" }, ["heading"], /nobody/],
  ["HTML", story, { body: "Some <b>bold</b> words." }, [], /HTML/],
  ["an anchor with a space", story, { anchor: "our story" }, ["anchor"], /letters/],
  ["a link to nowhere", `${home}/hero.md`, { links: [link] }, ["links", 0, "to"], /nowhere/],
  ["a link without words", `${home}/hero.md`, { links: [{ ...link, text: "" }] }, ["links", 0, "text"], /empty/],
  ["a list that is too short", `${home}/process.md`, { items: [] }, ["items"], /at least/],
  ["half an email address", "content/shared/contact.md", { email: "nobody" }, ["email"], /email/],
  ["a width in words", "content/photos/uk-house.md", { width: "wide" }, ["width"], /number/],
  ["a short title", page, { title: "Short" }, ["title"], /10/],
  ["an address without a slash", page, { path: "about" }, ["path"], /\//],
])("%s is told at its field, and nothing is written", async (_what, file, words, place, said) => {
  const before = text(file);
  const problem = { file, path: place, message: expect.stringMatching(said) as string };
  expect(await change(file, words)).toMatchObject({
    refused: expect.arrayContaining([expect.objectContaining(problem)]),
  });
  expect(text(file)).toBe(before);
});

test("a mistake that has one right answer is told with it, at its field and in its text", async () => {
  const slips = { heading: "We _never_ stop", body: "###Where we are\n" };
  expect(await change(story, slips)).toMatchObject({
    refused: [
      expect.objectContaining({ path: ["heading"], mended: "We never stop" }),
      expect.objectContaining({ path: [], mended: expect.stringContaining("### Where we are") as string }),
    ],
  });
});

test("a mistake that an edit makes in another file is told as that file's", async () =>
  expect(await change(page, { sections: ["hero"] })).toMatchObject({
    refused: expect.arrayContaining([expect.objectContaining({ file: story, path: [] })]),
  }));

test("mistakes that were there before do not keep a file from being saved", async () => {
  writeHeading('# above\nheading: ""');
  expect(await change(story, { side: "left" })).toHaveProperty("saved");
});

test("a file that has changed since is not overwritten", async () => {
  const opened = await open(story);
  writeHeading("heading: Meanwhile");
  expect(await save({ ...opened, fields: { ...opened.fields, heading: "Late" } })).toMatchObject({
    conflict: { file: story, fields: { heading: "Meanwhile" } },
  });
  expect(text(story)).toContain("heading: Meanwhile");
});

test("fields and digest are of one reading, whatever is pulled meanwhile", async () => {
  const content = readContent(root);
  writeHeading("heading: Pulled");
  const opened = openFile(root, types, story, content);
  expect(await save(opened)).toMatchObject({ conflict: { fields: { heading: "Pulled" } } });
});

test("a save follows no link that lies beside the file", async () => {
  const linked = path.join(root, "linked");
  writeFileSync(linked, "As it was");
  symlinkSync(linked, path.join(root, path.dirname(story), ".story.md.part"));
  expect(await change(story, { heading: "Other words" })).toHaveProperty("saved");
  expect(readFileSync(linked, "utf8")).toBe("As it was");
});

test("a page tells its parts in order, and the choices for its fields", async () => {
  const { json: parts } = await ask("/page?path=/about/");
  const { sections } = (await open(page)).fields as { sections: string[] };
  const kinds = (parts as { kind: string }[]).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "section")).toHaveLength(sections.length);
  expect([kinds[0], kinds.at(-1)]).toEqual(["page", "site"]);
  const { json: choices } = await ask(`/choices?file=${page}`);
  expect(choices).toMatchObject({
    links: expect.arrayContaining([expect.objectContaining({ to: "/about#story" })]) as unknown,
  });
  expect((choices as { sections: string[] }).sections).toEqual(expect.arrayContaining(sections));
  cpSync(path.join(root, story), path.join(root, "content/shared/story.md"));
  const { json } = await ask(`/choices?file=${page}`);
  expect((json as { sections: string[] }).sections.filter((name) => name === "story")).toEqual(["story"]);
});

describe("refuses", () => {
  test.each([
    ["who asks by this machine's address on a network", 403, { host: "192.168.0.7:8000" }, ""],
    ["what a form can send", 415, { "content-type": "text/plain" }, ""],
    ["more than a content file can hold", 413, {}, "x".repeat(1_000_000)],
  ])("%s", async (_what, status, headers, body) => {
    expect(await ask("/save", { ...(await open(story)), body }, headers)).toMatchObject({ status });
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
    const outside = mkdtempSync(path.join(tmpdir(), "outside-"));
    for (const name of ["page.md", "outside.md"]) writeFileSync(path.join(outside, name), text(story));
    symlinkSync(path.join(outside, "outside.md"), path.join(root, "content/photos/linked.md"));
    symlinkSync(outside, path.join(root, "content/pages/elsewhere"));
    const { digest, fields } = await open(story);
    expect((await ask(`/file?file=${encodeURIComponent(file)}`)).status).toBe(404);
    expect(await save({ file, digest, fields })).toHaveProperty("failed");
    expect(await ask("/undo", { file, digest })).toHaveProperty("json.failed");
    expect(readFileSync(path.join(outside, "page.md"), "utf8")).toBe(text(story));
    rmSync(outside, { recursive: true });
  });
});
