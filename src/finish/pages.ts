import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { serialize } from "parse5";
import { PlainError } from "../plain-error";
import { pageFile } from "./addresses";
import { digestOf } from "./content-hash";
import { canonicals } from "./crawlers";
import { forbiddenIn } from "./forbidden";
import { writeIslandData } from "./island-data";
import type { Readdress } from "./named-files";
import { finishPage, parsePage } from "./page";
import { reusePage, stampOf, type CachedPage, type PageCache } from "./page-cache";
import { readdressPictures } from "./pictures";
import type { Policy } from "./policy";
import type { Share } from "./share";
import type { Assets } from "./webpack-stats";

/** A page that Gatsby rendered. */
export interface RenderedPage {
  /** As in "/about". */
  path: string;
  /** Where its HTML lies, as in "/home/me/site/public/about/index.html". */
  file: string;
}

/** What goes into every page. */
export interface Parts {
  assets: Assets;
  readdress: Readdress;
  share: Share;
  policy: Policy;
}

/** Pages in the making at a time: while one is parsed, pictures of others are drawn on other threads. */
const atOnce = 6;

/** Writes every page into the next site. One whose HTML is the same as in the last build comes from the last site. */
export async function writePages(
  pages: readonly RenderedPage[],
  { next, last }: { next: string; last: string },
  parts: Parts,
  cache: PageCache,
): Promise<PageCache> {
  const finished = new Map<string, CachedPage>();
  const queue = pages.values();
  const work = async (): Promise<void> => {
    for (const { path, file } of queue) {
      const html = await readFile(file, "utf8");
      const rendered = digestOf([html.replace(compilation, "")]);
      const cached = cache.get(path);
      const reused = cached?.rendered === rendered && (await reusePage(cached, last, next));
      finished.set(path, reused ? cached : { ...(await writePage(path, html, next, parts)), rendered });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return finished;
}

/** Gatsby's mark of its scripts. It changes when any page does, and the finished page does not have it. */
const compilation = /___webpackCompilationHash="\w*"/;

async function writePage(
  page: string,
  html: string,
  site: string,
  { assets, readdress, share, policy }: Parts,
): Promise<Omit<CachedPage, "rendered">> {
  const document = parsePage(html);
  finishPage(document, assets, readdress);
  const pictures = readdressPictures(document);
  const files = [...(await share(page, document)), ...(await writeIslandData(document, site))];
  const forbidden = forbiddenIn(document, policy);
  if (forbidden.length > 0)
    throw new PlainError(
      `The page ${page} holds what the site's security policy forbids:\n  ${forbidden.join("\n  ")}`,
    );
  const name = pageFile(page);
  const file = path.join(site, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, serialize(document));
  return {
    finished: await stampOf(file),
    files: [name, ...files],
    pictures,
    addresses: canonicals(document),
  };
}
