import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../plugins/gatsby-source-content/check";
import { readContent } from "../../plugins/gatsby-source-content/read/read-content";
import { readTypes } from "../../plugins/gatsby-source-content/schema/read-types";
import { sampleFiles } from "../../tests/fixtures";
import { answer } from "../lib/stock-host/answer";
import { testFolder } from "../../tests/support/test-folder";
import { checkPhotos, downloadPhotos, type Fetch } from "./photos";

const photos = "content/photos";
const kitchen = sampleFiles[`${photos}/modern-kitchen.md`] ?? "";
const files = ["modern-kitchen.md", "uk-house.md", "victorian-house.md"];

let root: string;
beforeEach(() => void (root = testFolder(sampleFiles)));

const read = (name: string): string => readFileSync(path.join(root, photos, name), "utf8");
const stockHost: Fetch = async (address) => responding(await answer(address));
const responding = ({ status, body }: { status: number; body: Buffer }) =>
  new Response(new Uint8Array(body), { status });
const check = (write = false, fetch = stockHost) => checkPhotos(root, readContent(root), fetch, write);
const download = (names: string[] = [], fetch = stockHost) => downloadPhotos(root, readContent(root), names, fetch);
const fine = files.map((name) => ({ file: `${photos}/${name}` }));

test("a check of the photos changes no file, unless it is to write their sizes", async () => {
  expect(await check()).toEqual(fine);
  expect(read("modern-kitchen.md")).toBe(kitchen);
  expect(await check(true)).toEqual(fine);
  expect(read("modern-kitchen.md")).toBe(kitchen.replace(/---\n$/, "width: 1500\nheight: 1000\n---\n"));
});

test("a download adds one line to each photo's file, and the privacy page no longer names a stock host", async () => {
  expect(await download()).toEqual(fine);
  expect(read("modern-kitchen.md")).toBe(kitchen.replace(/---\n$/, "image: modern-kitchen.jpg\n---\n"));
  const content = readContent(root);
  expect(checkContent(content, readTypes())).toEqual([]);
  expect(content.placeholders.get("photoHosts")).toBe("the company that hosts this website");
  expect(await check()).toEqual([]);
  expect(await download()).toEqual([]);
});

test("a download of named photos fetches only those, and suggests a similar name for an unknown one", async () => {
  const unknown = {
    file: `${photos}/victorian-hose.md`,
    problem: 'there is no such photo. Did you mean "victorian-house"?',
  };
  expect(await download(["modern-kitchen", "victorian-hose"])).toEqual([
    unknown,
    { file: `${photos}/modern-kitchen.md` },
  ]);
  expect(readdirSync(path.join(root, photos)).sort()).toEqual(["modern-kitchen.jpg", ...files]);
});

const answers: [string, Fetch, RegExp][] = [
  ["is gone", () => Promise.resolve(new Response("", { status: 404 })), /answers 404/],
  [
    "cannot be asked for",
    () => Promise.reject(new TypeError("failed", { cause: new Error("no such host") })),
    /no such/,
  ],
  ["is a web page", () => Promise.resolve(new Response("<!doctype html>")), /not an image/],
];

test.each(answers)("a photo that %s is reported, and no file changes", async (_what, fetch, problem) => {
  const [report] = await download(["modern-kitchen"], fetch);
  expect(report?.problem).toMatch(problem);
  expect((await check(true, fetch)).map(({ problem }) => problem)).toEqual(files.map(() => report?.problem));
  expect(read("modern-kitchen.md")).toBe(kitchen);
  expect(readdirSync(path.join(root, photos)).sort()).toEqual(files);
});

test("a download does not overwrite an image", async () => {
  writeFileSync(path.join(root, photos, "modern-kitchen.jpg"), "mine");
  const [report] = await download(["modern-kitchen"]);
  expect(report?.problem).toContain("modern-kitchen.jpg");
  expect(read("modern-kitchen.jpg")).toBe("mine");
});
