import { execFileSync } from "node:child_process";
import { appendFileSync, readFileSync } from "node:fs";
import path from "node:path";
import { writeFiles } from "../tools/lib/files";

/** What a chapter of a guide says to write, or to change. */
export interface Steps {
  /** Whole files, by path. */
  files: ReadonlyMap<string, string>;
  /** Changes of files that are there, as `git apply` takes them, or without places where a line may be anywhere. */
  changes: readonly string[];
}

const fence = /^( *)```(\w+) *(\S*)\n([\s\S]*?)^\1```$/gm;

/** The code of one chapter of a markdown file: blocks that name a file are that file, and those in `diff` change files. */
export function stepsOf(file: string, heading: string): Steps {
  const chapter =
    readFileSync(file, "utf8")
      .split(/^## /m)
      .find((one) => one.startsWith(`${heading}\n`)) ?? "";
  const blocks = [...chapter.matchAll(fence)].map(([, indent = "", language, name = "", code = ""]) => ({
    language,
    name,
    code: code.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  }));
  return {
    files: new Map(blocks.flatMap(({ name, code }) => (name ? [[name, code]] : []))),
    changes: blocks.flatMap(({ language, code }) => (language === "diff" ? [code] : [])),
  };
}

/** Does in a folder what a chapter says. */
export function follow({ files, changes }: Steps, folder: string): void {
  writeFiles(folder, Object.fromEntries(files));
  // A guide's line numbers grow old; its lines are found by what they say.
  for (const change of changes)
    if (!change.includes("@@")) addLine(change, folder);
    else execFileSync("git", ["apply"], { cwd: folder, input: change, stdio: ["pipe", "pipe", "inherit"] });
}

/** Adds the one new line of a change that names no place. */
function addLine(change: string, folder: string): void {
  const [, file = "", line = ""] = /^\+\+\+ b\/(.*)\n\+(.*\n)/m.exec(change) ?? [];
  appendFileSync(path.join(folder, file), line);
}
