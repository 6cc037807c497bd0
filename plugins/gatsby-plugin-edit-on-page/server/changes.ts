import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { isPrivate } from "../../gatsby-source-content/kinds";
import { digestNow } from "./content-files";
import type { Change } from "../protocol";

/** What git prints. `GIT_OPTIONAL_LOCKS` keeps a look from disturbing a commit that is made meanwhile. */
export const git = async (root: string, ...words: string[]): Promise<Buffer> => {
  const env = { ...process.env, GIT_OPTIONAL_LOCKS: "0" };
  const { stdout } = await promisify(execFile)("git", words, {
    cwd: root,
    encoding: "buffer",
    maxBuffer: 2 ** 24,
    env,
  });
  return stdout;
};

const states: Record<string, Change["state"]> = { A: "new", D: "deleted" };

/** The files below content/ that differ from the last commit, or a sentence where git does not know. */
export async function changesIn(root: string): Promise<Change[] | { unavailable: string }> {
  try {
    const [differ, untracked] = await Promise.all([
      git(root, "diff", "--relative", "--no-renames", "--name-status", "-z", "HEAD", "--", "content"),
      git(root, "ls-files", "--others", "--exclude-standard", "-z", "--", "content"),
    ]);
    const words = differ.toString().split("\0");
    const changed = words.flatMap((word, at) =>
      at % 2 === 1 ? [{ file: word, state: states[words[at - 1] ?? ""] ?? ("changed" as const) }] : [],
    );
    const added = untracked.toString().split("\0").filter(Boolean);
    return [...changed, ...added.map((file) => ({ file, state: "new" as const }))]
      .filter(({ file }) => !file.split("/").some(isPrivate))
      .map((change) => ({ ...change, digest: digestNow(root, change.file) }))
      .sort((a, b) => (a.file < b.file ? -1 : 1));
  } catch {
    return { unavailable: "Git has no commit of this folder, so there is nothing to compare with." };
  }
}
