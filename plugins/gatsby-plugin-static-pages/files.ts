import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";

/** Every file below a folder, sorted, as in "fonts/caslon.woff2". */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();

/** One digest of several texts and files. */
export function digestOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  parts.forEach((part) => hash.update(part));
  return hash.digest("hex");
}
