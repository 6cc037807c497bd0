import { isUtf8 } from "node:buffer";
import { lstatSync, readFileSync } from "node:fs";
import type { Reading } from "./entry";
import { isRecord } from "../record";

/** Bytes that a content file may have: ten times as much as the longest page that anybody would read. */
export const largest = 1_000_000;

/** Why a symbolic link is refused: it could publish any file of the machine that builds the site. */
export const symbolicLink = "is a symbolic link: put the file itself here";

/** Reads a text file. Never throws: a file that is a link, is too large, is not text or cannot be opened is a problem. */
export function readText(file: string): Reading {
  try {
    const stats = lstatSync(file);
    if (stats.isSymbolicLink()) return { problem: `the file ${symbolicLink}` };
    return stats.size > largest ? tooLarge(stats.size) : asText(readFileSync(file));
  } catch (error) {
    return { problem: `the file cannot be opened (${codeOf(error)})` };
  }
}

/** The text of a file that has these bytes. */
export function asText(bytes: Buffer): Reading {
  if (bytes.length > largest) return tooLarge(bytes.length);
  return isUtf8(bytes) && !bytes.includes(0) ? bytes.toString() : notText;
}

const tooLarge = (size: number): Reading => ({
  problem: `the file has ${megabytes(size)} MB: a content file is a text of at most ${megabytes(largest)} MB`,
});

const notText = {
  problem: "the file is not text in UTF-8: save it again with that encoding, or keep other files in static/",
};

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1).replace(/\.0$/, "");

/** As in "EACCES". */
const codeOf = (error: unknown): string => (isRecord(error) ? String(error.code) : String(error));
