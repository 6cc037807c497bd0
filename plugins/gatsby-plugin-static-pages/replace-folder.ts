import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";

/**
 * Fills a new folder beside the last one, then puts it in its place. So a half-written folder never stands there: whoever is killed
 * in between finds the last one as `….old`.
 */
export async function replaceFolder(place: string, fill: (next: string) => Promise<void>): Promise<void> {
  const next = `${place}.next`;
  const old = `${place}.old`;
  await rm(next, { recursive: true, force: true });
  await mkdir(next);
  await fill(next);
  await rm(old, { recursive: true, force: true });
  if (existsSync(place)) await rename(place, old);
  await rename(next, place);
  await rm(old, { recursive: true, force: true });
}
