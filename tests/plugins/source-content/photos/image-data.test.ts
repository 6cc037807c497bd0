import {
  imageData,
  type ImageArguments,
  type ImageSource,
} from "../../../../plugins/gatsby-source-content/photos/image-data";
import { stockSource } from "../../../../plugins/gatsby-source-content/photos/stock";

const own = (width: number, height: number): ImageSource => ({
  size: { width, height },
  widths: [400, 800, 1600],
  format: "avif",
  address: (cut) => `/${cut.width}x${cut.height}.${cut.format}`,
});

test("a picture is offered in each width as AVIF, and once as a JPEG for browsers without", () => {
  const { images, width, height } = imageData(own(3000, 2000), { layout: "fullWidth", aspectRatio: 1, sizes: "50vw" });
  expect(images.sources).toEqual([
    {
      type: "image/avif",
      sizes: "50vw",
      srcSet: "/400x400.avif 400w,\n/800x800.avif 800w,\n/1600x1600.avif 1600w",
    },
  ]);
  expect(images.fallback).toEqual({ src: "/851x851.jpg" });
  expect([width, height]).toEqual([1600, 1600]);
});

test.each([
  ["a wide one", own(1200, 500), 1, 500, 500],
  ["one that was taken upright", own(900, 1600), 1.5, 900, 600],
])("%s is never enlarged to fill its place", (_what, origin, aspectRatio, width, height) => {
  const data = imageData(origin, { layout: "fullWidth", aspectRatio });
  expect([data.width, data.height]).toEqual([width, height]);
  expect(data.images.sources?.[0]?.srcSet).toMatch(new RegExp(`/${width}x${height}\\.avif ${width}w$`));
});

test("without a ratio it keeps its own", () => {
  const { width, height } = imageData(own(900, 1600), { layout: "fullWidth" });
  expect([width, height]).toEqual([900, 1600]);
});

test("with one width, it has that width", () => {
  const data = imageData(own(900, 1600), { layout: "fixed", width: 300, aspectRatio: 1.5 });
  expect(data).toMatchObject({ width: 300, height: 200, images: { fallback: { src: "/300x200.jpg" } } });
});

const source = "https://images.unsplash.com/photo-1564013799919-ab600027ffc6";
const original = { source, focus: "centre", width: 3000, height: 2000 } as const;

/** The sizes of all the cuts that a browser can choose from. */
const cuts = (size: { width?: number; height?: number }, args: ImageArguments) => {
  const { images } = imageData(stockSource({ ...original, ...size }), args);
  return [...`${images.fallback?.srcSet} ${images.fallback?.src}`.matchAll(/w=(\d+)&h=(\d+)/g)].map(
    ([, width, height]) => ({ width: Number(width), height: Number(height) }),
  );
};

const small = { width: 600, height: 400 };
test.each<[string, { width?: number; height?: number }, ImageArguments, { width: number; height: number }]>([
  ["the whole photo", {}, { layout: "fullWidth" }, { width: 2556, height: 1704 }],
  ["a square of a landscape", {}, { layout: "fullWidth", aspectRatio: 1 }, { width: 2000, height: 2000 }],
  ["an upright cut of a landscape", {}, { layout: "fullWidth", aspectRatio: 3 / 4 }, { width: 1500, height: 2000 }],
  [
    "a landscape of an upright photo",
    { width: 2000, height: 3000 },
    { layout: "fullWidth", aspectRatio: 3 / 2 },
    { width: 2000, height: 1333 },
  ],
  ["a width and a height", small, { layout: "constrained", width: 500, height: 500 }, { width: 400, height: 400 }],
])("%s is offered up to the original's size, and not beyond", (_cut, size, args, largest) => {
  const offered = cuts(size, args);
  expect(Math.max(...offered.map(({ width }) => width))).toBe(largest.width);
  expect(Math.max(...offered.map(({ height }) => height))).toBe(largest.height);
});
