import { execFileSync } from "node:child_process";
import sharp from "sharp";
import type { Undone } from "../../../../plugins/gatsby-plugin-edit-on-page/server/undo";
import { ask, begin, change, isThere, page, root, story, text } from "./asked";

beforeEach(begin);

const git = (...words: string[]): string =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...words], {
    cwd: root,
    encoding: "utf8",
  });
function commit(): void {
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "--message", "begin");
}
const changes = () => ask("changes");
const listed = async (): Promise<string[]> => (await changes()).map(({ file, state }) => `${state} ${file}`);
/** Undoes a file, and gives what puts it back. */
const undo = (file: string) => ask("undo", { file });
const putBack = (files: Undone[]) => ask("putBack", { files });
const status = (): string => git("status", "--porcelain", "--untracked-files=all");

test("a folder that git does not know says so", async () => {
  expect(await ask("changes")).toHaveProperty("failed");
});

describe("in a repository", () => {
  beforeEach(commit);

  test.each([
    ["section", () => ask("add", { what: "section", page: "about", fields: { kind: "quote" } }), "about/quote.md"],
    ["copy of a section", () => ask("copy", { page: "about", file: story }), "about/story-2.md"],
    [
      "page, with what is in it",
      () => {
        const description = "What we do for landlords who would rather not have the telephone calls themselves.";
        const fields = { path: "/landlords", title: "For landlords: our services", description, heading: "Landlords" };
        return ask("add", { what: "page", page: "", fields: { ...fields, link: "Landlords" } });
      },
      "landlords/page.md",
    ],
  ])("a new %s is undone without a trace, and put back", async (_what, add, name) => {
    const file = `content/pages/${name}`;
    expect(await add()).toHaveProperty("file");
    const after = status();
    // The link at the top is a change of its own.
    if (name === "landlords/page.md") await undo("content/site.md");
    const undone = await undo(file);
    expect(await changes()).toEqual([]);
    expect(await putBack(undone)).toEqual(undone);
    expect(isThere(file)).toBe(true);
    expect(after).toContain(status().trim().split("\n").at(-1));
  });

  test("a new photo goes with its picture, unless a section shows it", async () => {
    const picture = await sharp({ create: { width: 8, height: 6, channels: 3, background: "red" } })
      .jpeg()
      .toBuffer();
    const fields = { name: "mill", alt: "A mill" };
    await ask("add", { what: "photo", page: "", fields, picture: picture.toString("base64") });
    await change(story, { photo: "mill" });
    expect(await undo("content/photos/mill.md")).toHaveProperty("problems");
    await undo(story);
    const undone = await undo("content/photos/mill.md");
    expect(await changes()).toEqual([]);
    await putBack(undone);
    expect(await listed()).toEqual(["new content/photos/mill.jpg", "new content/photos/mill.md"]);
  });

  test("what has changed since is not put back over, nor anything that was not undone here", async () => {
    await change(story, { heading: "Other words" });
    const undone = await undo(story);
    await change(story, { heading: "Later words" });
    const now = text(story);
    expect(await putBack(undone)).toHaveProperty("failed");
    for (const file of ["package.json", "content/../outside.md", page.replace("page.md", ".page.md")])
      expect(await putBack(undone.map((one) => ({ ...one, file })))).toHaveProperty("failed");
    expect(await putBack(undone.map((one) => ({ ...one, kept: "HEAD:package.json" })))).toHaveProperty("failed");
    expect(text(story)).toBe(now);
  });
});
