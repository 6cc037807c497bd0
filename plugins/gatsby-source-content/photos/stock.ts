import { photoUrl } from "../../content-model/photo-hosts";
import type { PhotoNode } from "../nodes/context";
import type { ImageSource } from "./image-data";

/** In pixels, from 320 to 2,560. Each image has 1.46 times the pixels of the last: more widths would weigh more than they save. */
const widths = Array.from({ length: 12 }, (_, step) => Math.round(320 * 8 ** (step / 11)));

/** The assumed size of an original: most stock photos are 3:2, and large enough. */
const unknownSize = { width: 6000, height: 4000 };

/** The host crops a photo to any size and negotiates the format. Makes no request. */
export const stockSource = ({ stockUrl, focus, width, height }: Partial<PhotoNode>): ImageSource => ({
  size: width && height ? { width, height } : unknownSize,
  widths,
  format: "auto",
  url: ({ width, height }) => photoUrl(stockUrl, width, height, focus),
});
