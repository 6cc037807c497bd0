import { PlainError } from "../../../gatsby-source-content/plain-error";
import { changesIn } from "../changes";
import { digestOf } from "../content-files";
import { elsewhere, fetchMain, isAncestor, isIn, openClone, tipOf, whereHead, type Clone } from "./clone";
import { git, gitBytes, gitOr, runGit, writing, type Call } from "./run";

/**
 * What the shared copy has that the folder lacks, and the branch on which the folder then is: what others added to this branch, or,
 * once a proposal is in the main branch, that one. Asks the shared copy.
 */
async function findNewer(clone: Clone): Promise<{ branch: string; commit: string } | undefined> {
  const { head, branch } = clone;
  const main = await fetchMain(clone);
  const isOver = branch !== main && branch.startsWith("edit-") && (await isIn(clone, main));
  const next = isOver ? main : branch;
  const commit = await tipOf(clone, next);
  const from = isOver ? await tipOf(clone, main, "refs/heads") : head;
  if (commit === undefined) return undefined;
  // Nothing is newer where everything of the shared copy is here.
  if (!isOver && (await isAncestor(clone, commit, head))) return undefined;
  if (from === undefined || (await isAncestor(clone, from, commit))) return { branch: next, commit };
  throw new PlainError(
    `A developer’s work is in this folder: versions on “${next}” that the shared copy does not have. Ask the developer to publish them first.`,
  );
}

/** Whether the shared copy has something newer. */
export async function lookForLatest(call: Call): Promise<{ isNewer: boolean }> {
  return { isNewer: (await findNewer(await openClone(call))) !== undefined };
}

/**
 * Gets it, and says whether not only words came: a fast forward, never a merge. Git does it in one step that leaves files alone which
 * have changed, and moves HEAD last. A change that the newer version has as well is none: so an attempt that was cut off can be made
 * again.
 */
export async function getLatest(call: Call): Promise<{ hasNewCode: boolean }> {
  const clone = await openClone(call);
  const newer = await findNewer(clone);
  if (!newer) return { hasNewCode: false };
  const { branch, commit } = newer;
  await writing(async () => {
    const changes = await changesIn(call.root);
    const texts = changes.map(({ file }) =>
      gitBytes(call, "cat-file", "--filters", `${commit}:./${file}`).catch(() => ""),
    );
    const known = (await Promise.all(texts)).map(digestOf);
    const own = changes.filter(({ digest }, at) => digest !== known[at]);
    if (own.length > 0)
      throw new PlainError(
        `Publish your own changes first, or take them back: ${own.map(({ file }) => file).join(", ")}. Then get the latest.`,
      );
    const input = changes.map(({ file }) => `${file}\0`).join("");
    if (input) await git({ ...call, input }, "update-index", "--add", "--remove", "-z", "--stdin");
    // The owner's own steps after a checkout may take their time, and may fail, when it is done.
    const checkout = ["checkout", "--quiet", "--no-overwrite-ignore", "-B", branch, commit];
    const { stderr } = await runGit({ ...call, limit: 300_000 }, ...checkout);
    if ((await git(call, ...whereHead)) !== `${commit}\n${branch}`)
      throw new PlainError(`The latest could not be put in its place. Git says: ${stderr}`);
  });
  if (clone.branch !== branch) await gitOr(call, "branch", "--quiet", "-D", clone.branch);
  const { code } = await runGit(call, "diff", "--quiet", clone.head, commit, ...elsewhere);
  return { hasNewCode: code !== 0 };
}
