import { cp, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { serialize } from "parse5";
import { gatsbyFile, pageFile } from "./addresses";
import type { Built } from "./built";
import { compress } from "./compress";
import { canonicals } from "./crawlers";
import type { Readdress } from "./fonts";
import { takeOver, type FinishedPage, type FinishedPages } from "./kept";
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

/** Pages in the making at a time: while one is parsed, others are compressed and drawn on other threads. */
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
      const stamp = await stampOf(path.join(folders.from, gatsbyFile(page)));
      const before = kept.get(page);
      const same = before?.stamp === stamp && (await takeOver(before.files, folders.last, folders.next));
      finished.set(page, same ? before : { stamp, ...(await writePage(page, folders, parts)) });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return finished;
}

/** Gatsby writes a page's file only where its HTML changed. */
async function stampOf(file: string): Promise<string> {
  const { mtimeMs, size } = await stat(file);
  return `${mtimeMs} ${size}`;
}

async function writePage(
  page: string,
  { from, next, last }: Folders,
  { built, readdress, share }: Parts,
): Promise<Omit<FinishedPage, "stamp">> {
  const document = parsePage(await readFile(path.join(from, gatsbyFile(page)), "utf8"));
  finishPage(document, built, readdress);
  const pictures = await share(page, document);
  const file = pageFile(page);
  await mkdir(path.dirname(path.join(next, file)), { recursive: true });
  await writeFile(path.join(next, file), serialize(document));
  return {
    files: [file, ...(await compress(file, next, last)), ...pictures],
    allowed: allowedBy(document),
    addresses: canonicals(document),
  };
}

/** Writes the scripts that pages load. */
export async function writeScripts({ island }: Built, { from, next }: Folders): Promise<void> {
  for (const file of island?.files ?? []) await cp(path.join(from, file), path.join(next, file));
}
