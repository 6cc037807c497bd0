import { isUtf8 } from "node:buffer";
import { lstatSync, readFileSync } from "node:fs";
import type { Reading } from "./content";
import { isRecord } from "../record";

/** Through a symbolic link, a site could publish any file of the machine that builds it. */
export const symbolicLink = "is a symbolic link: put the file itself here";

/** Reads a text file. Never throws: returns a problem if the file is not text or cannot be opened. */
export function readText(file: string): Reading {
  try {
    if (lstatSync(file).isSymbolicLink()) return { problem: `the file ${symbolicLink}` };
    const bytes = readFileSync(file);
    return isUtf8(bytes) && !bytes.includes(0) ? bytes.toString() : notText;
  } catch (error) {
    return { problem: `the file cannot be opened (${isRecord(error) ? String(error.code) : String(error)})` };
  }
}

const notText = {
  problem:
    "the file is not text in UTF-8: save it again with that encoding, or move it to static/ if it is not content",
};
