import { readFileSync, statSync } from "node:fs";
import probe from "probe-image-size";
import type { Picture } from "./picture";

/** Bytes: several times what a good camera writes. */
const largest = 20_000_000;

/** What was seen in a file, until it is written again: in `gatsby develop` all content is read after each save. */
const seen = new Map<string, { stamp: string; picture: Picture }>();

/** Looks at a picture on the disk. Never throws. */
export function readPicture(file: string): Picture {
  try {
    const { size, mtimeMs } = statSync(file);
    const stamp = `${size} ${mtimeMs}`;
    const known = seen.get(file);
    if (known?.stamp === stamp) return known.picture;
    const picture = size > largest ? tooLarge(size) : lookAt(readFileSync(file));
    seen.set(file, { stamp, picture });
    return picture;
  } catch {
    return { problem: "cannot be opened" };
  }
}

const tooLarge = (bytes: number): Picture => ({
  problem: `has ${(bytes / 1_000_000).toFixed(0)} MB, and at most ${largest / 1_000_000} MB fit: save it again as a JPEG 2,560 pixels wide`,
});

/** The formats that the site makes pictures of. */
const readable = ["jpg", "png", "webp", "avif"];

/** Reads the header of a picture: its size, upright. */
export function lookAt(bytes: Buffer): Picture {
  const found = probe.sync(bytes);
  if (!found) return { problem: "is not a picture, or only the beginning of one: save it again" };
  const { type, width, height, orientation = 1 } = found;
  if (!readable.includes(type))
    return { problem: `is a picture of the kind ${type.toUpperCase()}: save it as a JPEG, PNG, WebP or AVIF` };
  return orientation > 4 ? { width: height, height: width } : { width, height };
}
