import { asName } from "../../../gatsby-source-content/kinds";
import { PlainError } from "../../../gatsby-source-content/plain-error";
import { isAncestor, isIn, tipOf, type Clone } from "./clone";
import { askRemote, runOnline, spoken, whyNot } from "./remote";
import { git, gitOr, type Result } from "./run";

/** The name of the branch. A commit that arrived there although we never heard of it is not sent again. */
export async function findName(clone: Clone, main: string, sentence: string, commit: string) {
  const { head, branch } = clone;
  const words = asName(sentence).split("-").filter(Boolean).slice(0, 5);
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
export async function send(beside: Clone, commit: string, name: string): Promise<string> {
  const { remote } = beside;
  const ref = `refs/heads/${name}`;
  const result = await runOnline({ limit: 120_000, ...beside }, "push", "--porcelain", remote, `${commit}:${ref}`);
  if (result.code === 0) return result.stderr;
  if (result.code === undefined) {
    const { stdout } = await askRemote(beside, "ls-remote", remote, ref);
    if (stdout.toString().startsWith(commit)) return result.stderr;
    throw new PlainError("The shared copy took too long, and has nothing of it. Your words are safe here; try again.");
  }
  throw new PlainError(whyNotSent(result));
}

function whyNotSent(result: Result): string {
  const refused = /^!\t.*\t\[.*?\] ?(.*)$/m.exec(result.stdout.toString());
  if (refused && /fetch first|non-fast-forward|stale|already exists|old value/.test(refused[0]))
    return "Somebody else was first with a proposal of this name. Press “Publish” again: yours then gets its own.";
  if (refused)
    return `The shared copy refuses this: one of its rules protects it. Ask whoever looks after the site. It says:\n${spoken(result.stderr, "remote:") || refused[1]}`;
  if (/failed to push some refs/.test(result.stderr) && !/^fatal:/m.test(result.stderr))
    return `The checks that run before sending refuse this. They say:\n${spoken(result.stderr)}`;
  return whyNot(result);
}
