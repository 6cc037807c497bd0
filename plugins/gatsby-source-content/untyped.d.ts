/** What gatsby-transformer-sharp calls as well; the plugin brings no types. */
declare module "gatsby-plugin-sharp" {
  /** What the plugin needs of gatsby-source-filesystem's node of an image. */
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
