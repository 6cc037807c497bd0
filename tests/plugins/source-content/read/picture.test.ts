import { truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { lookAt, readPicture } from "../../../../plugins/gatsby-source-content/read/read-picture";
import type { Picture } from "../../../../plugins/gatsby-source-content/read/picture";
import { testFolder } from "../../../../tools/support/test-folder";

const blank = sharp({ create: { width: 90, height: 60, channels: 3, background: "teal" } });
/** What is said to be wrong with a picture; undefined if nothing is. */
const problemOf = (look: Picture): string | undefined => ("problem" in look ? look.problem : undefined);
const formats = ["jpeg", "png", "webp", "avif"] as const;

test.each(formats)("a %s says its size", async (format) => {
  expect(lookAt(await blank.clone().toFormat(format).toBuffer())).toEqual({ width: 90, height: 60 });
});

test.each(formats)("a %s of a camera that was held upright is looked at upright", async (format) => {
  const turned = await blank.clone().withMetadata({ orientation: 6 }).toFormat(format).toBuffer();
  expect(lookAt(turned)).toEqual({ width: 60, height: 90 });
});

test.each(formats)("a %s that breaks off is told, wherever it does", async (format) => {
  const whole = await blank.clone().toFormat(format).toBuffer();
  for (const share of [0, 0.05, 0.3, 0.6, 0.9]) {
    const part = whole.subarray(0, Math.floor(whole.length * share));
    expect(problemOf(lookAt(part))).toMatch(/beginning|breaks off/);
  }
});

test("a picture that browsers cannot show is named by its kind", async () => {
  const avif = await blank.clone().avif().toBuffer();
  const heic = Buffer.from(avif.toString("latin1").replaceAll("avif", "heic"), "latin1");
  expect(problemOf(lookAt(heic))).toMatch("HEIC");
});

test("a file that is too large is not read, and one that was replaced is looked at again", async () => {
  const file = path.join(testFolder(), "door.png");
  expect(problemOf(readPicture(file))).toMatch("opened");
  writeFileSync(file, await blank.clone().png().toBuffer());
  expect(readPicture(file)).toEqual({ width: 90, height: 60 });
  truncateSync(file, 21_000_000);
  expect(problemOf(readPicture(file))).toMatch("21 MB");
});
