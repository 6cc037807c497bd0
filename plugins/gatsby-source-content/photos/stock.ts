import { hostOf } from ".";
import type { ImageSource } from "./image-data";

/** A photo that stays at its stock host. */
export interface StockPhoto {
  /** Address of the original. */
  stockUrl: string;
  focus: Queries.Focus;
  /** Pixels of the original, where somebody wrote them down. */
  width?: number;
  height?: number;
}

/**
 * Widths in pixels that photos are offered in, from 320 to 2,556. Each has 1.28 times the pixels of the one before, so that no
 * screen takes many more than it shows.
 */
const widths = Array.from({ length: 18 }, (_, step) => Math.round(320 * 1.13 ** step));

/** Most stock photos are 3:2; an original whose size is not written down is taken to be large enough. */
const unknownSize = { width: 6000, height: 4000 };

/** The host cuts a photo to any size and negotiates the format, so there is one list of addresses. Touches no network. */
export const stockSource = ({ stockUrl, focus, width, height }: StockPhoto): ImageSource => ({
  size: width && height ? { width, height } : unknownSize,
  widths,
  format: "auto",
  address: (cut) => hostOf(stockUrl).address(stockUrl, { ...cut, focus }),
});
