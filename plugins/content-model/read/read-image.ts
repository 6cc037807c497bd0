import { lstatSync, readFileSync } from "node:fs";
import probe from "probe-image-size";
import type { ImageInfo } from "./content";
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

const readable = ["jpg", "png", "webp", "avif"];

/** The orientation in the EXIF of a PNG or WebP, as hexadecimal digits, which probe-image-size overlooks. */
const overlooked = /(?:65584966|45584946).{0,1000}?(?:12010300010000000|0112000300000001000)[5-8]/;

/** Reads the upright size from the header of an image, and looks for its end: decoding takes too long for a check. */
export function measureImage(bytes: Buffer): ImageInfo {
  const found = probe.sync(bytes);
  if (!found || (readable.includes(found.type) && !isComplete(found.type, bytes)))
    return { problem: "is damaged, incomplete or not an image: save it again, and upload it again" };
  const { type, width, height, orientation = 1 } = found;
  if (!readable.includes(type))
    return { problem: `is in ${type.toUpperCase()} format: save it as a JPEG, PNG, WebP or AVIF` };
  if (bytes.subarray(0, 100_000).includes(type === "png" ? "acTL" : "ANIM") && type !== "jpg")
    return { problem: "is animated, and pages would show only its first frame: save it as a still image" };
  // sharp opens no image with more pixels.
  if (width * height > 0x3fff ** 2)
    return { problem: `is too large for a build, ${width} × ${height} pixels: save it as a JPEG, 2,560 pixels wide` };
  const isTurned = orientation > 4 || (/^(png|webp)$/.test(type) && overlooked.test(bytes.toString("hex")));
  return isTurned ? { width: height, height: width } : { width, height };
}

/** Whether no bytes are missing at the end of an image. More may follow it: phones append videos. */
function isComplete(type: string, bytes: Buffer): boolean {
  if (type === "png") return bytes.includes("IEND");
  if (type === "webp") return bytes.readUInt32LE(4) + 8 <= bytes.length;
  const isJpeg = type === "jpg";
  let at = isJpeg ? 2 : 0;
  // A JPEG has segments, then its scan; before the scan, a thumbnail may have an end of its own. An AVIF has boxes.
  while (at + 8 <= bytes.length && !(isJpeg && bytes[at + 1] === 0xda))
    at += isJpeg ? 2 + bytes.readUInt16BE(at + 2) : bytes.readUInt32BE(at) || bytes.length - at;
  return isJpeg ? bytes.includes(Buffer.of(0xff, 0xd9), at) : at <= bytes.length;
}
