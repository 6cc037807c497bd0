import { cpSync, mkdtempSync, readFileSync, symlinkSync } from "node:fs";
import { spawn, spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";
import { digestOf, filesIn } from "../../plugins/gatsby-plugin-static-pages/files";
import { command } from "./commands";

const parts = ["src", "plugins", "static", "gatsby-config.ts", "gatsby-node.ts", "package.json", "tsconfig.json"];

/** A small site for tests that build: its words stay as they are, whatever editors do to those of the real one. */
export const sampleSite = path.join(__dirname, "sample-site");

/** Copies the project without what builds leave, to a temporary folder, and returns its path. `site` is where its content/ is. */
export function copyProject(site = "."): string {
  const folder = mkdtempSync(path.join(tmpdir(), "site-"));
  const copy = (from: string, part: string): void =>
    cpSync(path.join(from, part), path.join(folder, part), { recursive: true, preserveTimestamps: true });
  copy(site, "content");
  parts.forEach((part) => copy(".", part));
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");
  return folder;
}

const build = command("tsx", path.resolve("tools/build.ts"));

/** What a process in a copy is started with. Dates come from the project's own history, as far as it has one. */
export const surroundings = (folder: string, environment: Record<string, string> = {}) => ({
  cwd: folder,
  env: {
    ...process.env,
    CI: "true",
    NODE_ENV: "production",
    NODE_OPTIONS: "",
    GIT_DIR: path.resolve(".git"),
    ...environment,
  },
});

/** Builds the copy in a folder; returns what the build printed, and throws with it where the build failed. */
export function buildCopy(folder: string, environment: Record<string, string> = {}): string {
  const { status, stdout, stderr } = spawnSync(...build, { ...surroundings(folder, environment), encoding: "utf8" });
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout;
}

/** Builds the copy in a folder, in a group of processes of its own; returns the signal that ended the build, if one did. */
export const endOfBuild = (folder: string, environment: Record<string, string>): Promise<string | null> =>
  new Promise((resolve, reject) => {
    spawn(...build, { ...surroundings(folder, environment), detached: true, stdio: "ignore" })
      .on("error", reject)
      .on("exit", (_code, signal) => resolve(signal));
  });

/** Each file below a folder with a digest of what is in it. */
export const digests = (folder: string): Map<string, string> =>
  new Map(filesIn(folder).map((name) => [name, digestOf([readFileSync(path.join(folder, name))])]));
