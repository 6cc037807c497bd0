import { mkdir, rename, rm } from "node:fs/promises";

/** Fills a temporary folder, then renames it: a build that fails leaves the previous folder unchanged. */
export async function replaceFolder(place: string, fill: (next: string) => Promise<void>): Promise<void> {
  const next = `${place}.next`;
  await rm(next, { recursive: true, force: true });
  await mkdir(next);
  await fill(next);
  await rm(place, { recursive: true, force: true });
  await rename(next, place);
}
