import { cpSync, symlinkSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "./files";

const parts = [
  "src",
  "plugins",
  "static",
  ".parcelrc",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "package.json",
  "tsconfig.json",
];

/** Copies the project's sources to a temporary folder, and returns its path. `site` contains content/. */
export function copyProject(site = "."): string {
  const folder = temporaryFolder();
  const copy = (from: string, part: string): void =>
    cpSync(path.join(from, part), path.join(folder, part), { recursive: true, preserveTimestamps: true });
  copy(site, "content");
  parts.forEach((part) => copy(".", part));
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");
  return folder;
}

/** Options for a process in a copy. */
export const spawnOptions = (folder: string, environment: Record<string, string> = {}) => ({
  cwd: folder,
  env: {
    ...process.env,
    CI: "true",
    NODE_ENV: "production",
    NODE_OPTIONS: "",
    // The repository that /admin edits.
    GITHUB_REPOSITORY: "example/site",
    GITHUB_SERVER_URL: "https://github.com",
    ...environment,
  },
});
