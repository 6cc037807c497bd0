import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Draws an SVG as PNG. */
export type Draw = (svg: string, size: Size) => Promise<Buffer>;

/** Few colours in a palette would make a smaller file, and take five times as long. */
export const draw: Draw = (svg, size) => sharp(Buffer.from(svg)).resize(size).png({ compressionLevel: 7 }).toBuffer();

const digest = (data: Buffer | string): Buffer => createHash("sha256").update(data).digest();

/** A way to draw that keeps each picture in a folder, so that the same one is drawn once for any number of builds. */
export const drawingInto =
  (folder: string): Draw =>
  async (svg, size) => {
    const file = path.join(folder, digest(JSON.stringify([svg, size, sharp.versions])).toString("hex"));
    const known = unseal(await readFile(file).catch(() => undefined));
    if (known) return known;
    const picture = await draw(svg, size);
    await mkdir(folder, { recursive: true });
    await writeFile(file, Buffer.concat([digest(picture), picture]));
    return picture;
  };

/** A kept picture without the digest before it; undefined where that tells of half a picture, or a broken one. */
function unseal(kept: Buffer | undefined): Buffer | undefined {
  const seal = kept?.subarray(0, 32);
  const picture = kept?.subarray(32);
  return seal && picture && digest(picture).equals(seal) ? picture : undefined;
}
