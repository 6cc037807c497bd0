import { lstatSync, readFileSync } from "node:fs";
import probe from "probe-image-size";
import type { ImageInfo } from "./image";
import { symbolicLink } from "./read-text";

/** In bytes: GitHub rejects files of 100 MB, and few cameras write 20. */
const largest = 20_000_000;

/** By file: `gatsby develop` reads all content after each save. */
const cache = new Map<string, { stamp: string; image: ImageInfo }>();

/** Reads the size of an image file. Never throws. */
export function readImage(file: string): ImageInfo {
  try {
    const stats = lstatSync(file);
    if (stats.isSymbolicLink()) return { problem: symbolicLink };
    const stamp = `${stats.size} ${stats.mtimeMs}`;
    const known = cache.get(file);
    if (known?.stamp === stamp) return known.image;
    const image = stats.size > largest ? tooLarge(stats.size) : measureImage(readFileSync(file));
    cache.set(file, { stamp, image });
    return image;
  } catch {
    return { problem: "cannot be opened" };
  }
}

const tooLarge = (bytes: number): ImageInfo => ({
  problem: `is ${(bytes / 1_000_000).toFixed(0)} MB (maximum ${largest / 1_000_000} MB): save it as a JPEG, 2,560 pixels wide`,
});

/** The formats that the site supports. */
const readable = ["jpg", "png", "webp", "avif"];

/** Reads the upright size from the header of an image. */
export function measureImage(bytes: Buffer): ImageInfo {
  const found = probe.sync(bytes);
  if (!found) return { problem: "is damaged or not an image: save it again" };
  const { type, width, height, orientation = 1 } = found;
  if (!readable.includes(type))
    return { problem: `is in ${type.toUpperCase()} format: save it as a JPEG, PNG, WebP or AVIF` };
  return orientation > 4 ? { width: height, height: width } : { width, height };
}
