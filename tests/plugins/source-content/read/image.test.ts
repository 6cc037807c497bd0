import { truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { measureImage, readImage } from "../../../../plugins/gatsby-source-content/read/read-image";
import type { ImageInfo } from "../../../../plugins/gatsby-source-content/read/image";
import { testFolder } from "../../../support/test-folder";

const blank = sharp({ create: { width: 90, height: 60, channels: 3, background: "teal" } });
/** What is said to be wrong with an image; undefined if nothing is. */
const problemOf = (look: ImageInfo): string | undefined => ("problem" in look ? look.problem : undefined);
const formats = ["jpeg", "png", "webp", "avif"] as const;

test.each(formats)("a %s says its size", async (format) => {
  expect(measureImage(await blank.clone().toFormat(format).toBuffer())).toEqual({ width: 90, height: 60 });
});

test.each(["jpeg", "avif"] as const)("a %s of a camera that was held upright is looked at upright", async (format) => {
  const turned = await blank.clone().withMetadata({ orientation: 6 }).toFormat(format).toBuffer();
  expect(measureImage(turned)).toEqual({ width: 60, height: 90 });
});

test("an image that browsers cannot show is named by its kind", async () => {
  const avif = await blank.clone().avif().toBuffer();
  const heic = Buffer.from(avif.toString("latin1").replaceAll("avif", "heic"), "latin1");
  expect(problemOf(measureImage(heic))).toMatch("HEIC");
});

test("a file that is too large is not read, and one that was replaced is looked at again", async () => {
  const file = path.join(testFolder(), "door.png");
  expect(problemOf(readImage(file))).toMatch("opened");
  writeFileSync(file, await blank.clone().png().toBuffer());
  expect(readImage(file)).toEqual({ width: 90, height: 60 });
  truncateSync(file, 21_000_000);
  expect(problemOf(readImage(file))).toMatch("21 MB");
});
