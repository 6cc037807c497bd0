import { brotliCompressSync, constants } from "node:zlib";

/** The maximum of a page with its styles, in bytes. A server sends about ten packets (RFC 6928) before it waits, so more is painted later. */
export const pageBudget = 13 * 1024;

/** The size above which a build warns an owner, whose details and texts may well take more than the budget. */
export const heavyPage = 20 * 1024;

/** Brotli at level 5 of 11, as content delivery networks compress dynamically. */
export const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The compressed size of a page in bytes. */
export const weightOf = (html: string): number => brotliCompressSync(html, brotli).length;

/** Rounds up: `12.9 KB`. */
export const inKB = (bytes: number): string => `${Math.ceil((bytes / 1024) * 10) / 10} KB`;
