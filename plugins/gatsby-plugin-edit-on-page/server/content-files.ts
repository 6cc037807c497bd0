import { existsSync, readFileSync, realpathSync } from "node:fs";
import { createHash } from "node:crypto";
import path from "node:path";
import { isName, placed } from "../../gatsby-source-content/kinds";
import { isPictureName } from "../../gatsby-source-content/read/picture";

/** Whether a file may be written: content stands in such a place, under such a name, and no link leads elsewhere. */
export function isEditable(root: string, file: string): boolean {
  const place = placed(file);
  const isSound = place ? [place.name, place.page ?? place.name].every(isName) : isPictureOfPhoto(file);
  if (!isSound) return false;
  const content = path.join(root, "content");
  return realPath(path.join(root, file)) === path.join(realPath(content), path.relative("content", file));
}

const isPictureOfPhoto = (file: string): boolean =>
  isPictureName(file) && placed(file.replace(/\.\w+$/, ".md"))?.kind === "photo";

/** Where a path leads through all links; one that does not exist yet stands in the folder that its folder leads to. */
const realPath = (at: string): string =>
  existsSync(at) ? realpathSync(at) : path.join(realPath(path.dirname(at)), path.basename(at));

/** What says whether a file has changed meanwhile. */
export const digestOf = (data: string | Buffer): string => createHash("sha256").update(data).digest("hex");

/** The digest of a file as it is now; that of no bytes where it is not there. */
export const digestNow = (root: string, file: string): string =>
  digestOf(existsSync(path.join(root, file)) ? readFileSync(path.join(root, file)) : "");
