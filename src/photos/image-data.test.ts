import { imageData, type ImageArguments } from "./image-data";

const source = "https://images.unsplash.com/photo-1564013799919-ab600027ffc6";
const original = { source, focus: "centre", width: 3000, height: 2000 } as const;

/** The sizes of all the cuts that a browser can choose from. */
const cuts = (size: { width?: number; height?: number }, args: ImageArguments) => {
  const { images } = imageData({ ...original, ...size }, args);
  return [...`${images.fallback?.srcSet} ${images.fallback?.src}`.matchAll(/w=(\d+)&h=(\d+)/g)].map(
    ([, width, height]) => ({ width: Number(width), height: Number(height) }),
  );
};

const small = { width: 600, height: 400 };
test.each<[string, { width?: number; height?: number }, ImageArguments, { width: number; height: number }]>([
  ["the whole photo", {}, { layout: "fullWidth" }, { width: 2556, height: 1704 }],
  ["a square of a landscape", {}, { layout: "fullWidth", aspectRatio: 1 }, { width: 2000, height: 2000 }],
  ["an upright cut of a landscape", {}, { layout: "fullWidth", aspectRatio: 3 / 4 }, { width: 1500, height: 2000 }],
  ["a strip of a landscape", {}, { layout: "fullWidth", aspectRatio: 2 }, { width: 2556, height: 1278 }],
  [
    "a landscape of an upright photo",
    { width: 2000, height: 3000 },
    { layout: "fullWidth", aspectRatio: 3 / 2 },
    { width: 2000, height: 1333 },
  ],
  [
    "a column's square of a small photo",
    small,
    { layout: "constrained", width: 720, aspectRatio: 1 },
    { width: 400, height: 400 },
  ],
  ["a width and a height", small, { layout: "constrained", width: 500, height: 500 }, { width: 400, height: 400 }],
])("%s is offered up to the original's size, and not beyond", (_cut, size, args, largest) => {
  const offered = cuts(size, args);
  expect(Math.max(...offered.map(({ width }) => width))).toBe(largest.width);
  expect(Math.max(...offered.map(({ height }) => height))).toBe(largest.height);
});
