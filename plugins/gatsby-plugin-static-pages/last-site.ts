import { copyFile, readFile } from "node:fs/promises";
import path from "node:path";
import { digestOf, pageFile, placeFor } from "./files";

/** A page in the finished site. */
export interface Finished {
  /** Of what it was made of, and of what it became. */
  digest: string;
  /** Its own and those that were made for it, as in "static/share/about-0a1b2c3d4e.png". */
  files: readonly string[];
  /** The address at which search engines are to find it. */
  address: string | undefined;
}

/** By the addresses of pages. */
export type FinishedPages = Partial<Record<string, Finished>>;

/** The site that stands until the new one is whole. */
export interface LastSite {
  folder: string;
  pages: FinishedPages;
}

/**
 * Copies a page that would become what it was, because to parse 1,000 pages takes five seconds. Undefined if anything that it is made
 * of has changed, if the page has since, or if a file of it is gone.
 */
export async function takeLast(
  page: string,
  madeOf: readonly (string | Buffer)[],
  { folder, pages }: LastSite,
  to: string,
) {
  const last = pages[page];
  try {
    const text = await readFile(path.join(folder, pageFile(page)));
    if (last?.digest !== digestOf([...madeOf, text])) return undefined;
    for (const file of last.files) await copyFile(path.join(folder, file), await placeFor(to, file));
    return last;
  } catch {
    return undefined;
  }
}
