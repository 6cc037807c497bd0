/** @jest-environment jsdom */
import sharp from "sharp";
import { testFolder } from "../../../support/test-folder";
import { inText, photoHtml } from "../../../../plugins/gatsby-source-content/photos/html";
import { imageData, uncropped, type ImageArguments } from "../../../../plugins/gatsby-source-content/photos/image-data";
import { photoHosts } from "../../../../plugins/content-model/photo-hosts";
import { isTransparent } from "../../../../plugins/gatsby-source-content/photos/local";
import { stockSource } from "../../../../plugins/gatsby-source-content/photos/stock";

/** A local image of this size, in three widths. */
const own = (width: number, height: number, args: ImageArguments) =>
  imageData(
    {
      size: { width, height },
      widths: [400, 800, 1600],
      format: "avif",
      url: (cut) => `/${cut.width}x${cut.height}.${cut.format}`,
    },
    args,
  );

test("a local image has an AVIF for each width, and one JPEG as a fallback", () => {
  const { images, width, height } = own(3000, 2000, { layout: "fullWidth", aspectRatio: 1, sizes: "50vw" });
  const srcSet = "/400x400.avif 400w,\n/800x800.avif 800w,\n/1600x1600.avif 1600w";
  expect(images.sources).toEqual([{ type: "image/avif", sizes: "50vw", srcSet }]);
  expect(images.fallback).toEqual({ src: "/851x851.jpg" });
  expect([width, height]).toEqual([1600, 1600]);
});

test("an image has its own aspect ratio, or the requested ratio and width", () => {
  expect(own(900, 1600, { layout: "fullWidth" })).toMatchObject({ width: 900, height: 1600 });
  const fixed = own(900, 1600, { layout: "fixed", width: 300, aspectRatio: 1.5 });
  expect([fixed.width, fixed.height, fixed.images.fallback?.src]).toEqual([300, 200, "/300x200.jpg"]);
  expect(own(3000, 2000, { layout: "constrained", width: 500 })).toMatchObject({ width: 500, height: 333 });
  expect(own(900, 600, { layout: "constrained", height: 801 })).toMatchObject({ width: 900, height: 600 });
});

const stockUrl = "https://images.unsplash.com/photo-1564013799919-ab600027ffc6";

test.each<[what: string, width: number, height: number, args: ImageArguments, largest: [number, number]]>([
  ["the whole photo", 3000, 2000, { layout: "fullWidth" }, [2560, 1707]],
  ["an upright cut of a landscape", 3000, 2000, { layout: "fullWidth", aspectRatio: 3 / 4 }, [1500, 2000]],
  ["a width and a height", 600, 400, { layout: "constrained", width: 500, height: 500 }, [400, 400]],
])("%s has widths up to the original's size", (_what, width, height, args, largest) => {
  const { images } = imageData(stockSource({ stockUrl, focus: "centre", width, height }), args);
  const cuts = [...`${images.fallback?.srcSet} ${images.fallback?.src}`.matchAll(/w=(\d+)&h=(\d+)/g)];
  expect([1, 2].map((side) => Math.max(...cuts.map((cut) => Number(cut[side]))))).toEqual(largest);
});

test("a photo that is shown whole has its own ratio and size, at both stock hosts", () => {
  const args = uncropped({ layout: "fullWidth", aspectRatio: 1, height: 9 });
  expect(own(500, 750, args)).toMatchObject({ layout: "constrained", width: 500, height: 750 });
  // An owner may have added others.
  for (const { example } of photoHosts.filter(({ name }) => ["Pexels", "Unsplash"].includes(name)))
    expect(imageData(stockSource({ stockUrl: example, focus: "whole" }), args).images.fallback?.src).toMatch(
      /fit=max&w=851$/,
    );
});

test.each([
  ["a transparent PNG", true, 0.5, "png"],
  ["a transparent WebP", true, 0.5, "webp"],
  ["a PNG with an unused alpha channel", false, 1, "png"],
  ["a JPEG", false, 1, "jpeg"],
] as const)("the page is visible through %s: %s", async (_what, transparent, alpha, format) => {
  const folder = testFolder({});
  const image = sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 9, g: 9, b: 9, alpha } } });
  await image.toFormat(format).toFile(`${folder}/image`);
  expect(await isTransparent(`${folder}/image`)).toBe(transparent);
});

test("a photo in a text is a native image with its size, and loads lazily", () => {
  document.body.innerHTML = photoHtml(
    'A "terrace" & a lamp',
    imageData(stockSource({ stockUrl, focus: "centre" }), inText),
  );
  const [image, ...more] = document.images;
  expect(more).toEqual([]);
  expect(image).toHaveAttribute("alt", 'A "terrace" & a lamp');
  expect(image).toHaveAttribute("loading", "lazy");
  expect(image?.srcset).toMatch(/^https:\/\/images\.unsplash\.com\/\S+ 320w,\s.* 1440w$/s);
  expect((image?.width ?? 0) / (image?.height ?? 0)).toBeCloseTo(3 / 2, 2);
  expect(document.querySelector("body [style]")).toBeNull();
});
