import { randomUUID } from "node:crypto";
import { existsSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Writes a file beside its place, under a name that is new and that readers of content pass over, and moves it there: nobody finds
 * half of it, and no link leads the writing elsewhere.
 */
export function writeWhole(place: string, data: string | Buffer): void {
  const beside = path.join(path.dirname(place), `.${path.basename(place)}.${randomUUID()}.part`);
  try {
    writeFileSync(beside, data, { flag: "wx", flush: true, ...(existsSync(place) && { mode: statSync(place).mode }) });
    renameSync(beside, place);
  } finally {
    rmSync(beside, { force: true });
  }
}
