import { mkdir } from "node:fs/promises";
import path from "node:path";
import { batchQueueImageResizing, type ImageFile } from "gatsby-plugin-sharp";
import sharp from "sharp";
import type { ImageSource } from "./image-data";

/** In pixels. Few, because encoding is slow: each is 1.4 times the last. */
const widths = [400, 560, 780, 1100, 1440, 1920];

const quality = { auto: 0, avif: 50, jpg: 70 };

/** In `gatsby develop`, an image may be deleted before it is resized. Gatsby then renders the page again. */
const reporter = {
  panic: (_message: string, cause: Error): void => {
    if (process.env.gatsby_executing_command !== "develop") throw cause;
    console.warn(cause.message);
  },
};

/**
 * AVIF in every width, and one JPEG, of `opaque`, for link previews and image searches. gatsby-plugin-sharp resizes them, upright and in
 * sRGB, and caches them.
 */
export const localSource = (
  file: ImageFile,
  opaque: ImageFile,
  size: ImageSource["size"],
  focus: Queries.Focus,
  pathPrefix: string,
): ImageSource => ({
  size,
  widths,
  format: "avif",
  url: ({ width, height, format }) => {
    const cropFocus = focus === "whole" ? "centre" : focus;
    const cut = { width, height, toFormat: format, quality: quality[format], cropFocus, pathPrefix };
    const queue = { file: format === "jpg" ? opaque : file, transforms: [cut], reporter };
    return batchQueueImageResizing(queue)[0]?.src ?? "";
  },
});

/** Whether an image has transparent pixels. Many programs save an alpha channel without any. */
export const isTransparent = async (file: string): Promise<boolean> =>
  (await sharp(file).metadata()).hasAlpha && !(await sharp(file).stats()).isOpaque;

const copies = new Map<string, Promise<unknown>>();

/** A copy of a transparent image on white: in a JPEG of the image itself, a floor plan would be black on black. */
export async function onWhite(file: ImageFile): Promise<ImageFile> {
  const folder = path.resolve(".cache/on-white");
  const copy = path.join(folder, `${file.internal.contentDigest}.jpg`);
  const write = async () => {
    await mkdir(folder, { recursive: true });
    await sharp(file.absolutePath).rotate().flatten({ background: "white" }).jpeg({ quality: 95 }).toFile(copy);
  };
  // Once: several queries at a time may ask for it.
  const written = copies.get(copy) ?? write();
  copies.set(copy, written);
  await written;
  return { ...file, absolutePath: copy };
}
