import { readdirSync } from "node:fs";
import path from "node:path";
import { isRecord } from "../record";

/** Every file below a folder, sorted, as in "fonts/caslon.woff2". */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();

/** Passes over the error that a file is there already, for files whose names say what is in them. */
export function unlessThere(error: unknown): void {
  if (!isRecord(error) || error.code !== "EEXIST") throw error;
}
