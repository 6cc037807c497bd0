/** The plugin has no types. gatsby-transformer-sharp uses the same function. */
declare module "gatsby-plugin-sharp" {
  export interface ImageFile {
    absolutePath: string;
    name: string;
    internal: { contentDigest: string };
  }

  export function batchQueueImageResizing(queue: {
    file: ImageFile;
    /** `cropFocus` is sharp's position: https://sharp.pixelplumbing.com/api-resize */
    transforms: readonly { width: number; height: number; toFormat: string; quality: number; cropFocus: string }[];
    /** The plugin calls only this, and returns no rejected promise. */
    reporter: { panic: (message: string, cause: Error) => void };
  }): { src: string }[];
}
