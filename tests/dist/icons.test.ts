import { readFileSync } from "node:fs";
import sharp from "sharp";
import { said } from "../expected";

test.each([
  ["apple-touch-icon.png", 180],
  ["icon-512.png", 512],
])("%s has the size that phones expect, and corners that they can cut", async (file, size) => {
  const { data, info } = await sharp(`dist/${file}`).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, data[3]]).toEqual([size, size, 255]);
});

test("favicon.ico holds one picture of 32 pixels", async () => {
  const ico = readFileSync("dist/favicon.ico");
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()).toMatchObject({ width: 32, height: 32 });
});

test("the manifest names the company and its icons", () => {
  const icons = [
    { src: "/favicon.svg", sizes: "any" },
    { src: "/icon-512.png", sizes: "512x512", purpose: "maskable" },
  ];
  const manifest: unknown = JSON.parse(readFileSync("dist/manifest.webmanifest", "utf8"));
  expect(manifest).toMatchObject({ name: said("{company}"), icons });
});
