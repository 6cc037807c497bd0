import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Draws an SVG as PNG. */
export type Draw = (svg: string, size: Size) => Promise<Buffer>;

/** A way to draw that keeps each picture in a folder, so that the same one is drawn once for any number of builds. */
export const drawingInto =
  (folder: string): Draw =>
  async (svg, size) => {
    const key = createHash("sha256")
      .update(JSON.stringify([svg, size, sharp.versions]))
      .digest("hex");
    const file = path.join(folder, `${key}.png`);
    const known = await readFile(file).catch(() => undefined);
    if (known) return known;
    const picture = await sharp(Buffer.from(svg)).resize(size).png({ palette: true, effort: 10 }).toBuffer();
    await mkdir(folder, { recursive: true });
    // Renamed when it is whole: a build that is killed leaves no half of a picture.
    await writeFile(`${file}.${process.pid}`, picture);
    await rename(`${file}.${process.pid}`, file);
    return picture;
  };
