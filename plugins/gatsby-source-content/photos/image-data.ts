import { generateImageData, type IGatsbyImageData, type IGatsbyImageHelperArgs } from "gatsby-plugin-image";

export interface ImageSource {
  /** The original's upright size in pixels. */
  size: { width: number; height: number };
  widths: readonly number[];
  /** The format of its images. For "auto", the server negotiates it with the browser. */
  format: "auto" | "avif";
  /** The URL of the photo, cropped to exactly this size. */
  url: (cut: { width: number; height: number; format: "auto" | "avif" | "jpg" }) => string;
}

/** The arguments of `gatsbyImageData`, lengths in CSS pixels. */
export type ImageArguments = Pick<
  IGatsbyImageHelperArgs,
  "aspectRatio" | "backgroundColor" | "breakpoints" | "height" | "layout" | "sizes" | "width"
>;

/** The arguments of a photo that is shown whole, whatever a section asks for: "constrained" to its own ratio and size. */
export const uncropped = (args: ImageArguments): ImageArguments => ({
  ...args,
  layout: "constrained",
  aspectRatio: undefined,
  height: undefined,
});

/** The width of the `src`, for programs that ignore `srcset`. */
const plainWidth = 851;

/** gatsby-plugin-image's data for a photo. No image is larger than the original. */
export function imageData({ size, widths, format, url }: ImageSource, args: ImageArguments): IGatsbyImageData {
  const asked = args.width && args.height ? args.width / args.height : undefined;
  const aspectRatio = args.aspectRatio ?? asked ?? size.width / size.height;
  const breakpoints = [...(args.breakpoints ?? widths)];
  const widest = Math.round(Math.min(size.width, size.height * aspectRatio, Math.max(...breakpoints)));
  const largest = { width: widest, height: Math.round(widest / aspectRatio) };
  const data = generateImageData({
    ...args,
    breakpoints,
    aspectRatio,
    pluginName: "photos",
    filename: "photo",
    sourceMetadata: { ...largest, format },
    formats: [format],
    generateImageSource: (_name, width, height) => ({ src: url({ width, height, format }), width, height, format }),
  });
  const isFixed = args.layout === "fixed";
  const shown = isFixed || (data.layout === "constrained" && data.width < widest) ? data : largest;
  // An `<img>` needs whole numbers.
  const [width, height] = [Math.round(shown.width), Math.round(shown.height)];
  const plain = isFixed ? width : Math.min(width, plainWidth);
  const cut = { width: plain, height: Math.round((plain * height) / width) };
  const src = url({ ...cut, format: "jpg" });
  return { ...data, images: { ...data.images, fallback: { ...data.images.fallback, src } }, width, height };
}
