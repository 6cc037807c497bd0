import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A new folder for what nobody keeps. */
export const temporaryFolder = (): string => mkdtempSync(path.join(tmpdir(), "site-"));

/** Writes files below a folder, each by its name there, as in "content/site.md", with the folders that they stand in. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [name, data] of Object.entries(files)) {
    const place = path.join(folder, name);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, data);
  }
}

/** Replaces a text wherever it stands in a file; fails where it does not, so that an edit that does nothing is noticed. */
export function replaceIn(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, "utf8");
  const next = text.replaceAll(from, to);
  if (next === text) throw new Error(`${file} has no ${String(from)} to replace`);
  writeFileSync(file, next);
}
