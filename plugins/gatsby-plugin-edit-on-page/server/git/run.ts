import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as after } from "node:timers/promises";
import { PlainError } from "../../../gatsby-source-content/plain-error";

/** Where git runs, and with what. */
export interface Call {
  root: string;
  env?: Record<string, string>;
  /** What git reads from its standard input. */
  input?: string;
  /** Milliseconds after which git is ended, with everything that it started. */
  limit?: number;
}

export interface Result {
  /** Undefined where git was ended because it took too long. */
  code: number | null | undefined;
  stdout: Buffer;
  stderr: string;
}

/** Git answered with an error: `message` is what it printed. */
export class GitError extends Error {}

/**
 * What keeps git and its helpers from asking a person who does not see the question, what keeps a look from disturbing a commit,
 * and what makes git's own words English: https://git-scm.com/docs/git#_environment_variables
 */
const unattended = {
  GIT_TERMINAL_PROMPT: "0",
  GIT_ASKPASS: "",
  SSH_ASKPASS_REQUIRE: "never",
  GCM_INTERACTIVE: "never",
  GIT_EDITOR: "true",
  GIT_OPTIONAL_LOCKS: "0",
  LANGUAGE: "C",
};

const isWindows = process.platform === "win32";

/** Runs git as the leader of a process group, without a terminal that a helper could ask at. */
export async function runGit({ root, env, input = "", limit = 60_000 }: Call, ...words: string[]): Promise<Result> {
  const own = { cwd: root, env: { ...process.env, ...unattended, ...env }, detached: !isWindows, windowsHide: true };
  const child = spawn("git", words, own);
  const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on("data", (part: Buffer) => stdout.push(part));
  child.stderr.on("data", (part: Buffer) => stderr.push(part));
  // Git may end without reading it.
  child.stdin.on("error", () => undefined).end(input);
  // A connection that ssh keeps for later calls holds the output open after git has ended.
  const ended = Promise.race([once(child, "close"), once(child, "exit").then(() => after(500))]).catch(() => {
    throw new PlainError("Git is not installed on this computer: get it from https://git-scm.com, then begin again.");
  });
  const isLate = await Promise.race([ended.then(() => false), after(limit, true, { ref: false })]);
  if (isLate) {
    // The first lets git take its locks away.
    for (const signal of ["SIGTERM", "SIGKILL"] as const) {
      endGroup(child.pid, signal);
      await Promise.race([ended, after(1000)]);
    }
  }
  const code = isLate ? undefined : child.exitCode;
  return { code, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString().trim() };
}

function endGroup(leader = NaN, signal: NodeJS.Signals): void {
  try {
    if (isWindows) spawn("taskkill", ["/pid", String(leader), "/t", "/f"]);
    else process.kill(-leader, signal);
  } catch {
    // It has ended by itself.
  }
}

/** The bytes that git prints; throws a GitError where it fails. */
export async function gitBytes(call: Call, ...words: string[]): Promise<Buffer> {
  const { code, stdout, stderr } = await runGit(call, ...words);
  if (code !== 0) throw new GitError(stderr || `git ${words[0]} did not end in time.`);
  return stdout;
}

/** What git prints, without the line's end. */
export const git = async (call: Call, ...words: string[]): Promise<string> =>
  (await gitBytes(call, ...words)).toString().replace(/\n$/, "");

/** The same, or undefined where git fails. */
export const gitOr = (call: Call, ...words: string[]): Promise<string | undefined> =>
  git(call, ...words).catch((error: unknown) => {
    if (error instanceof GitError) return undefined;
    throw error;
  });

/** Files of a list that git ends with NUL. */
export const filesOf = (list: string): string[] => list.split("\0").filter(Boolean);

/** Runs one thing after the other, in the order in which they were asked for. */
export function queue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(run: () => Result | Promise<Result>): Promise<Result> => {
    const next = last.then(run);
    last = next.catch(() => undefined);
    return next;
  };
}

/** Whatever puts content files in their place waits for its turn. */
export const writing = queue();
