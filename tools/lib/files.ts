import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { placeFor } from "../../plugins/gatsby-plugin-static-pages/files";

/** Creates a temporary folder. */
export const temporaryFolder = (): string => mkdtempSync(path.join(tmpdir(), "site-"));

/** Writes files in a folder, by names such as "content/site.md", and creates their folders. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [name, data] of Object.entries(files)) writeFileSync(placeFor(folder, name), data);
}

/** Replaces all occurrences of a text in a file; throws without one. */
export function replaceIn(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, "utf8");
  const next = text.replaceAll(from, to);
  if (next === text) throw new Error(`${file} has no ${String(from)} to replace`);
  writeFileSync(file, next);
}
