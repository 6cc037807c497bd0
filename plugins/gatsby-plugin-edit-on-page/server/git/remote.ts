import { PlainError } from "../../../gatsby-source-content/plain-error";
import { gitOr, runGit, type Call, type Result } from "./run";

/** ssh as the owner has set it up, but asking nothing. PuTTY's has an option of its own for that. */
async function quietSsh(call: Call): Promise<string> {
  const { GIT_SSH_COMMAND, GIT_SSH } = process.env;
  const ssh =
    GIT_SSH_COMMAND || (await gitOr(call, "config", "core.sshCommand")) || (GIT_SSH && `"${GIT_SSH}"`) || "ssh";
  return `${ssh} ${/plink/i.test(ssh) ? "-batch" : "-o BatchMode=yes"}`;
}

/** Runs what speaks with another machine. */
export const runOnline = async (call: Call, ...words: string[]): Promise<Result> =>
  runGit({ ...call, env: { ...call.env, GIT_SSH_COMMAND: await quietSsh(call) } }, ...words);

/** The same; throws a plain error, with what to do, where that fails. */
export async function askRemote(call: Call, ...words: string[]): Promise<Result> {
  const result = await runOnline(call, ...words);
  if (result.code !== 0) throw new PlainError(whyNot(result));
  return result;
}

/** The words of the server, or of a hook, without git's own around them. */
export const spoken = (stderr: string, prefix = ""): string =>
  stderr
    .split("\n")
    .filter((line) => line.startsWith(prefix) && !/^(error|hint|fatal|To) ?/.test(line))
    .map((line) => line.slice(prefix.length).trim())
    .filter(Boolean)
    .join("\n");

const reasons: [said: RegExp, words: string][] = [
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
];

/** In plain words, why the shared copy was not reached, and what to do. */
export function whyNot({ code, stderr }: Result): string {
  if (code === undefined)
    return "The shared copy does not answer. Your words are safe in this folder; try again in a while.";
  return reasons.find(([said]) => said.test(stderr))?.[1] ?? `The shared copy cannot be used. Git says: ${stderr}`;
}
