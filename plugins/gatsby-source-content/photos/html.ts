import type { IGatsbyImageData } from "gatsby-plugin-image";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ImageArguments } from "./image-data";

/** Photos in a text are as wide as its column, about 720 CSS pixels. */
export const inText: ImageArguments = {
  layout: "constrained",
  aspectRatio: 3 / 2,
  breakpoints: [320, 480, 720, 1080, 1440],
  sizes: "(min-width: 720px) 720px, 100vw",
};

/** A photo in a text: a native, lazy image. */
export const photoHtml = (alt: string, { images, width, height }: IGatsbyImageData): string =>
  renderToStaticMarkup(
    createElement(
      "picture",
      null,
      images.sources?.map(({ type, srcSet, sizes }) => createElement("source", { key: type, type, srcSet, sizes })),
      createElement("img", { ...images.fallback, width, height, alt, loading: "lazy", decoding: "async" }),
    ),
  );
