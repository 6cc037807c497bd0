import { existsSync } from "node:fs";
import path from "node:path";
import { PlainError } from "../../../gatsby-source-content/plain-error";
import { askRemote } from "./remote";
import { filesOf, git, gitOr, runGit, type Call } from "./run";

/** A clone in which nothing is under way. */
export interface Clone extends Call {
  gitDir: string;
  /** The last commit. */
  head: string;
  branch: string;
  remote: string;
}

/** Everything but content/. */
export const elsewhere = ["--", ":(top)", ":(exclude)content"];

/** Prints the commit at HEAD, and the branch on the next line. */
export const whereHead = ["rev-parse", "HEAD", "--abbrev-ref", "HEAD"];

const unfinished = ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "rebase-merge", "rebase-apply"];

/** What the folder is a clone of. Throws a plain error, with what to do, where nothing can be published from it. */
export async function openClone(call: Call): Promise<Clone> {
  const { code, stdout, stderr } = await runGit(call, "rev-parse", "--absolute-git-dir");
  if (/not a git repo/.test(stderr))
    throw new PlainError(
      "This folder is no copy of a shared site, so there is nowhere to publish to. Ask a developer for one, made with “Clone”.",
    );
  if (code !== 0) throw new PlainError(`Git says: ${stderr}`);
  const gitDir = stdout.toString().trim();
  const head = await gitOr(call, "rev-parse", "--verify", "HEAD");
  if (!head) throw new PlainError("This folder has no first version yet: ask a developer to make one and to share it.");
  const isMerging = unfinished.some((name) => existsSync(path.join(gitDir, name)));
  if (isMerging || (await git(call, "ls-files", "--unmerged")))
    throw new PlainError(
      "Two versions were being merged in this folder, and that was never finished. Ask a developer to finish it, or to take it back.",
    );
  const lock = path.join(gitDir, "index.lock");
  if (existsSync(lock))
    throw new PlainError(
      `Another program is at work in this folder. Try again in a moment. If this stays, that program was cut off: delete the file ${lock}`,
    );
  const branch = await gitOr(call, "symbolic-ref", "--quiet", "--short", "HEAD");
  if (!branch)
    throw new PlainError(
      "This folder shows one version of the past, which Git calls “detached HEAD”. In VS Code, press its number at the bottom left and choose the main branch.",
    );
  const remotes = (await git(call, "remote")).split("\n");
  const own = await gitOr(call, "config", `branch.${branch}.remote`);
  const remote = [own, "origin", ...remotes].find((one) => one && remotes.includes(one));
  if (!remote)
    throw new PlainError(
      "This folder does not know where the shared copy of the site is. Ask a developer to connect it, for example to GitHub.",
    );
  refuseDeveloper(
    await git(call, "status", "--porcelain", "--no-renames", "--untracked-files=all", "-z", ...elsewhere),
  );
  return { ...call, gitDir, head, branch, remote };
}

/** Takes a list of files that git ends with NUL, as `status` prints it or with their names alone. */
function refuseDeveloper(list: string): void {
  const files = filesOf(list).map((line) => line.replace(/^[ MTADU?]{2} /, ""));
  if (files.length === 0) return;
  const named = files.length > 5 ? [...files.slice(0, 5), `${files.length - 5} more`] : files;
  throw new PlainError(
    `A developer’s work is in this folder: ${named.join(", ")}. Only words and photos can be published from here. Ask the developer to publish that first, or to put it away.`,
  );
}

/** Hears of the shared copy's main branch and of its proposals, and gives the name of the main branch. */
export async function fetchMain(clone: Clone): Promise<string> {
  const { remote } = clone;
  const { stdout } = await askRemote(clone, "ls-remote", "--symref", remote, "HEAD");
  const main = /^ref: refs\/heads\/(\S+)/.exec(stdout.toString())?.[1];
  if (main === undefined) throw new PlainError("The shared copy is empty: ask a developer to fill it.");
  // By name, because a clone of one branch follows no other.
  const follow = [main, "edit-*"].map((name) => `+refs/heads/${name}:refs/remotes/${remote}/${name}`);
  await askRemote(clone, "fetch", "--quiet", "--prune", "--no-tags", remote, ...follow);
  return main;
}

/** The commit at the tip of a branch of the shared copy, as it was when we last heard of it. */
export const tipOf = (clone: Clone, branch: string, where = `refs/remotes/${clone.remote}`) =>
  gitOr(clone, "rev-parse", "--verify", "--quiet", `${where}/${branch}`);

export const isAncestor = async (call: Call, one: string, of: string): Promise<boolean> =>
  (await runGit(call, "merge-base", "--is-ancestor", one, of)).code === 0;

/** Refuses to publish commits of a developer together with the words. */
export async function refuseCode(clone: Clone, main: string): Promise<void> {
  const since = `refs/remotes/${clone.remote}/${main}...HEAD`;
  refuseDeveloper(await git(clone, "diff", "--name-only", "--no-renames", "-z", since, ...elsewhere));
}

/**
 * Whether a proposal is in the main branch, however it got there: merged, squashed or rebased. Some commit of the main branch holds it
 * if merging it there would change nothing. Later ones may have changed the same lines again.
 */
export async function isIn(clone: Clone, main: string): Promise<boolean> {
  const { head } = clone;
  const tip = await tipOf(clone, main);
  if (tip === undefined || (await isAncestor(clone, head, tip))) return tip !== undefined;
  const base = await gitOr(clone, "merge-base", head, tip);
  if (base === undefined) return false;
  const files = filesOf(await git(clone, "diff", "--name-only", "--no-renames", "-z", base, head));
  const changed = ["--", ...files.map((file) => `:(top,literal)${file}`)];
  const since = await git(clone, "rev-list", "--first-parent", "--max-count=200", `${base}..${tip}`, ...changed);
  for (const commit of [tip, ...since.split("\n").filter(Boolean)]) {
    const { code, stdout } = await runGit(clone, "merge-tree", "--write-tree", commit, head);
    if (code !== 0 && code !== 1)
      throw new PlainError("Git is older than 2.38 here: get a newer one from https://git-scm.com.");
    if (stdout.toString().trim() === (await git(clone, "rev-parse", `${commit}^{tree}`))) return true;
  }
  return false;
}
