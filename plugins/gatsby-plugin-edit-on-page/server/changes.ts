import { isPrivate } from "../../gatsby-source-content/kinds";
import { PlainError } from "../../gatsby-source-content/plain-error";
import { digestNow } from "./content-files";
import { git } from "./git/run";

/** A file that differs from the last commit. */
export interface Change {
  file: string;
  /** Of its bytes now; of no bytes where it is deleted. */
  digest: string;
  state: "changed" | "new" | "deleted";
}

const states: Record<string, Change["state"]> = { "?": "new", A: "new", D: "deleted" };

/** The files below content/ that differ from the last commit. */
export async function changesIn(root: string): Promise<Change[]> {
  const [differ, untracked] = await Promise.all([
    git({ root }, "diff", "--relative", "--no-renames", "--name-status", "-z", "HEAD", "--", "content"),
    git({ root }, "ls-files", "--others", "--exclude-standard", "-z", "-t", "--", "content"),
  ]).catch(() => {
    throw new PlainError("Git has no commit of this folder, so there is nothing to compare with.");
  });
  // "M\0content/site.md\0" of the one, "? content/site.md\0" of the other.
  return [...`${differ}${untracked}`.matchAll(/([A-Z?])[\0 ]([^\0]+)\0/g)]
    .map(([, letter = "", file = ""]) => ({ file, state: states[letter] ?? "changed", digest: digestNow(root, file) }))
    .filter(({ file }) => !file.split("/").some(isPrivate))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}
