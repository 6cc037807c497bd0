import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, readFileSync } from "node:fs";
import path from "node:path";
import { writeFiles } from "../tools/lib/files";

const fence = /^( *)```(\w+) *(\S*)\n([\s\S]*?)^\1```$/gm;

/**
 * Reads a chapter of a markdown file: code blocks with a file name are that file, and `diff` blocks are changes for `git apply`, or without
 * line numbers for a line that may be anywhere.
 */
export function stepsOf(file: string, heading: string) {
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
    files: new Map(blocks.flatMap(({ name, code }): [string, string][] => (name ? [[name, code]] : []))),
    changes: blocks.flatMap(({ language, code }) => (language === "diff" ? [code] : [])),
    commands: blocks.flatMap(({ language, code }) => (language === "sh" ? [code] : [])),
  };
}

/** Follows the steps of a chapter in a folder, unless its owner has followed them. Code that the owner has added may be beside a change. */
export function follow({ files, changes }: ReturnType<typeof stepsOf>, folder: string): void {
  writeFiles(folder, Object.fromEntries(files));
  for (const change of changes)
    if (!change.includes("@@")) addLine(change, folder);
    else if (!isApplied(change, folder))
      execFileSync("git", ["apply", "-C1"], { cwd: folder, input: change, stdio: ["pipe", "pipe", "inherit"] });
}

const isApplied = (change: string, cwd: string): boolean =>
  spawnSync("git", ["apply", "--reverse", "--check"], { cwd, input: change }).status === 0;

/** Appends the new line of a diff without line numbers. */
function addLine(change: string, folder: string): void {
  const [, file = "", line = ""] = /^\+\+\+ b\/(.*)\n\+(.*\n)/m.exec(change) ?? [];
  const place = path.join(folder, file);
  if (!readFileSync(place, "utf8").includes(line)) appendFileSync(place, line);
}
