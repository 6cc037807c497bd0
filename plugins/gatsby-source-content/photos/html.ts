import type { IGatsbyImageData } from "gatsby-plugin-image";
import { escapeHtml } from "../../content-model/escape-html";
import type { ImageArguments } from "./image-data";

/** Photos in a text are as wide as its column, about 720 CSS pixels. */
export const inText: ImageArguments = {
  layout: "constrained",
  aspectRatio: 3 / 2,
  breakpoints: [320, 480, 720, 1080, 1440],
  sizes: "(min-width: 720px) 720px, 100vw",
};

/** A photo in a text: a native, lazy image. */
export function photoHtml(alt: string, { images, width, height }: IGatsbyImageData): string {
  const { src, srcSet, sizes } = images.fallback ?? {};
  const sources = (images.sources ?? []).map(({ type, srcSet, sizes }) =>
    tag("source", { type, srcset: srcSet, sizes }),
  );
  const image = tag("img", { src, srcset: srcSet, sizes, width, height, alt, loading: "lazy", decoding: "async" });
  return `<picture>${sources.join("")}${image}</picture>`;
}

function tag(name: string, attributes: Record<string, string | number | undefined>): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : ` ${key}="${escapeHtml(String(value).replaceAll("\n", " "))}"`,
  );
  return `<${name}${written.join("")}>`;
}
