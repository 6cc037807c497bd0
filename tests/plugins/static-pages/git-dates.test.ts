import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { datesFromGit, lastChanged } from "../../../plugins/gatsby-plugin-static-pages/git-dates";

const folder = mkdtempSync(path.join(tmpdir(), "changed-"));
afterAll(() => rmSync(folder, { recursive: true }));

const git = (words: string[], date?: string, cwd = folder) =>
  execFileSync("git", words, {
    cwd,
    stdio: "ignore",
    env: { PATH: process.env.PATH, HOME: folder, ...(date && { GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date }) },
  });

function commit(file: string, text: string, date: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
  git(["add", "."]);
  git(["-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "-m", "Change"], date);
}

function changedIn(root: string): string | undefined {
  const files = ["content/pages/about/page.md", "content/pages/about/story.md", "content/shared/shared.md"];
  return lastChanged(files, datesFromGit(root));
}

const [first, second, third] = ["2024-01-01T10:00:00+00:00", "2024-02-01T10:00:00+00:00", "2024-03-01T10:00:00+00:00"];

test("a page changed when one of its files last did", () => {
  git(["init"]);
  commit("content/pages/about/page.md", "---\npath: /about\n---\n", first);
  commit("content/pages/about/story.md", "---\ntype: prose\n---\n", first);
  commit("content/shared/shared.md", "---\ntype: prose\n---\n", second);
  commit("content/shared/other.md", "---\ntype: prose\n---\n", third);
  expect(Date.parse(changedIn(folder) ?? "")).toBe(Date.parse(second));
});

test("nobody knows in a clone without history, or without git", () => {
  git(["clone", "--depth", "1", `file://${folder}`, "shallow"]);
  expect(changedIn(path.join(folder, "shallow"))).toBeUndefined();
  rmSync(path.join(folder, "shallow/.git"), { recursive: true });
  rmSync(path.join(folder, ".git"), { recursive: true });
  expect(changedIn(path.join(folder, "shallow"))).toBeUndefined();
});
