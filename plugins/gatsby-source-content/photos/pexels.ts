import type { PhotoHost } from "./host";

const origin = "https://images.pexels.com";
const original = new RegExp(`^${origin}/photos/(\\d+)/[a-z0-9-]+\\.(jpe?g|png)$`);

/**
 * `auto=compress` and `cs=tinysrgb` are what Pexels itself puts in the addresses that it hands out.
 * Parameters: the addresses in `src` of https://www.pexels.com/api/documentation/#photos-overview
 */
export const pexels: PhotoHost = {
  name: "Pexels",
  origin,
  example: `${origin}/photos/106399/pexels-photo-106399.jpeg`,
  accepts: (source) => original.test(source),
  address: (source, { width, height, focus }) => {
    const crop = focus === "centre" ? "" : `&crop=${focus}`;
    return `${source}?auto=compress&cs=tinysrgb&fit=crop${crop}&w=${width}&h=${height}`;
  },
  whole: (source, side) => `${source}?cs=tinysrgb&fm=jpg&q=85&fit=max&w=${side}&h=${side}`,
};
