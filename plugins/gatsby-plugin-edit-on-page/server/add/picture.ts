import sharp from "sharp";
import { PlainError } from "../../../gatsby-source-content/plain-error";
import { lookAt } from "../../../gatsby-source-content/read/picture";

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
