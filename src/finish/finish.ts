import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { gatsbyFile, pageFile } from "./addresses";
import { readIsland } from "./island";
import { finishPage } from "./page";

export interface Finish {
  /** The project's folder. */
  root: string;
  /** The path of every page that exists, as in "/about". */
  paths: readonly string[];
}

/**
 * Makes `dist/`, what hosts serve, of Gatsby's `public/`, which stays as it is. Written beside and swapped in whole at the
 * end, so that a build that fails leaves the last good one.
 */
export async function finish({ root, paths }: Finish): Promise<void> {
  const from = path.join(root, "public");
  const next = path.join(root, "dist.next");
  await rm(next, { recursive: true, force: true });
  await cp(path.join(root, "static"), next, { recursive: true });
  const island = await readIsland(from);
  for (const file of island?.files ?? []) await cp(path.join(from, file), path.join(next, file));
  for (const page of paths) {
    const source = await readFile(path.join(from, gatsbyFile(page)), "utf8");
    const target = path.join(next, pageFile(page));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, finishPage(source, island?.entry));
  }
  await swap(next, path.join(root, "dist"));
}

/** Puts a finished folder in the place of the last one. */
async function swap(next: string, place: string): Promise<void> {
  const last = `${place}.last`;
  await rm(last, { recursive: true, force: true });
  await rename(place, last).catch((error: unknown) => {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  });
  await rename(next, place);
  await rm(last, { recursive: true, force: true });
}
