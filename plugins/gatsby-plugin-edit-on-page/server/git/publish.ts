import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../../gatsby-source-content/check";
import { PlainError } from "../../../gatsby-source-content/plain-error";
import { countProblems } from "../../../gatsby-source-content/problem";
import { readContent } from "../../../gatsby-source-content/read/content";
import type { Types } from "../../../gatsby-source-content/schema/sdl";
import { changesIn } from "../changes";
import { fetchMain, openClone, refuseCode, whereHead, type Clone } from "./clone";
import { seenOf } from "./preview";
import { findName, proposalLink, send } from "./proposal";
import { spoken } from "./remote";
import { git, GitError, gitOr, runGit, type Call, type Result } from "./run";

/** Milliseconds for the checks that the owner has set up. */
const patience = 300_000;

/**
 * Publishes what has changed below content/, if it is what the editor has `seen`, as a proposal: a commit on a branch of its own, sent
 * to the shared copy. The branch's name begins with `edit-`, and later proposals are added to it until it is in the main branch. Throws
 * a plain error where that fails: HEAD, index and files are then as before.
 *
 * The commit is made in a git directory of its own, beside the folder's, with the same objects, references, settings and hooks but
 * another HEAD and index. The folder follows only after the shared copy has it: the index first, HEAD last.
 */
export async function publish(call: Call, types: Types, sentence: string, seen: string) {
  const clone = await openClone(call);
  const { root, gitDir, head, branch, remote } = clone;
  const who = await runGit(call, "-c", "user.useConfigOnly=true", "var", "GIT_COMMITTER_IDENT");
  if (who.code !== 0) throw new PlainError(noName);
  const main = await fetchMain(clone);
  await refuseCode(clone, main);
  const top = await git(call, "rev-parse", "--show-toplevel");
  const common = path.resolve(root, await git(call, "rev-parse", "--git-common-dir"));
  const own = path.join(gitDir, "edit-on-page");
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own);
  try {
    writeFileSync(path.join(own, "HEAD"), `${head}\n`);
    writeFileSync(path.join(own, "commondir"), `${common}\n`);
    const beside = { ...clone, env: { ...call.env, GIT_DIR: own, GIT_WORK_TREE: top } };
    const commit = await commitBeside(beside, types, sentence, seen);
    const { name, arrived } = await findName(clone, main, sentence, commit);
    const printed = arrived === undefined ? await send(beside, commit, name) : "";
    await follow(clone, name, arrived ?? commit);
    // Undefined where it is not known on which page a proposal is looked at.
    const link = proposalLink(printed, await git(call, "remote", "get-url", "--push", remote), main, name);
    return { name, isNew: name !== branch, link };
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

const noName =
  'Git does not know your name, which stands beside what you publish. Type in the terminal, with your own: git config --global user.name "Ada Lovelace", Enter, git config --global user.email "ada@example.com", Enter.';

/** Commits what has changed below content/, if it is what the editor has seen and has no mistake, and gives the commit. */
async function commitBeside(beside: Clone, types: Types, sentence: string, seen: string): Promise<string> {
  const { root } = beside;
  const refuseUnseen = async (): Promise<string> => {
    const changes = await changesIn(root);
    if (seenOf(changes) !== seen)
      throw new PlainError("The folder has changed since you looked. Look at the changes once more, then publish.");
    return changes.map(({ file }) => `${file}\0`).join("");
  };
  const input = await refuseUnseen();
  await git(beside, "read-tree", "HEAD");
  await git({ ...beside, input }, "update-index", "--add", "--remove", "-z", "--stdin");
  // Once more, now that they are read: what was written meanwhile is noticed.
  await refuseUnseen();
  const problems = checkContent(readContent(root), types);
  if (problems.length > 0)
    throw new PlainError(`The content has ${countProblems(problems)}. Put that right first: it is listed on the page.`);
  const alone = ["-c", "core.fsmonitor=false", "-c", "gc.auto=0", "-c", "maintenance.auto=false"];
  const result = await runGit({ ...beside, limit: patience }, ...alone, "commit", "--quiet", "--message", sentence);
  if (result.code !== 0) throw new PlainError(whyNoCommit(result));
  return git(beside, "rev-parse", "HEAD");
}

function whyNoCommit({ code, stderr }: Result): string {
  if (code === undefined)
    return "The checks that run before each commit did not end within five minutes. Ask whoever has set them up.";
  if (/failed to sign|failed to write commit object/.test(stderr))
    return `Commits are signed here, and signing yours failed. Ask whoever has set that up. Git says: ${stderr}`;
  return `The checks that run before each commit refuse this. They say:\n${spoken(stderr) || stderr}`;
}

/** Lets the folder follow what the shared copy has. Cut off, it can be done again: `findName` finds what has arrived. */
async function follow(clone: Clone, name: string, sent: string): Promise<void> {
  const ref = `refs/heads/${name}`;
  try {
    if ((await git(clone, ...whereHead)) !== `${clone.head}\n${clone.branch}`) throw new GitError("HEAD has moved.");
    await git(clone, "reset", "--quiet", sent, "--", "content");
    await git(clone, "update-ref", "-m", "publish", ref, sent);
    await git(clone, "symbolic-ref", "-m", "publish", "HEAD", ref);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new PlainError(
      `The proposal ${name} has arrived, but another program is at work in this folder. Press “Publish” again in a moment. Git says: ${error.message}`,
    );
  }
  await gitOr(clone, "branch", `--set-upstream-to=${clone.remote}/${name}`, name);
}
