/** The upright size of an image in pixels, or its problem. */
export type ImageInfo = { width: number; height: number } | { problem: string };

export const isImageName = (file: string): boolean =>
  /\.(jpe?g|png|webp|avif|heic|heif|svg|gif|tiff?|bmp)$/i.test(file);
