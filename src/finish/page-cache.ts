import { link, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { isRecord } from "../record";
import type { Allowed } from "./policy";

/** A page as it was finished, kept for the next build. */
export interface FinishedPage {
  /** Of the HTML that Gatsby rendered. */
  stamp: string;
  digest: string;
  /** Of the HTML in `dist/`, which somebody may have put there from elsewhere. */
  finished: string;
  /** Its files in `dist/`: the HTML, and the picture beside its links. */
  files: readonly string[];
  /** What it holds that the policy has to allow. */
  allowed: Allowed;
  /** Where search engines are to find it; none for a page that they leave out. */
  addresses: readonly string[];
}

/** By path. */
export type FinishedPages = ReadonlyMap<string, FinishedPage>;

/** When a file was written and how long it is. */
export async function stampOf(file: string): Promise<string> {
  const { mtimeMs, size } = await stat(file);
  return `${mtimeMs} ${size}`;
}

/**
 * The pages that the last build finished on the same basis, a digest of all that goes into every page beside what Gatsby
 * rendered; none where it left nothing that can be read.
 */
export async function readKept(file: string, basis: string): Promise<FinishedPages> {
  try {
    const kept: unknown = JSON.parse(await readFile(file, "utf8"));
    // Written by `keep`, below.
    if (isRecord(kept) && kept.basis === basis) return new Map(kept.pages as [string, FinishedPage][]);
  } catch {
    // A first build, or a broken cache.
  }
  return new Map();
}

/** Keeps the pages for the next build, once the site that they are part of stands. */
export async function keep(file: string, basis: string, pages: FinishedPages): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ basis, pages: [...pages] }));
}

/** Puts a page's files of the last site into the next one, without writing them again; gives whether they are all there still. */
export async function takeOver({ files, finished }: FinishedPage, last: string, next: string): Promise<boolean> {
  try {
    if ((await stampOf(path.join(last, files[0] ?? ""))) !== finished) return false;
    for (const file of files) {
      await mkdir(path.dirname(path.join(next, file)), { recursive: true });
      await link(path.join(last, file), path.join(next, file));
    }
    return true;
  } catch {
    // One is gone, or the disk knows no links. What was linked must not be written to: that would be the last site.
    for (const file of files) await rm(path.join(next, file), { force: true });
    return false;
  }
}
