import { isUtf8 } from "node:buffer";
import { readFileSync, statSync } from "node:fs";
import type { Reading } from "./entry";
import { isRecord } from "../../record";

/** Bytes. The longest page that anybody would read is a tenth of this. */
const largest = 1_000_000;

/** Reads a text file, unless it is too large or no text. Never throws. */
export function readText(file: string): Reading {
  try {
    const { size } = statSync(file);
    if (size > largest)
      return {
        problem: `the file has ${megabytes(size)} MB: a content file is a text of at most ${megabytes(largest)} MB`,
      };
    const bytes = readFileSync(file);
    return isUtf8(bytes) && !bytes.includes(0) ? bytes.toString() : notText;
  } catch (error) {
    return { problem: `the file cannot be opened (${codeOf(error)})` };
  }
}

const notText = {
  problem: "the file is no text in UTF-8: save it again with that encoding, or keep other files in static/",
};

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1).replace(/\.0$/, "");

/** As in "EACCES". */
const codeOf = (error: unknown): string => (isRecord(error) ? String(error.code) : String(error));
