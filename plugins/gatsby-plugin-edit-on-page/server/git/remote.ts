import { PlainError } from "../../../gatsby-source-content/plain-error";
import { gitOr, runGit, type Call, type Result } from "./run";

/** Runs what speaks with another machine: by ssh as the owner has set it up, but asking nothing. PuTTY's has an option of its own. */
export async function runOnline(call: Call, ...words: string[]): Promise<Result> {
  const { GIT_SSH_COMMAND, GIT_SSH } = process.env;
  const ssh =
    GIT_SSH_COMMAND || (await gitOr(call, "config", "core.sshCommand")) || (GIT_SSH && `"${GIT_SSH}"`) || "ssh";
  const quiet = `${ssh} ${/plink/i.test(ssh) ? "-batch" : "-o BatchMode=yes"}`;
  return runGit({ ...call, env: { ...call.env, GIT_SSH_COMMAND: quiet } }, ...words);
}

/** The same; throws a plain error, with what to do, where that fails. */
export async function askRemote(call: Call, ...words: string[]): Promise<Result> {
  const result = await runOnline(call, ...words);
  if (result.code !== 0) throw new PlainError(whyNot(result));
  return result;
}

/** What git says when the shared copy cannot be used, and what to do. What ends with a colon is followed by the words of others. */
const reasons: [said: RegExp, words: string][] = [
  [
    /^!.*(fetch first|non-fast-forward|stale|already exists|old value)/m,
    "Somebody else was first with a proposal of this name. Press “Publish” again: yours then gets its own.",
  ],
  [/^!/m, "The shared copy refuses this: one of its rules protects it. Ask whoever looks after the site. It says:"],
  [/^(?![^]*\nfatal:)[^]*failed to push some refs/, "The checks that run before sending refuse this. They say:"],
  [
    /could not resolve|failed to connect|couldn't connect|unreachable|no route|connection (refused|reset|timed out|closed)|operation timed out/i,
    "The shared copy cannot be reached: this computer seems to be offline. Your words are safe in this folder; try again when it is connected.",
  ],
  [
    /host key verification|could not read (username|password)|authentication failed|permission denied|permission to|access denied|not allowed|returned error: 40[13]|repository .*not found|repository not found|prompts disabled|no supported auth/i,
    "The server of the shared copy does not know you on this computer, or does not let you publish. Sign in once: in VS Code, press “Sync Changes” under “Source Control”. If this stays, ask a developer to let Git remember you on this computer, and whoever looks after the site to invite you.",
  ],
  [
    /does not appear to be a git repo|does not exist|not found/i,
    "The shared copy is no longer where this folder looks for it. Ask a developer for its new address.",
  ],
  [/^/, "The shared copy cannot be used. Git says:"],
];

/** In plain words, why the shared copy was not reached, or did not take what was sent. */
export function whyNot({ code, stdout, stderr }: Result): string {
  if (code === undefined)
    return "The shared copy does not answer. Your words are safe in this folder; try again in a while.";
  const said = `${stdout.toString()}\n${stderr}`;
  const words = reasons.find(([one]) => one.test(said))?.[1] ?? "";
  return words.endsWith(":") ? `${words}\n${spoken(stderr) || said.trim()}` : words;
}

/** The words of the server, or of a hook, without git's own around them. */
export const spoken = (stderr: string): string =>
  stderr
    .split("\n")
    .filter((line) => !/^(error|hint|fatal|To) ?/.test(line))
    .map((line) => line.replace(/^remote:/, "").trim())
    .filter(Boolean)
    .join("\n");
