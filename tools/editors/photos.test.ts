import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../plugins/content-model/check";
import { readContent } from "../../plugins/content-model/read/read-content";
import { readTypes } from "../../plugins/content-model/schema/read-types";
import { sampleFiles } from "../../tests/fixtures";
import { answer } from "../lib/stock-host/answer";
import { testFolder } from "../../tests/support/test-folder";
import { checkPhoto, downloadPhoto, remotePhotos } from "./photos";

const photos = "content/photos";
const kitchen = sampleFiles[`${photos}/modern-kitchen.md`] ?? "";
const files = ["modern-kitchen.md", "uk-house.md", "victorian-house.md"];

let root: string;
beforeEach(() => void (root = testFolder(sampleFiles)));
afterEach(() => jest.restoreAllMocks());

/** Makes a stub respond instead of the stock hosts. */
const respond = (handle: (url: string) => Promise<Response>) =>
  jest.spyOn(globalThis, "fetch").mockImplementation((url) => handle(url as string));
beforeEach(() =>
  respond(async (url) => {
    const { status, body } = await answer(url);
    return new Response(new Uint8Array(body), { status });
  }),
);

const read = (name: string): string => readFileSync(path.join(root, photos, name), "utf8");
const remote = () => remotePhotos(readContent(root));
const download = () => Promise.all(remote().map((photo) => downloadPhoto(photo, root)));

test("a check of the photos changes no file", async () => {
  for (const photo of remote()) await checkPhoto(photo);
  expect(remote().map(({ file }) => path.basename(file))).toEqual(files);
  expect(read("modern-kitchen.md")).toBe(kitchen);
});

test("a download adds one line to each photo's file, and the privacy page no longer names a stock host", async () => {
  await download();
  expect(read("modern-kitchen.md")).toBe(kitchen.replace(/---\n$/, "image: modern-kitchen.jpg\n---\n"));
  const content = readContent(root);
  expect(checkContent(content, readTypes("src"))).toEqual([]);
  expect(content.placeholders.get("photoHosts")).toBe("the company that hosts this website");
  expect(remotePhotos(content)).toEqual([]);
});

test.each<[string, () => Promise<Response>, RegExp]>([
  ["is gone", () => Promise.resolve(new Response("", { status: 404 })), /responds with 404/],
  ["is at a busy host", () => Promise.resolve(new Response("", { status: 503 })), /cannot be reached: .* 503/],
  ["cannot be fetched", () => Promise.reject(new TypeError("failed", { cause: new Error("no such host") })), /no such/],
  ["is a web page", () => Promise.resolve(new Response("<!doctype html>")), /no image/],
])("a photo that %s is reported, and no file changes", async (_what, handle, message) => {
  respond(handle);
  for (const photo of remote()) {
    await expect(checkPhoto(photo)).rejects.toThrow(message);
    await expect(downloadPhoto(photo, root)).rejects.toThrow(message);
  }
  expect(read("modern-kitchen.md")).toBe(kitchen);
  expect(readdirSync(path.join(root, photos)).sort()).toEqual(files);
});

test("a download does not overwrite an image", async () => {
  writeFileSync(path.join(root, photos, "modern-kitchen.jpg"), "mine");
  await expect(download()).rejects.toThrow("modern-kitchen.jpg exists");
  expect(read("modern-kitchen.jpg")).toBe("mine");
});
