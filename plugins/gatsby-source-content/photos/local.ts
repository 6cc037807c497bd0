import { batchQueueImageResizing, type PictureFile } from "gatsby-plugin-sharp";
import type { ImageSource } from "./image-data";

/** A photo that lies beside its markdown. */
export interface OwnPhoto {
  focus: Queries.Focus;
  /** Pixels, as the image is looked at. */
  width: number;
  height: number;
}

/** Pixels. From one to the next it is 1.4 times as many: encoding takes long, so there are few. */
const widths = [400, 560, 780, 1100, 1440, 1920];

const quality = { auto: 0, avif: 50, jpg: 70 };

/** In `gatsby develop`, an image may be taken away before it is cut. A page without it is on its way then. */
const reporter = {
  panic: (_message: string, cause: Error): void => {
    if (process.env.gatsby_executing_command !== "develop") throw cause;
    console.warn(cause.message);
  },
};

/**
 * AVIF in every width, and one JPEG for browsers without AVIF. gatsby-plugin-sharp cuts them, upright, in sRGB and without
 * metadata. One that was made before is not made again.
 */
export const ownSource = (photo: OwnPhoto, file: PictureFile): ImageSource => ({
  size: photo,
  widths,
  format: "avif",
  address: ({ width, height, format }) => {
    const cut = { width, height, toFormat: format, quality: quality[format], cropFocus: photo.focus };
    return batchQueueImageResizing({ file, transforms: [cut], reporter })[0]?.src ?? "";
  },
});
