import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { PlainError } from "../../gatsby-source-content/plain-error";
import { contentFrom, filesOnDisk, readContent, type Content } from "../../gatsby-source-content/read/content";
import { lookAt, readPicture } from "../../gatsby-source-content/read/picture";
import { asText, readText } from "../../gatsby-source-content/read/read-text";
import type { Types } from "../../gatsby-source-content/schema/sdl";
import { writeWhole } from "../../gatsby-source-content/write/write-whole";
import { digestNow } from "./content-files";
import { addedProblems, Refused } from "./problems";

/** A file with other bytes, or none: it is deleted then. The digest is that of the bytes that it has before. */
export interface Write {
  file: string;
  digest: string;
  bytes: Buffer | undefined;
}

/** The content as it is after some writes. */
export function contentAfter(root: string, writes: readonly Write[]): Content {
  const written = new Map(writes.map(({ file, bytes }) => [file, bytes]));
  const left = filesOnDisk(root).filter((file) => !written.has(file));
  const added = writes.flatMap(({ file, bytes }) => (bytes ? [file] : []));
  const after =
    <Seen>(see: (bytes: Buffer) => Seen, read: (file: string) => Seen) =>
    (file: string): Seen => {
      const bytes = written.get(file);
      return bytes ? see(bytes) : read(path.join(root, file));
    };
  return contentFrom([...left, ...added].sort(), after(asText, readText), after(lookAt, readPicture));
}

/**
 * Writes files together, and gives the content then. Throws where it would have mistakes that it does not have now, or where one of
 * the files is no longer that of its digest. What is deleted goes last.
 */
export function writeFiles(
  root: string,
  types: Types,
  writes: readonly Write[],
  before: Content = readContent(root),
): Content {
  const content = contentAfter(root, writes);
  const problems = addedProblems(types, before, content);
  if (problems.length > 0) throw new Refused(problems);
  if (writes.some(({ file, digest }) => digestNow(root, file) !== digest))
    throw new PlainError("Somebody has changed this meanwhile. Please look again.");
  for (const { file, bytes } of writes) {
    if (!bytes) continue;
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeWhole(path.join(root, file), bytes);
  }
  for (const { file, bytes } of writes) if (!bytes) rmSync(path.join(root, file), { force: true });
  return content;
}
