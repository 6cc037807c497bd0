import { generateImageData, type IGatsbyImageData, type IGatsbyImageHelperArgs } from "gatsby-plugin-image";
import { hostOf } from ".";

/** What the address builder needs of a photo. */
export type PhotoSource = Pick<Queries.Photo, "source" | "focus"> & Partial<Pick<Queries.Photo, "width" | "height">>;

/** The arguments of `gatsbyImageData`, lengths in CSS pixels. */
export type ImageArguments = Pick<
  IGatsbyImageHelperArgs,
  "aspectRatio" | "breakpoints" | "height" | "layout" | "sizes" | "width"
>;

/**
 * Widths in pixels that photos are offered in, from 320 to 2,556. Each has 1.28 times the pixels of the one before, so that no
 * screen takes many more than it shows.
 */
const widths = Array.from({ length: 18 }, (_, step) => Math.round(320 * 1.13 ** step));

/** The width for what takes no list of addresses, such as a link's preview. */
const plainWidth = 851;

/** Most stock photos are 3:2; an original whose size is not written down is taken to be large enough. */
const unknownSize = { width: 6000, height: 4000 };

/**
 * gatsby-plugin-image's data for a photo that stays at its stock host. The host cuts, so any ratio can be asked for.
 * The host also negotiates the format, so there is one list of addresses. Touches no network.
 */
export function imageData(photo: PhotoSource, args: ImageArguments): IGatsbyImageData {
  const host = hostOf(photo.source);
  const known = photo.width && photo.height ? { width: photo.width, height: photo.height } : unknownSize;
  const asked = args.width && args.height ? args.width / args.height : undefined;
  const aspectRatio = args.aspectRatio ?? asked ?? known.width / known.height;
  const breakpoints = args.breakpoints ?? widths;
  // A cut that is taller than its original takes the whole height, and less of the width.
  const widest = Math.min(known.width, Math.floor(known.height * aspectRatio), Math.max(...breakpoints));
  const height = Math.round(widest / aspectRatio);
  const plain = Math.min(widest, plainWidth);
  const data = generateImageData({
    ...args,
    breakpoints,
    aspectRatio,
    pluginName: "photos",
    filename: photo.source,
    sourceMetadata: { width: widest, height, format: "auto" },
    formats: ["auto"],
    generateImageSource: (source, width, height, format) => ({
      src: host.address(source, { width, height, focus: photo.focus }),
      width,
      height,
      format,
    }),
  });
  if (args.layout === "fixed" || !data.images.fallback) return data;
  const size = { width: plain, height: Math.round(plain / aspectRatio), focus: photo.focus };
  const fallback = { ...data.images.fallback, src: host.address(photo.source, size) };
  // An `<img>` takes whole numbers, and gatsby-plugin-image gives fractions for all layouts but FIXED.
  return { ...data, images: { ...data.images, fallback }, width: widest, height };
}
