import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { changesIn } from "../../../../../plugins/gatsby-plugin-edit-on-page/server/changes";
import { publish } from "../../../../../plugins/gatsby-plugin-edit-on-page/server/git/publish";
import { readTypes } from "../../../../../plugins/gatsby-source-content/schema/sdl";
import { digests, sampleSite } from "../../../../../tools/support/copy";

export const story = "content/pages/about/story.md";
export const types = readTypes();
export const today = new Date().toISOString().slice(0, 10);

let place: string;
/** The editor's clone, a colleague's, and the bare repository that both share. */
export const at = (name: "clone" | "colleague" | "shared.git", file = ""): string => path.join(place, name, file);

export const gitIn = (folder: string, ...words: string[]): string =>
  execFileSync("git", words, { cwd: folder, env: process.env, encoding: "utf8", stdio: "pipe" }).trim();
export const git = (...words: string[]): string => gitIn(at("clone"), ...words);
export const theirGit = (...words: string[]): string => gitIn(at("colleague"), ...words);

export function write(file: string, text: string, who: "clone" | "colleague" = "clone"): void {
  mkdirSync(path.dirname(at(who, file)), { recursive: true });
  writeFileSync(at(who, file), text);
}

/** Gives the story another heading. */
export const head = (heading: string, who: "clone" | "colleague" = "clone"): void =>
  write(story, readFileSync(at(who, story), "utf8").replace(/^heading: .*$/m, `heading: ${heading}`), who);

export const theyCommit = (...files: string[]): void => {
  theirGit("add", "--all", ...files);
  theirGit("commit", "--quiet", "--message", "Of a colleague");
};

/** A script, as hooks and helpers of git are. */
export function script(file: string, ...lines: string[]): string {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, ["#!/bin/sh", ...lines].join("\n"));
  chmodSync(file, 0o755);
  return file;
}
export const hook = (folder: "clone" | "shared.git", name: string, ...lines: string[]): string =>
  script(at(folder, folder === "clone" ? `.git/hooks/${name}` : `hooks/${name}`), ...lines);

const before = { ...process.env };

/** Two clones of a bare repository with the sample content. No settings of this machine's owner count. */
export function begin(): void {
  place = mkdtempSync(path.join(tmpdir(), "shared-"));
  for (const name of Object.keys(process.env)) if (name.startsWith("GIT_")) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, { HOME: place, GIT_CONFIG_NOSYSTEM: "1", XDG_CONFIG_HOME: place });
  writeFileSync(
    path.join(place, ".gitconfig"),
    "[user]\nname = Editor\nemail = editor@example.com\n[init]\ndefaultBranch = main\n",
  );
  gitIn(place, "init", "--quiet", "--bare", "shared.git");
  gitIn(place, "clone", "--quiet", "shared.git", "colleague");
  cpSync(path.join(sampleSite, "content"), at("colleague", "content"), { recursive: true });
  write("src/page.ts", "export {};\n", "colleague");
  theyCommit(".");
  theirGit("push", "--quiet", "origin", "main");
  gitIn(place, "clone", "--quiet", "shared.git", "clone");
}

export function end(): void {
  process.env = before;
  rmSync(place, { recursive: true, force: true, maxRetries: 5 });
}

/** Publishes whatever has changed. `limit`, in milliseconds, is for a shared copy that hangs. */
export async function publishAll(sentence: string, limit?: number) {
  const changes = await changesIn(at("clone"));
  if ("unavailable" in changes) throw new Error(changes.unavailable);
  return publish({ root: at("clone"), ...(limit && { limit }) }, types, { sentence, changes });
}

/** HEAD, index and files of the clone, and its branches. */
export const state = () => ({
  head: readFileSync(at("clone", ".git/HEAD"), "utf8"),
  branches: git("for-each-ref", "--format=%(refname) %(objectname)", "refs/heads"),
  index: readFileSync(at("clone", ".git/index"), "base64"),
  files: new Map([...digests(at("clone"))].filter(([file]) => !file.startsWith(".git/"))),
});
