/** @jest-environment node */
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { withFields } from "../../src/content/write/write-fields";
import { filesIn } from "../../src/finish/files";
import type { Entry } from "../../src/content/read/entry";
import { entriesOf, readContent } from "../../src/content/read/content";
import { isDraft, sitePages } from "../../src/content/read/pages";
import { buildCopy, copyProject, sampleSite } from "../../tools/support/copy";
import { createStage, photosShown, type Stage } from "../../tools/support/stage";
import { all, readPages } from "./pages";
import { attribute } from "../../src/finish/tree";

/** Colours as every browser shows them: the sky, and the ground under it. */
const sky = { r: 200, g: 60, b: 60 };
const ground = { r: 60, g: 140, b: 60 };

const drawn = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: ground } }).composite([
    { input: { create: { width, height: height / 2, channels: 3, background: sky } }, gravity: "north" },
  ]);

/** As phones write it: lying on its side, with a flag that says so, in Display P3, with the place where it was taken. */
const fromPhone = async (width: number, height: number): Promise<Sharp> =>
  sharp(await drawn(width, height).png().toBuffer())
    .rotate(270)
    .withMetadata({ orientation: 6, icc: "p3", exif: { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } } });

const folder = copyProject(sampleSite);
const dist = path.join(folder, "dist");
const content = readContent(sampleSite);
const photos = entriesOf(content, "photo");
const paths = sitePages(content).flatMap(({ entry, path }) => (path && path !== "/404" && !isDraft(entry) ? path : []));
const cuts = (): string[] =>
  filesIn(path.join(dist, "static")).filter(
    (file) => /\.(avif|jpe?g|png|webp)$/.test(file) && !file.startsWith("share/"),
  );
const show = (photo: Entry, picture: string): void =>
  writeFileSync(path.join(folder, photo.file), withFields(photo, { picture }));

let stage: Stage;

/** Every photo of the site is one of three pictures. */
beforeAll(async () => {
  const pictures = {
    "from-phone.jpg": await (await fromPhone(960, 1440)).jpeg({ quality: 95 }).toBuffer(),
    "exported.png": await (await fromPhone(1500, 1000)).png().toBuffer(),
    "sent.webp": await drawn(1500, 1000).webp({ quality: 95 }).toBuffer(),
  };
  for (const [name, bytes] of Object.entries(pictures)) writeFileSync(path.join(folder, "content/photos", name), bytes);
  const names = Object.keys(pictures);
  photos.forEach((photo, at) => show(photo, names[at % names.length] ?? ""));
  buildCopy(folder);
  stage = await createStage();
}, 400_000);
afterAll(async () => {
  await stage.close();
  rmSync(folder, { recursive: true, force: true });
});

test("no page asks another host for anything, and every photo is shown whole and kept for a year", async () => {
  const origin = await stage.serve(dist);
  const page = await stage.browser.newPage();
  const asked = new Map<string, string | undefined>();
  page.on("response", (response) => asked.set(response.url(), response.headers()["cache-control"]));
  page.on("requestfailed", (request) => asked.set(request.url(), "failed"));
  for (const address of paths) {
    await page.goto(origin + address);
    await photosShown(page);
    for (const image of await page.locator("main img").all())
      expect(
        await image.evaluate((img: HTMLImageElement) => [img.naturalWidth > 0, img.currentSrc.endsWith(".avif")]),
      ).toEqual([true, true]);
  }
  await page.close();
  expect([...new Set([...asked.keys()].map((url) => new URL(url).origin))]).toEqual([origin]);
  const pictures = [...asked].filter(([url]) => url.endsWith(".avif"));
  expect(pictures.length).toBeGreaterThan(0);
  for (const [, caching] of pictures) expect(caching).toContain("immutable");
}, 60_000);

test("the policy allows no photo host, and the privacy page names none", () => {
  const headers = readFileSync(path.join(dist, "_headers"), "utf8");
  expect(/img-src [^;]*/.exec(headers)?.[0]).not.toContain("https:");
  expect(readFileSync(path.join(dist, "privacy.html"), "utf8")).not.toMatch(/Unsplash|Pexels/);
});

test("each photo is offered as AVIF in the widths that it has, and as one JPEG, in the size that it says", () => {
  const pictures = readPages(dist).flatMap(({ document }) => all(document, "picture"));
  expect(pictures.length).toBeGreaterThan(5);
  for (const { childNodes } of pictures) {
    const [source, image] = childNodes.filter((node) => "attrs" in node);
    if (!source || !image) throw new Error("A picture without a source or an image");
    const widths = [...(attribute(source, "srcset") ?? "").matchAll(/\.avif (\d+)w/g)].map(([, width]) =>
      Number(width),
    );
    expect(widths.length).toBeGreaterThan(2);
    expect(Math.max(...widths)).toBe(Number(attribute(image, "width")));
    expect(attribute(image, "src")).toMatch(/\.jpg$/);
    expect(attribute(image, "srcset")).toBeUndefined();
  }
});

test("pictures are upright, in sRGB and without metadata, whatever they were made from", async () => {
  const files = cuts();
  expect(new Set(files.map((file) => path.basename(file)))).toEqual(
    new Set(["from-phone", "exported", "sent"].flatMap((name) => [`${name}.avif`, `${name}.jpg`])),
  );
  for (const file of files) {
    const picture = sharp(path.join(dist, "static", file));
    const { exif, xmp, iptc, icc, orientation, width, height } = await picture.metadata();
    expect({ file, exif, xmp, iptc, icc, orientation }).toEqual({ file });
    for (const [top, color] of [
      [Math.round(height / 8), sky],
      [Math.round((height * 7) / 8), ground],
    ] as const) {
      const part = picture.clone().extract({ left: Math.round(width / 2), top, width: 4, height: 4 });
      const { channels } = await sharp(await part.png().toBuffer()).stats();
      const [r, g, b] = channels.map(({ mean }) => mean);
      for (const [is, should] of [
        [r, color.r],
        [g, color.g],
        [b, color.b],
      ] as const)
        expect({ file, near: Math.abs((is ?? 0) - should) < 6 }).toEqual({ file, near: true });
    }
  }
});

test("only what a page names is served, and a word that changes makes no picture again", () => {
  const made = (): string[] =>
    filesIn(path.join(folder, "public/static")).map(
      (file) => `${file} ${statSync(path.join(folder, "public/static", file)).mtimeMs}`,
    );
  const html = readPages(dist)
    .map(({ file }) => readFileSync(path.join(dist, file), "utf8"))
    .join();
  expect(cuts().filter((file) => !html.includes(`/static/${file}`))).toEqual([]);
  const before = made();
  expect(before.length).toBeGreaterThan(0);
  const about = path.join(folder, "content/pages/about/page.md");
  writeFileSync(about, readFileSync(about, "utf8").replace(/^title: .*$/m, "title: Another title"));
  photos.forEach((photo) => show(photo, "sent.webp"));
  rmSync(path.join(folder, "content/photos/exported.png"));
  rmSync(path.join(folder, "content/photos/from-phone.jpg"));
  buildCopy(folder);
  const after = made();
  expect(before.filter((file) => file.includes("sent.") && !after.includes(file))).toEqual([]);
  expect(new Set(cuts().map((file) => path.basename(file)))).toEqual(new Set(["sent.avif", "sent.jpg"]));
}, 400_000);
