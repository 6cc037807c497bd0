import path from "node:path";
import type { Configuration } from "webpack";

/**
 * Gatsby's webpack configuration with one entry more: the script that wakes the islands. Its webpack runtime is inside it, so
 * that a page loads one file. (Gatsby's own way to add to its configuration leaves entries out.)
 */
export function withIslands(config: Configuration): Configuration {
  const islands = { import: path.resolve("src/islands/index.ts"), runtime: false as const };
  return { ...config, entry: { ...entriesOf(config), islands } };
}

function entriesOf({ entry }: Configuration) {
  if (typeof entry !== "object" || Array.isArray(entry))
    throw new Error("Gatsby's webpack configuration has no named entries");
  return entry;
}
