import { isUtf8 } from "node:buffer";
import { readFileSync, statSync } from "node:fs";
import type { Reading } from "./entry";
import { isRecord } from "../record";

/** Bytes that a content file may have: ten times as much as the longest page that anybody would read. */
const largest = 1_000_000;

/** Reads a text file. Never throws: a file that is too large, is not text or cannot be opened is a problem. */
export function readText(file: string): Reading {
  try {
    const { size } = statSync(file);
    return size > largest ? tooLarge(size) : asText(readFileSync(file));
  } catch (error) {
    return { problem: `the file cannot be opened (${codeOf(error)})` };
  }
}

const asText = (bytes: Buffer): Reading => (isUtf8(bytes) && !bytes.includes(0) ? bytes.toString() : notText);

const tooLarge = (size: number): Reading => ({
  problem: `the file has ${megabytes(size)} MB: a content file is a text of at most ${megabytes(largest)} MB`,
});

const notText = {
  problem: "the file is not text in UTF-8: save it again with that encoding, or keep other files in static/",
};

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1).replace(/\.0$/, "");

/** As in "EACCES". */
const codeOf = (error: unknown): string => (isRecord(error) ? String(error.code) : String(error));
