import sharp, { type Sharp } from "sharp";

/** The sRGB colours of the image's halves. */
const sky = { r: 200, g: 60, b: 60 };
const ground = { r: 60, g: 140, b: 60 };

export const drawn = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: ground } }).composite([
    { input: { create: { width, height: height / 2, channels: 3, background: sky } }, gravity: "north" },
  ]);

/** An image as phones write it: rotated by EXIF, in Display P3, with the location. */
export const fromPhone = async (width: number, height: number): Promise<Sharp> =>
  sharp(await drawn(width, height).png().toBuffer())
    .rotate(270)
    .withMetadata({ orientation: 6 })
    .withIccProfile("p3")
    .withExifMerge({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } });

/** Expects an image made from one of these to be upright, in sRGB and without metadata. */
export async function expectPlain(file: string): Promise<void> {
  const { exif, xmp, iptc, icc, orientation } = await sharp(file).metadata();
  expect({ file, exif, xmp, iptc, icc, orientation }).toEqual({ file });
  const rows = await sharp(file).resize(1, 8, { fit: "fill" }).removeAlpha().raw().toBuffer();
  for (const [row, { r, g, b }] of [[1, sky] as const, [6, ground] as const]) {
    const found = [...rows.subarray(row * 3, row * 3 + 3)];
    const near = [r, g, b].every((part, at) => Math.abs(part - (found[at] ?? 0)) < 6);
    expect({ file, row, found, near }).toEqual({ file, row, found, near: true });
  }
}
