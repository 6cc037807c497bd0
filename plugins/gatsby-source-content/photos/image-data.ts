import { generateImageData, type IGatsbyImageData, type IGatsbyImageHelperArgs } from "gatsby-plugin-image";

/** Where the images of one photo come from. */
export interface ImageSource {
  /** The original's size in pixels. */
  size: { width: number; height: number };
  /** The widths in pixels that its images are offered in. */
  widths: readonly number[];
  /** The format of these images; "auto" where the server chooses what the browser reads best. */
  format: "auto" | "avif";
  /** The address of the photo cut to exactly this size. */
  address: (cut: { width: number; height: number; format: "auto" | "avif" | "jpg" }) => string;
}

/** The arguments of `gatsbyImageData`, lengths in CSS pixels. */
export type ImageArguments = Pick<
  IGatsbyImageHelperArgs,
  "aspectRatio" | "breakpoints" | "height" | "layout" | "sizes" | "width"
>;

/** The width for what takes no list of addresses, such as a link's preview. */
const plainWidth = 851;

/** gatsby-plugin-image's data for a photo: its images from their source, none larger than the original. */
export function imageData({ size, widths, format, address }: ImageSource, args: ImageArguments): IGatsbyImageData {
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
    generateImageSource: (_name, width, height) => ({
      src: address({ width, height, format }),
      ...{ width, height, format },
    }),
  });
  // An `<img>` takes whole numbers, and gatsby-plugin-image returns fractions for all layouts but FIXED.
  const isFixed = args.layout === "fixed";
  const { width, height } = isFixed ? data : largest;
  const plain = isFixed ? width : Math.min(width, plainWidth);
  const cut = { width: plain, height: Math.round((plain * height) / width) };
  const src = address({ ...cut, format: format === "auto" ? format : "jpg" });
  return { ...data, images: { ...data.images, fallback: { ...data.images.fallback, src } }, width, height };
}
