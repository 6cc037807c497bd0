import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, type BrotliOptions } from "node:zlib";
import { pageFile } from "./files";

/**
 * The maximum size of a page with its styles, in bytes. A server sends ten packets of about 1,460 bytes, headers included, before it
 * waits for a response (RFC 6928); a heavier page is painted one round trip later.
 */
export const pageBudget = 13 * 1024;

const atLevel = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });

/** Brotli at level 5 of 11, as content delivery networks compress dynamically. */
export const brotli = atLevel(5);

/**
 * The compressed size in bytes of the 20 largest pages and of any that may exceed the budget, the largest first. Level 2 takes a third of
 * the time to find them: its files are about 15% larger.
 */
export function pageWeights(site: string, paths: readonly string[]): [page: string, bytes: number][] {
  const size = (page: string, options: BrotliOptions): number =>
    brotliCompressSync(readFileSync(path.join(site, pageFile(page))), options).length;
  const sizes = (pages: readonly string[], options: BrotliOptions) =>
    pages.map((page) => [page, size(page, options)] as [string, number]).sort(([, one], [, other]) => other - one);
  const heavy = sizes(paths, atLevel(2)).filter(([, bytes], rank) => rank < 20 || bytes > pageBudget);
  return heavy.length > 0
    ? sizes(
        heavy.map(([page]) => page),
        brotli,
      )
    : [];
}

/** Rounds up: `12.9 KB`. */
export const inKB = (bytes: number): string => `${Math.ceil((bytes / 1024) * 10) / 10} KB`;
