import { truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { measureImage, readImage } from "../../../../plugins/gatsby-source-content/read/read-image";
import type { ImageInfo } from "../../../../plugins/gatsby-source-content/read/image";
import { testFolder } from "../../../support/test-folder";

const blank = sharp({ create: { width: 90, height: 60, channels: 3, background: "teal" } });
const problemOf = (image: ImageInfo): string | undefined => ("problem" in image ? image.problem : undefined);
const formats = ["jpeg", "png", "webp", "avif"] as const;

test.each(formats)("the check reads the size of a %s", async (format) => {
  expect(measureImage(await blank.clone().toFormat(format).toBuffer())).toEqual({ width: 90, height: 60 });
});

test.each(["jpeg", "avif"] as const)("the check reads the upright size of a rotated %s", async (format) => {
  const turned = await blank.clone().withMetadata({ orientation: 6 }).toFormat(format).toBuffer();
  expect(measureImage(turned)).toEqual({ width: 60, height: 90 });
});

test("an image in a format that browsers cannot show is refused with the name of the format", async () => {
  const avif = await blank.clone().avif().toBuffer();
  const heic = Buffer.from(avif.toString("latin1").replaceAll("avif", "heic"), "latin1");
  expect(problemOf(measureImage(heic))).toMatch("HEIC");
});

test("the check reads a replaced image again, and refuses one that is too large", async () => {
  const file = path.join(testFolder(), "door.png");
  expect(problemOf(readImage(file))).toMatch("opened");
  writeFileSync(file, await blank.clone().png().toBuffer());
  expect(readImage(file)).toEqual({ width: 90, height: 60 });
  truncateSync(file, 21_000_000);
  expect(problemOf(readImage(file))).toMatch("21 MB");
});
