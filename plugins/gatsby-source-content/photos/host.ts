/** What the site needs to know of a stock-photo host. */
export interface PhotoHost {
  /** Its name as people write it. */
  name: string;
  /** Where browsers fetch its photos, as in "https://images.unsplash.com". */
  origin: string;
  /** An address that it accepts, to show to editors. */
  example: string;
  /** Whether an editor's address is an original at this host, without parameters. */
  accepts: (source: string) => boolean;
  /** Address of the photo cut to exactly `width` × `height` pixels. */
  address: (source: string, size: PhotoSize) => string;
  /** Address of the whole photo as a JPEG of good quality, no side longer than `side` pixels. */
  whole: (source: string, side: number) => string;
}

export interface PhotoSize {
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  focus: Queries.Focus;
}
