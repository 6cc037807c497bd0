import type { PhotoHost } from "./host";

const origin = "https://images.unsplash.com";
const original = new RegExp(`^${origin}/(flagged/)?photo-\\d{10,13}-[0-9a-f]{12}$`);

/**
 * `auto=format` lets the host choose AVIF or WebP from the browser's Accept header, so that one list of addresses serves
 * every browser. `w`, `h` and `fit=crop` together fix the ratio without knowing the original's.
 * Parameters: https://unsplash.com/documentation#dynamically-resizable-images
 */
export const unsplash: PhotoHost = {
  name: "Unsplash",
  origin,
  example: `${origin}/photo-1564013799919-ab600027ffc6`,
  accepts: (source) => original.test(source),
  address: (source, { width, height, focus }) => {
    const crop = focus === "centre" ? "" : `&crop=${focus}`;
    return `${source}?auto=format&fit=crop${crop}&q=60&w=${width}&h=${height}`;
  },
  whole: (source, side) => `${source}?fm=jpg&q=85&fit=max&w=${side}&h=${side}`,
};
