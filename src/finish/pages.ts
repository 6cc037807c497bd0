import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { serialize } from "parse5";
import { gatsbyFile, pageFile } from "./addresses";
import type { Built } from "./built";
import { canonicals } from "./crawlers";
import type { Readdress } from "./fonts";
import { digestOf } from "./hashed";
import { stampOf, takeOver, type FinishedPage, type FinishedPages } from "./kept";
import { finishPage, parsePage } from "./page";
import { allowedBy } from "./policy";
import type { Share } from "./share";

/** Where pages come from, and where they go. */
export interface Folders {
  /** Gatsby's `public/`. */
  from: string;
  next: string;
  last: string;
}

/** What goes into every page. */
export interface Parts {
  built: Built;
  readdress: Readdress;
  share: Share;
}

/** Pages in the making at a time: while one is parsed, pictures of others are drawn on other threads. */
const atOnce = 6;

/** Writes every page. Those that Gatsby did not render anew are taken over from the last site, with all that belongs to them. */
export async function writePages(
  paths: readonly string[],
  folders: Folders,
  parts: Parts,
  kept: FinishedPages,
): Promise<FinishedPages> {
  const finished = new Map<string, FinishedPage>();
  const queue = paths.values();
  const work = async (): Promise<void> => {
    for (const page of queue) {
      const source = path.join(folders.from, gatsbyFile(page));
      const { stamp, digest, before } = await renderedPage(source, kept.get(page));
      const isKept = before && (await takeOver(before, folders.last, folders.next));
      finished.set(page, { ...(isKept ? before : await writePage(page, folders, parts)), stamp, digest });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return finished;
}

/** Gatsby's mark of its scripts, which changes where nothing else does and does not stay in the page. */
const compilation = /___webpackCompilationHash="\w*"/;

/**
 * A page's HTML as Gatsby left it, told by when it was written and how long it is, or where that differs by what is in it: at
 * times Gatsby renders all pages again to the same end. `before` is the page as it was finished from the same HTML.
 */
async function renderedPage(file: string, last: FinishedPage | undefined) {
  const stamp = await stampOf(file);
  if (last?.stamp === stamp) return { stamp, digest: last.digest, before: last };
  const digest = digestOf([(await readFile(file, "utf8")).replace(compilation, "")]);
  return { stamp, digest, before: last?.digest === digest ? last : undefined };
}

async function writePage(
  page: string,
  { from, next }: Folders,
  { built, readdress, share }: Parts,
): Promise<Omit<FinishedPage, "stamp" | "digest">> {
  const document = parsePage(await readFile(path.join(from, gatsbyFile(page)), "utf8"));
  finishPage(document, built, readdress);
  const pictures = await share(page, document);
  const file = pageFile(page);
  await mkdir(path.dirname(path.join(next, file)), { recursive: true });
  await writeFile(path.join(next, file), serialize(document));
  return {
    finished: await stampOf(path.join(next, file)),
    files: [file, ...pictures],
    allowed: allowedBy(document),
    addresses: canonicals(document),
  };
}

/** Writes the scripts that pages load. */
export async function writeScripts({ island }: Built, { from, next }: Folders): Promise<void> {
  for (const file of island?.files ?? []) await cp(path.join(from, file), path.join(next, file));
}
