/** One picture of a photo: cut to exactly this size, in pixels. */
export interface Cut {
  width: number;
  height: number;
  /** "auto" where the server chooses what the browser reads best. */
  format: "auto" | "avif" | "jpg";
}

/** Where the pictures of one photo come from. */
export interface Origin {
  /** The original's size in pixels. */
  size: { width: number; height: number };
  /** The widths in pixels that its pictures are offered in. */
  widths: readonly number[];
  /** The format of these pictures. */
  format: "auto" | "avif";
  address: (cut: Cut) => string;
}
