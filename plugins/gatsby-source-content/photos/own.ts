import { batchQueueImageResizing, type PictureFile } from "gatsby-plugin-sharp";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import reporter from "gatsby/reporter";
import { imageData, type Cut, type ImageArguments, type ImageSource } from "./image-data";

/** A photo that lies beside its markdown. */
export interface OwnPhoto {
  /** The picture's file name, as in "front-door.jpg". */
  picture: string;
  focus: Queries.Focus;
  /** Pixels, as the picture is looked at. */
  width: number;
  height: number;
}

/** Pixels. From one to the next it is 1.4 times as many: encoding takes long, so there are few. */
const widths = [400, 560, 780, 1100, 1440, 1920];

const quality = { auto: 0, avif: 50, jpg: 70 };

/**
 * gatsby-plugin-image's data for a photo of one's own: AVIF in every width, and one JPEG for browsers without AVIF. A first
 * pass collects the sizes, because Gatsby makes the pictures of one call together, on all processors.
 */
export function ownImageData(photo: OwnPhoto, args: ImageArguments, file: PictureFile): IGatsbyImageData {
  const source = (address: ImageSource["address"]): ImageSource => ({ size: photo, widths, format: "avif", address });
  const cuts: Cut[] = [];
  const noted = source((cut) => {
    cuts.push(cut);
    return "noted";
  });
  imageData(noted, args);
  const addresses = cutPictures(photo, cuts, file).values();
  return imageData(
    source(() => addresses.next().value ?? ""),
    args,
  );
}

/**
 * Has gatsby-plugin-sharp cut a picture to these sizes, upright, in sRGB and without metadata; returns their addresses in the
 * same order. One that was made before is not made again.
 */
const cutPictures = ({ focus }: OwnPhoto, cuts: readonly Cut[], file: PictureFile): string[] =>
  batchQueueImageResizing({
    file,
    transforms: cuts.map(({ width, height, format }) => ({
      width,
      height,
      toFormat: format,
      quality: quality[format],
      cropFocus: focus,
    })),
    reporter,
  }).map(({ src }) => src);
