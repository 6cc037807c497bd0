import { isPrivate } from "../../gatsby-source-content/kinds";
import { digestNow } from "./content-files";
import { filesOf, git } from "./git/run";
import type { Change } from "../protocol";

const states: Record<string, Change["state"]> = { A: "new", D: "deleted" };

/** The files below content/ that differ from the last commit, or a sentence where git does not know. */
export async function changesIn(root: string): Promise<Change[] | { unavailable: string }> {
  try {
    const [differ, untracked] = await Promise.all([
      git({ root }, "diff", "--relative", "--no-renames", "--name-status", "-z", "HEAD", "--", "content"),
      git({ root }, "ls-files", "--others", "--exclude-standard", "-z", "--", "content"),
    ]);
    const words = differ.split("\0");
    const changed = words.flatMap((word, at) =>
      at % 2 === 1 ? [{ file: word, state: states[words[at - 1] ?? ""] ?? ("changed" as const) }] : [],
    );
    return [...changed, ...filesOf(untracked).map((file) => ({ file, state: "new" as const }))]
      .filter(({ file }) => !file.split("/").some(isPrivate))
      .map((change) => ({ ...change, digest: digestNow(root, change.file) }))
      .sort((a, b) => (a.file < b.file ? -1 : 1));
  } catch {
    return { unavailable: "Git has no commit of this folder, so there is nothing to compare with." };
  }
}
