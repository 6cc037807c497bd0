import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { writeForSearchEngines } from "../../../plugins/gatsby-plugin-static-pages/search-engines";
import { writeFiles } from "../../../tools/support/files";
import { testFolder } from "../../../tools/support/test-folder";

const folder = testFolder();

const git = (words: string[], date?: string, cwd = folder) =>
  execFileSync("git", words, {
    cwd,
    stdio: "ignore",
    env: { PATH: process.env.PATH, HOME: folder, ...(date && { GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date }) },
  });

function commit(file: string, text: string, date: string): void {
  writeFiles(folder, { [file]: text });
  git(["add", "."]);
  git(["-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "-m", "Change"], date);
}

/** The sitemap's entry of a page of these files. */
async function entryIn(root: string): Promise<string | undefined> {
  const sections = ["content/pages/about/story.md", "content/shared/shared.md"].map((file) => ({ file }));
  const page = { path: "/about", file: "content/pages/about/page.md", formerly: null, sections };
  await writeForSearchEngines(root, root, new Map([["https://www.example.com/about", page]]));
  return /<url>.*<\/url>/.exec(readFileSync(path.join(root, "sitemap.xml"), "utf8"))?.[0];
}

const entry = "<url><loc>https://www.example.com/about</loc>";
const [first, second, third] = ["2024-01-01T10:00:00+00:00", "2024-02-01T10:00:00+00:00", "2024-03-01T10:00:00+00:00"];

test("a page changed when one of its files last did", async () => {
  git(["init"]);
  commit("content/pages/about/page.md", "---\npath: /about\n---\n", first);
  commit("content/pages/about/story.md", "---\ntype: prose\n---\n", first);
  commit("content/shared/shared.md", "---\ntype: prose\n---\n", second);
  commit("content/shared/other.md", "---\ntype: prose\n---\n", third);
  const date = /<lastmod>(.*)<\/lastmod>/.exec((await entryIn(folder)) ?? "")?.[1];
  expect(Date.parse(date ?? "")).toBe(Date.parse(second));
});

test("nobody knows in a clone without history, or without git", async () => {
  git(["clone", "--depth", "1", `file://${folder}`, "shallow"]);
  expect(await entryIn(path.join(folder, "shallow"))).toBe(`${entry}</url>`);
  rmSync(path.join(folder, "shallow/.git"), { recursive: true });
  rmSync(path.join(folder, ".git"), { recursive: true });
  expect(await entryIn(path.join(folder, "shallow"))).toBe(`${entry}</url>`);
});
