import { truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { measureImage, readImage } from "../../../../plugins/content-model/read/read-image";
import type { ImageInfo } from "../../../../plugins/content-model/read/content";
import { testFolder } from "../../../support/test-folder";

const blank = sharp({ create: { width: 90, height: 60, channels: 3, background: "teal" } });
const problemOf = (image: ImageInfo): string | undefined => ("problem" in image ? image.problem : undefined);
const formats = ["jpeg", "png", "webp", "avif"] as const;

test.each(formats)("the check reads the size of a %s, and refuses an incomplete one", async (format) => {
  const bytes = await blank.clone().toFormat(format).toBuffer();
  const thumbnail = Buffer.concat([
    Buffer.of(0xff, 0xd8, 0xff, 0xe1, bytes.length >> 8, (bytes.length & 255) + 2),
    bytes,
  ]);
  const whole = format === "jpeg" ? Buffer.concat([thumbnail, bytes.subarray(2)]) : bytes;
  expect(measureImage(Buffer.concat([whole, Buffer.alloc(100)]))).toEqual({ width: 90, height: 60 });
  expect(problemOf(measureImage(whole.subarray(0, -20)))).toMatch("damaged");
});

test("the check refuses an animated image, because pages show one frame", async () => {
  const frames = await Promise.all([blank.clone().png().toBuffer(), blank.clone().negate().png().toBuffer()]);
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect(problemOf(measureImage(moving))).toMatch("animated");
});

test.each(formats)("the check reads the upright size of a rotated %s", async (format) => {
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
  const wide = await blank.clone().png().toBuffer();
  wide.writeUInt32BE(5_000_000, 16);
  expect(problemOf(measureImage(wide))).toMatch("5000000 × 60 pixels");
});
