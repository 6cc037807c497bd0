/** What gatsby-transformer-sharp calls as well; the plugin brings no types. */
declare module "gatsby-plugin-sharp" {
  /** What the plugin needs of gatsby-source-filesystem's node of a picture. */
  export interface PictureFile {
    absolutePath: string;
    name: string;
    internal: { contentDigest: string };
  }

  export function batchQueueImageResizing(queue: {
    file: PictureFile;
    /** `cropFocus` is sharp's position: https://sharp.pixelplumbing.com/api-resize */
    transforms: readonly { width: number; height: number; toFormat: string; quality: number; cropFocus: string }[];
    /** Of it, the plugin calls this alone, and passes on no promise that fails. */
    reporter: { panic: (message: string, cause: Error) => void };
  }): { src: string }[];
}

declare module "probe-image-size/sync" {
  /** The size and format in the header of a picture; null for what is none. */
  export default function probe(bytes: Buffer): {
    width: number;
    height: number;
    /** As in "jpg", "avif", "svg". */
    type: string;
    /** How the camera was held, as EXIF has it: from 5 on, width and height are swapped. */
    orientation?: number;
  } | null;
}
