import { mkdir, rename, rm } from "node:fs/promises";

/** Fills a new folder beside the last one, then puts it in its place. So a build that fails leaves the last one whole. */
export async function replaceFolder(place: string, fill: (next: string) => Promise<void>): Promise<void> {
  const next = `${place}.next`;
  await rm(next, { recursive: true, force: true });
  await mkdir(next);
  await fill(next);
  await rm(place, { recursive: true, force: true });
  await rename(next, place);
}
