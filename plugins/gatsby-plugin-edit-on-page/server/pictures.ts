import path from "node:path";
import sharp from "sharp";
import { PlainError } from "../../gatsby-source-content/plain-error";
import { isPictureName, lookAt } from "../../gatsby-source-content/read/picture";
import { isEditable } from "./content-files";

/** The address of a small version of a picture in the project. */
export const smallPictureAt = (file: string): string => `/___edit/picture?file=${encodeURIComponent(file)}`;

/** A small version of a photo's own picture, or of the handbook's picture of a section, as JPEG. */
export async function smallPicture(root: string, file: string): Promise<Buffer> {
  const isOfHandbook = /^docs\/pictures\/sections\/[a-z-]+\.webp$/.test(file);
  if (!isOfHandbook && !(isPictureName(file) && isEditable(root, file)))
    throw new PlainError(`There is no picture ${file}.`);
  return sharp(path.join(root, file)).rotate().resize({ width: 320 }).jpeg().toBuffer();
}

/** Pixels: twice the largest place that the site has for a photo, nearly. */
const side = 2560;

/**
 * A picture as the site keeps it: a JPEG, upright, no side longer than 2,560 pixels, in sRGB, and without what a camera writes into
 * it, such as the place. Throws a PlainError for what is no picture that the site can show.
 */
export async function preparePicture(bytes: Buffer): Promise<Buffer> {
  const picture = lookAt(bytes);
  if ("problem" in picture) throw new PlainError(`The picture ${picture.problem}.`);
  // Without `keepIccProfile` sharp converts from the profile in the file to sRGB: https://sharp.pixelplumbing.com/api-output#withmetadata
  return sharp(bytes, { failOn: "error" })
    .autoOrient()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .jpeg({ quality: 85, mozjpeg: true })
    .toBuffer()
    .catch(() => {
      throw new PlainError("The picture cannot be opened: save it again as a JPEG.");
    });
}
