import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";

const parts = ["content", "src", "static", "gatsby-config.ts", "gatsby-node.ts", "package.json", "tsconfig.json"];

/** Copies the project without what builds leave, to a temporary folder, and gives its path. */
export function copyProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "site-"));
  for (const part of parts) cpSync(part, path.join(folder, part), { recursive: true, preserveTimestamps: true });
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  return folder;
}

/**
 * Builds the copy in a folder; gives what the build printed, and throws with it where the build failed. Dates come from the
 * project's own history, as far as it has one.
 */
export const buildCopy = (folder: string, environment: Record<string, string> = {}): string =>
  execFileSync(path.resolve("node_modules/.bin/gatsby"), ["build"], {
    cwd: folder,
    encoding: "utf8",
    env: {
      ...process.env,
      CI: "true",
      NODE_ENV: "production",
      NODE_OPTIONS: "",
      GIT_DIR: path.resolve(".git"),
      ...environment,
    },
  });
