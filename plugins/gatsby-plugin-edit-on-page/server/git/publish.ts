import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../../gatsby-source-content/check";
import { PlainError } from "../../../gatsby-source-content/plain-error";
import { countProblems } from "../../../gatsby-source-content/problem";
import { readContent } from "../../../gatsby-source-content/read/content";
import type { Types } from "../../../gatsby-source-content/schema/sdl";
import { changesIn } from "../changes";
import type { Change, Published } from "../../protocol";
import { fetchMain, isAncestor, isIn, openClone, refuseCode, tipOf, type Clone } from "./clone";
import { proposalLink } from "./proposal-link";
import { askRemote, runOnline, spoken, whyNot } from "./remote";
import { git, gitOr, runGit, type Call, type Result } from "./run";

export interface Proposal {
  /** What changed, in one sentence. */
  sentence: string;
  /** The changes as the editor has seen them. */
  changes: readonly Pick<Change, "file" | "digest">[];
}

/** Milliseconds for the checks that the owner has set up, and for sending. */
const minutes = 60_000;

/**
 * Publishes what has changed below content/ as a proposal: a commit on a branch of its own, sent to the shared copy. The branch's name
 * begins with `edit-`, and later proposals are added to it until it is in the main branch. Throws a plain error where that fails: HEAD,
 * index and files are then as before.
 *
 * The commit is made in a git directory of its own, beside the folder's, with the same objects, references, settings and hooks but
 * another HEAD and index. The folder follows only after the shared copy has it: the index first, HEAD last.
 */
export async function publish(call: Call, types: Types, { sentence, changes }: Proposal): Promise<Published> {
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
    const commit = await commitBeside(beside, types, { sentence, changes });
    const { name, arrived } = await findName(clone, main, sentence, commit);
    const printed = arrived === undefined ? await send(beside, commit, name) : "";
    const sent = arrived ?? commit;
    // Without `--quiet`, reset would look at every file once more.
    await git(call, "reset", "--quiet", sent, "--", "content");
    await git(call, "update-ref", "-m", "publish", `refs/heads/${name}`, sent);
    await git(call, "symbolic-ref", "-m", "publish", "HEAD", `refs/heads/${name}`);
    await gitOr(call, "branch", `--set-upstream-to=${remote}/${name}`, name);
    const link = proposalLink(printed, await git(call, "remote", "get-url", "--push", remote), main, name);
    return { name, isNew: name !== branch, ...(link !== undefined && { link }) };
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

const noName =
  'Git does not know your name, which stands beside what you publish. Type in the terminal, with your own: git config --global user.name "Ada Lovelace", Enter, git config --global user.email "ada@example.com", Enter.';

/** Commits what has changed below content/, if it is what the editor has seen and has no mistake, and gives the commit. */
async function commitBeside(beside: Clone, types: Types, { sentence, changes }: Proposal): Promise<string> {
  const { root } = beside;
  await refuseUnseen(root, changes);
  await git(beside, "read-tree", "HEAD");
  const input = changes.map(({ file }) => `${file}\0`).join("");
  await git({ ...beside, input }, "update-index", "--add", "--remove", "-z", "--stdin");
  // Once more, now that they are read: what was written meanwhile is noticed.
  await refuseUnseen(root, changes);
  const problems = checkContent(readContent(root), types);
  if (problems.length > 0)
    throw new PlainError(`The content has ${countProblems(problems)}. Put that right first: it is listed on the page.`);
  const alone = ["-c", "core.fsmonitor=false", "-c", "gc.auto=0", "-c", "maintenance.auto=false"];
  const result = await runGit({ ...beside, limit: 5 * minutes }, ...alone, "commit", "--quiet", "--message", sentence);
  if (result.code !== 0) throw new PlainError(whyNoCommit(result));
  return git(beside, "rev-parse", "HEAD");
}

async function refuseUnseen(root: string, changes: Proposal["changes"]): Promise<void> {
  const now = await changesIn(root);
  const listed = (all: Proposal["changes"]): string => all.map(({ file, digest }) => `${file} ${digest}`).join();
  if (changes.length === 0 || "unavailable" in now || listed(now) !== listed(changes))
    throw new PlainError("The folder has changed since you looked. Look at the changes once more, then publish.");
}

function whyNoCommit({ code, stderr }: Result): string {
  if (code === undefined)
    return "The checks that run before each commit did not end within five minutes. Ask whoever has set them up.";
  if (/failed to sign|failed to write commit object/.test(stderr))
    return `Commits are signed here, and signing yours failed. Ask whoever has set that up. Git says: ${stderr}`;
  return `The checks that run before each commit refuse this. They say:\n${spoken(stderr) || stderr}`;
}

/** The name of the branch. A commit that arrived there although we never heard of it is not sent again. */
async function findName(clone: Clone, main: string, sentence: string, commit: string) {
  const { head, branch } = clone;
  const words =
    sentence
      .normalize("NFKD")
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.slice(0, 5) ?? [];
  const fresh = ["edit", new Date().toISOString().slice(0, 10), ...words].join("-").slice(0, 60);
  const made = await git(clone, "rev-parse", `${commit}^{tree}`, head);
  const goesOn = branch.startsWith("edit-") && !(await isIn(clone, main));
  for (let count = goesOn ? 0 : 1; ; count++) {
    const name = count === 0 ? branch : count === 1 ? fresh : `${fresh}-${count}`;
    const tip = await tipOf(clone, name);
    const local = count === 0 ? undefined : await tipOf(clone, name, "refs/heads");
    const isOurs = tip && (await gitOr(clone, "rev-parse", `${tip}^{tree}`, `${tip}^`)) === made;
    if (isOurs && (local === undefined || local === tip)) return { name, arrived: tip };
    if (count === 0 ? !tip || (await isAncestor(clone, tip, head)) : !tip && !local) return { name };
  }
}

/** Sends a commit to the shared copy, and gives what the server says. */
async function send(beside: Clone, commit: string, name: string): Promise<string> {
  const ref = `refs/heads/${name}`;
  const result = await runOnline(
    { limit: 2 * minutes, ...beside },
    "push",
    "--porcelain",
    beside.remote,
    `${commit}:${ref}`,
  );
  if (result.code === 0) return result.stderr;
  if (result.code === undefined) {
    const { stdout } = await askRemote(beside, "ls-remote", beside.remote, ref);
    if (stdout.toString().startsWith(commit)) return result.stderr;
    throw new PlainError("The shared copy took too long, and has nothing of it. Your words are safe here; try again.");
  }
  const refused = /^!\t.*\t\[.*?\] ?(.*)$/m.exec(result.stdout.toString());
  if (refused && /fetch first|non-fast-forward|stale|already exists|old value/.test(refused[0]))
    throw new PlainError(
      "Somebody else was first with a proposal of this name. Press “Publish” again: yours then gets its own.",
    );
  if (refused) {
    const words = spoken(result.stderr, "remote:") || refused[1];
    throw new PlainError(
      `The shared copy refuses this: one of its rules protects it. Ask whoever looks after the site. It says:\n${words}`,
    );
  }
  if (/failed to push some refs/.test(result.stderr) && !/^fatal:/m.test(result.stderr))
    throw new PlainError(`The checks that run before sending refuse this. They say:\n${spoken(result.stderr)}`);
  throw new PlainError(whyNot(result));
}
