import sharp, { type Sharp } from "sharp";
import { write } from "./site";

/** Colours as every browser shows them: the sky, and the ground under it. */
export const sky = { r: 200, g: 60, b: 60 };
export const ground = { r: 60, g: 140, b: 60 };

const drawn = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: ground } }).composite([
    { input: { create: { width, height: height / 2, channels: 3, background: sky } }, gravity: "north" },
  ]);

/** As phones write it: lying on its side, with a flag that says so, in Display P3, with the place where it was taken. */
const fromPhone = async (width: number, height: number): Promise<Sharp> =>
  sharp(await drawn(width, height).png().toBuffer())
    .rotate(270)
    .withMetadata({ orientation: 6, icc: "p3", exif: { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } } });

/** Puts three pictures beside the photos' files. */
export async function writePictures(): Promise<void> {
  write("content/photos/from-phone.jpg", await (await fromPhone(960, 1440)).jpeg({ quality: 95 }).toBuffer());
  write("content/photos/exported.png", await (await fromPhone(1500, 1000)).png().toBuffer());
  write("content/photos/sent.webp", await drawn(1500, 1000).webp({ quality: 95 }).toBuffer());
}

/** The colours of a picture near its top and near its bottom. */
export async function colorsIn(file: string): Promise<(typeof sky)[]> {
  const rows = await sharp(file).resize(1, 8, { fit: "fill" }).removeAlpha().raw().toBuffer();
  return [1, 6].map((row) => ({ r: rows[row * 3] ?? 0, g: rows[row * 3 + 1] ?? 0, b: rows[row * 3 + 2] ?? 0 }));
}
