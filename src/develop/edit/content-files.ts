import { existsSync, readFileSync, realpathSync } from "node:fs";
import { createHash } from "node:crypto";
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
