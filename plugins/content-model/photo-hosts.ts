/** The part of a photo that stays when it is cropped; "whole" forbids cropping. See `src/content-types/photo.graphql`. */
export type Focus = "bottom" | "centre" | "left" | "right" | "top" | "whole";

/** A stock photo host. */
interface PhotoHost {
  name: string;
  /** The origin of its photos, for example "https://images.unsplash.com". */
  origin: string;
  example: string;
  /** Whether it has this URL: that of an original, without parameters. */
  accepts: (stockUrl: string) => boolean;
  /** The URL of the photo, cropped to exactly `width` × `height` pixels; with the focus "whole", all of it, `width` pixels wide. */
  url: (stockUrl: string, size: { width: number; height: number; focus: Focus }) => string;
  /** The URL of the whole photo as a JPEG of good quality, no side longer than `side` pixels. */
  whole: (stockUrl: string, side: number) => string;
}

/** The parameters of a size, which are imgix's at both hosts. */
const fit = ({ width, height, focus }: Parameters<PhotoHost["url"]>[1]): string =>
  focus === "whole"
    ? `fit=max&w=${width}`
    : `fit=crop${focus === "centre" ? "" : `&crop=${focus}`}&w=${width}&h=${height}`;

/** The hosts that photos may come from. */
export const photoHosts: readonly PhotoHost[] = [
  {
    // Parameters: the URLs in `src` of https://www.pexels.com/api/documentation/#photos-overview
    name: "Pexels",
    origin: "https://images.pexels.com",
    example: "https://images.pexels.com/photos/106399/pexels-photo-106399.jpeg",
    accepts: (stockUrl) => /^https:\/\/images\.pexels\.com\/photos\/(\d+)\/[a-z0-9-]+\.(jpe?g|png)$/.test(stockUrl),
    // Pexels's own URLs have `auto=compress` and `cs=tinysrgb`.
    url: (stockUrl, size) => `${stockUrl}?auto=compress&cs=tinysrgb&${fit(size)}`,
    whole: (stockUrl, side) => `${stockUrl}?cs=tinysrgb&fm=jpg&q=85&fit=max&w=${side}&h=${side}`,
  },
  {
    // Parameters: https://unsplash.com/documentation#dynamically-resizable-images
    name: "Unsplash",
    origin: "https://images.unsplash.com",
    example: "https://images.unsplash.com/photo-1564013799919-ab600027ffc6",
    accepts: (stockUrl) => /^https:\/\/images\.unsplash\.com\/(flagged\/)?photo-\d{10,13}-[0-9a-f]{12}$/.test(stockUrl),
    // With `auto=format`, the host chooses AVIF or WebP by the browser's Accept header, so that one `srcset` suits every browser. `w`,
    // `h` and `fit=crop` together set the ratio, independently of the original's.
    url: (stockUrl, size) => `${stockUrl}?auto=format&q=60&${fit(size)}`,
    whole: (stockUrl, side) => `${stockUrl}?fm=jpg&q=85&fit=max&w=${side}&h=${side}`,
  },
];

/** The host of an original; undefined for a URL that the content check rejects. */
export const hostOf = (stockUrl: unknown): PhotoHost | undefined =>
  photoHosts.find((one) => one.accepts(String(stockUrl)));

/** The problem of a photo's URL that the site cannot show. */
export function photoProblem(text: string): string | undefined {
  const [plain = ""] = text.split("?");
  if (hostOf(plain)) return `has parameters after a question mark: write "${plain}"`;
  if (/\/(premium_|plus\.unsplash)/.test(text))
    return 'is a photo of Unsplash+, which needs a subscription: choose a free photo, or download this one and write "image: …" with its file\'s name';
  return /^https:\/\/(?:www\.)?(?:unsplash|pexels)\.com\//.test(text)
    ? 'is the page of a photo: open it, choose "Copy image address" on the photo, and paste that without the question mark and the text after it'
    : undefined;
}

/** The URL of a stock photo at a size; empty for a URL of no host. */
export const photoUrl = (stockUrl: unknown, width: number, height: number, focus: Focus = "centre"): string =>
  hostOf(stockUrl)?.url(String(stockUrl), { width, height, focus }) ?? "";
