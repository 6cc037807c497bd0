import { readdirSync } from "node:fs";
import path from "node:path";

/** Every file below a folder, sorted, as in "fonts/caslon.woff2". */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
