import { readFileSync, statSync } from "node:fs";
import probe from "probe-image-size";
import type { ImageInfo } from "./image";

/** Bytes: several times what a good camera writes. */
const largest = 20_000_000;

/** What was seen in a file, until it is written again: in `gatsby develop` all content is read after each save. */
const seen = new Map<string, { stamp: string; image: ImageInfo }>();

/** Looks at an image on the disk. Never throws. */
export function readImage(file: string): ImageInfo {
  try {
    const { size, mtimeMs } = statSync(file);
    const stamp = `${size} ${mtimeMs}`;
    const known = seen.get(file);
    if (known?.stamp === stamp) return known.image;
    const image = size > largest ? tooLarge(size) : measureImage(readFileSync(file));
    seen.set(file, { stamp, image });
    return image;
  } catch {
    return { problem: "cannot be opened" };
  }
}

const tooLarge = (bytes: number): ImageInfo => ({
  problem: `has ${(bytes / 1_000_000).toFixed(0)} MB, and at most ${largest / 1_000_000} MB fit: save it again as a JPEG 2,560 pixels wide`,
});

/** The formats that the site makes images of. */
const readable = ["jpg", "png", "webp", "avif"];

/** Reads the header of an image: its size, upright. */
export function measureImage(bytes: Buffer): ImageInfo {
  const found = probe.sync(bytes);
  if (!found) return { problem: "is not an image, or only the beginning of one: save it again" };
  const { type, width, height, orientation = 1 } = found;
  if (!readable.includes(type))
    return { problem: `is an image of the kind ${type.toUpperCase()}: save it as a JPEG, PNG, WebP or AVIF` };
  return orientation > 4 ? { width: height, height: width } : { width, height };
}
