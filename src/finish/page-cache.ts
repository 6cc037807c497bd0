import { access, link, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { isRecord } from "../record";
import { unlessThere } from "./files";

/** What is known of a finished page, for the build after this one. */
export interface CachedPage {
  /** Digest of the HTML that Gatsby rendered. */
  rendered: string;
  /** Stamp of the finished HTML: somebody may have put another file in its place since. */
  finished: string;
  /** Its files in `dist/`: the HTML first, then the picture beside its links and what its forms need. */
  files: readonly [string, ...string[]];
  /** The pictures that it shows, as files in `public/`. Other pages may show them as well. */
  pictures: readonly string[];
  /** Where search engines are to find it; none for a page that they leave out. */
  addresses: readonly string[];
}

/** Finished pages by their path, as in "/about". */
export type PageCache = ReadonlyMap<string, CachedPage>;

/** When a file was written and how long it is. */
export async function stampOf(file: string): Promise<string> {
  const { mtimeMs, size } = await stat(file);
  return `${mtimeMs} ${size}`;
}

/**
 * The pages that the last build finished from the same inputs: a digest of all that goes into every page beside the HTML that
 * Gatsby rendered. Empty after other inputs, before the first build, and where the file cannot be read.
 */
export async function readPageCache(file: string, inputs: string): Promise<PageCache> {
  try {
    const cache: unknown = JSON.parse(await readFile(file, "utf8"));
    // `writePageCache` wrote it.
    if (isRecord(cache) && cache.inputs === inputs) return new Map(cache.pages as [string, CachedPage][]);
  } catch {
    // Every page is finished anew.
  }
  return new Map();
}

export async function writePageCache(file: string, inputs: string, pages: PageCache): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ inputs, pages: [...pages] }));
}

/** Puts a page of the last site into the next one as hard links, which takes no time; false where that cannot be done. */
export async function reusePage({ files, finished }: CachedPage, last: string, next: string): Promise<boolean> {
  try {
    if ((await stampOf(path.join(last, files[0]))) !== finished) return false;
    await Promise.all(files.map((file) => access(path.join(last, file))));
    for (const file of files) {
      await mkdir(path.dirname(path.join(next, file)), { recursive: true });
      // Pages with the same form share its file, so another page may have linked it.
      await link(path.join(last, file), path.join(next, file)).catch(unlessThere);
    }
    return true;
  } catch {
    // A file is gone, or the disk has no links. A link that was made must go: writing to it would change the last site.
    await rm(path.join(next, files[0]), { force: true });
    return false;
  }
}
