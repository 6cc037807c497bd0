import { asName } from "../../../gatsby-source-content/kinds";
import { PlainError } from "../../../gatsby-source-content/plain-error";
import { isAncestor, isIn, tipOf, type Clone } from "./clone";
import { askRemote, runOnline, whyNot } from "./remote";
import { git, gitOr } from "./run";

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
  if (result.code !== undefined && result.code !== 0) throw new PlainError(whyNot(result));
  if (result.code === undefined) {
    const { stdout } = await askRemote(beside, "ls-remote", remote, ref);
    if (!stdout.toString().startsWith(commit))
      throw new PlainError(
        "The shared copy took too long, and has nothing of it. Your words are safe here; try again.",
      );
  }
  return result.stderr;
}

/** Whose page it is says what its address is called. https://docs.gitea.com has `compare` as well. */
const isProposal = /\/(pull|compare|pull-requests|merge_requests)\b/;

/**
 * The address of the page on which a proposal is looked at: the one that the server has printed, or else one made of the address of
 * the shared copy. Undefined where neither is known.
 * https://docs.github.com/en/pull-requests/reference/using-query-parameters-to-create-a-pull-request
 * https://docs.gitlab.com/user/project/merge_requests/creating_merge_requests
 */
export function proposalLink(printed: string, address: string, main: string, branch: string): string | undefined {
  const offered = printed.match(/https?:\/\/[^\s'"<>]+/g)?.find((one) => isProposal.test(one));
  if (offered !== undefined) return offered;
  // git@host:owner/name.git, ssh://git@host:22/owner/name.git, https://user@host/owner/name.git
  const [, host = "", name = ""] =
    /^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?([\w.-]+)(?::\d+)?[:/]\/?(.+?)(?:\.git)?\/?$/.exec(address) ?? [];
  const site = `https://${host.replace(/^ssh\./, "")}/${name}`;
  const [from, to] = [branch, main].map(encodeURIComponent);
  if (/\bgithub\b/.test(host)) return `${site}/compare/${to}...${from}?quick_pull=1`;
  if (/\bgitlab\b/.test(host)) return `${site}/-/merge_requests/new?merge_request%5Bsource_branch%5D=${from}`;
  if (/\bbitbucket\b/.test(host)) return `${site}/pull-requests/new?source=${from}&dest=${to}`;
  return undefined;
}
