import { lstatSync, readFileSync } from "node:fs";
import probe from "probe-image-size/sync";
import type { Picture } from "./picture";
import { symbolicLink } from "./read-text";

/** Bytes: several times what a good camera writes. */
const largest = 20_000_000;

/** What was seen in a file, until it is written again: in `gatsby develop` all content is read after each save. */
const seen = new Map<string, { stamp: string; picture: Picture }>();

/** Looks at a picture on the disk. Never throws. */
export function readPicture(file: string): Picture {
  try {
    const stats = lstatSync(file);
    if (stats.isSymbolicLink()) return { problem: symbolicLink };
    const { size, mtimeMs } = stats;
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

/** How to tell that a file ends where its picture ends, for each format that the site makes pictures of. */
const wholes: Record<string, (bytes: Buffer) => boolean> = {
  // A camera's thumbnail has a start and an end of its own, before those of the picture.
  jpg: (bytes) => bytes.lastIndexOf("ffd9", undefined, "hex") > bytes.lastIndexOf("ffda", undefined, "hex"),
  png: (bytes) => bytes.includes("IEND"),
  webp: (bytes) => bytes.length >= bytes.readUInt32LE(4) + 8,
  avif: (bytes) => endOfBoxes(bytes) === bytes.length,
};

/** Reads the header of a picture, and whether the file has an end. */
export function lookAt(bytes: Buffer): Picture {
  const found = probe(bytes);
  if (!found) return { problem: "is not a picture, or only the beginning of one: save it again" };
  const { type, width, height, orientation = orientationIn(bytes) ?? 1 } = found;
  const isWhole = wholes[type];
  if (!isWhole)
    return { problem: `is a picture of the kind ${type.toUpperCase()}: save it as a JPEG, PNG, WebP or AVIF` };
  if (!isWhole(bytes)) return { problem: "breaks off in the middle: copy it here again" };
  return orientation > 4 ? { width: height, height: width } : { width, height };
}

/** How the EXIF field "orientation" begins, up to its value, in both orders of bytes: CIPA DC-008, 4.6.4. */
const orientations = ["1201030001000000", "011200030000000100"].map((hex) => Buffer.from(hex, "hex"));

/** How the camera was held, by the EXIF of a PNG, or of a WebP that marks it as JPEG does: probe-image-size reads neither. */
function orientationIn(bytes: Buffer): number | undefined {
  const exif = Math.max(bytes.indexOf("eXIf"), bytes.indexOf("Exif\0\0"));
  const field = exif === -1 ? undefined : orientations.find((one) => bytes.includes(one, exif));
  return field && bytes[bytes.indexOf(field, exif) + field.length];
}

/** Where the last box of an AVIF ends, as it says itself: ISO/IEC 14496-12, 4.2. */
function endOfBoxes(bytes: Buffer): number {
  let at = 0;
  while (at + 16 <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    if (size === 0) return bytes.length;
    at += size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : Math.max(size, 8);
  }
  return at;
}
