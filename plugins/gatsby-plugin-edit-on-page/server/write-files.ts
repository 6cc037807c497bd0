import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { contentFrom, filesOnDisk, type Content } from "../../gatsby-source-content/read/content";
import { lookAt, readPicture } from "../../gatsby-source-content/read/picture";
import { asText, readText } from "../../gatsby-source-content/read/read-text";
import { writeWhole } from "../../gatsby-source-content/write/write-whole";
import { digestNow } from "./content-files";

/** A file with other bytes, or none: it is deleted then. The digest is that of the bytes that it has before. */
export interface Write {
  file: string;
  digest: string;
  bytes: Buffer | undefined;
}

/** The content as it is after some writes. */
export function contentAfter(root: string, writes: readonly Write[]): Content {
  const written = new Map(writes.map(({ file, bytes }) => [file, bytes]));
  const files = new Set([...filesOnDisk(root), ...written.keys()]);
  return contentFrom(
    [...files].filter((file) => !written.has(file) || written.get(file)).sort(),
    (file) => {
      const bytes = written.get(file);
      return bytes ? asText(bytes) : readText(path.join(root, file));
    },
    (file) => {
      const bytes = written.get(file);
      return bytes ? lookAt(bytes) : readPicture(path.join(root, file));
    },
  );
}

/** Whether every file is still the one of its digest. If so, all of them are written; what is deleted goes last. */
export function writeFiles(root: string, writes: readonly Write[]): boolean {
  if (writes.some(({ file, digest }) => digestNow(root, file) !== digest)) return false;
  for (const { file, bytes } of writes) {
    if (!bytes) continue;
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeWhole(path.join(root, file), bytes);
  }
  for (const { file, bytes } of writes) if (!bytes) rmSync(path.join(root, file), { force: true });
  return true;
}
