/** The size of a picture in pixels, upright, or what is wrong with it, in an editor's words. */
export type Picture = { width: number; height: number } | { problem: string };

/** Whether the file is a picture by its name. */
export const isPictureName = (file: string): boolean =>
  /\.(jpe?g|png|webp|avif|heic|heif|svg|gif|tiff?|bmp)$/i.test(file);
