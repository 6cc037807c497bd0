import {
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  mkdirSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createHash, randomUUID } from "node:crypto";
import path from "node:path";
import { isName, placed } from "../../content/kinds";

/** Whether a file may be edited: content stands in such a place, under such a name, and no link leads elsewhere. */
export function isEditable(root: string, file: string): boolean {
  const place = placed(file);
  if (!place || ![place.name, place.page ?? place.name].every(isName)) return false;
  const content = path.join(root, "content");
  return realPath(path.join(root, file)) === path.join(realPath(content), path.relative("content", file));
}

/** Where a path leads through all links; one that does not exist yet stands in the folder that its folder leads to. */
const realPath = (at: string): string =>
  existsSync(at) ? realpathSync(at) : path.join(realPath(path.dirname(at)), path.basename(at));

/** A file's bytes, with the digest that says whether it has changed meanwhile; none of a file that is not there. */
export function bytesOf(root: string, file: string): { bytes: Buffer; digest: string } {
  const bytes = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file)) : Buffer.alloc(0);
  return { bytes, digest: createHash("sha256").update(bytes).digest("hex") };
}

/** Writes a file whole or not at all: beside it, under a name that all readers of content pass over, and then in its place. */
export function replaceFile(root: string, file: string, bytes: Buffer): void {
  const target = path.join(root, file);
  const beside = path.join(path.dirname(target), `.${randomUUID()}`);
  mkdirSync(path.dirname(target), { recursive: true });
  try {
    writeFileSync(beside, bytes, { flush: true, mode: existsSync(target) ? statSync(target).mode : 0o644 });
    renameSync(beside, target);
  } finally {
    rmSync(beside, { force: true });
  }
}
