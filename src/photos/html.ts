import { escapeHtml } from "../escape-html";
import { isRecord } from "../record";
import { imageData, type PhotoSource } from "./image-data";

/** A photo as a text shows it. */
type ShownPhoto = PhotoSource & Pick<Queries.Photo, "alt">;

export const isPhoto = (value: unknown): value is ShownPhoto =>
  isRecord(value) &&
  typeof value.source === "string" &&
  typeof value.alt === "string" &&
  typeof value.focus === "string";

/** CSS pixels: as wide as a text's column. */
const column = 720;

/** A photo within a text: one native image that loads when it comes near, as everywhere else on the site. */
export function photoHtml(photo: ShownPhoto): string {
  const { images, width, height } = imageData(photo, {
    layout: "constrained",
    width: column,
    aspectRatio: 3 / 2,
    breakpoints: [320, 480, 720, 1080, 1440],
    sizes: `(min-width: ${column}px) ${column}px, 100vw`,
  });
  const { src = "", srcSet = "", sizes = "" } = images.fallback ?? {};
  const attributes = {
    src,
    srcset: srcSet.replaceAll("\n", " "),
    sizes,
    width,
    height,
    alt: photo.alt,
    loading: "lazy",
    decoding: "async",
  };
  return `<img ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(String(value))}"`)
    .join(" ")}>`;
}
