/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkContent } from "../../src/content/check";
import { readContent } from "../../src/content/read/content";
import { readTypes } from "../../src/content/schema/sdl";
import { sampleFiles } from "../support/sample-site";
import { createStockHost, type StockHost } from "../support/stock-host/server";
import { askHost, type Ask } from "./ask-host";
import { keepPhotos } from "./keep-photos";
import { checkPhotos } from "./photos";

const photos = "content/photos";
const kitchen = sampleFiles[`${photos}/modern-kitchen.md`] ?? "";
const all = ["modern-kitchen.md", "terrace.md", "uk-house.md"];

let host: StockHost;
let root: string;
beforeAll(async () => {
  host = await createStockHost({ port: 0 });
});
afterAll(() => host.close());
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "keep-"));
  for (const [file, text] of Object.entries(sampleFiles)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (name: string) => readFileSync(path.join(root, photos, name), "utf8");
const keep = (names: string[] = [], ask: Ask = askHost(host.port)) =>
  keepPhotos(root, readContent(root), names, ask, () => undefined);

test("every photo is fetched, its file gains one line, and visitors ask no stock host any more", async () => {
  const before = read("terrace.md");
  expect(await keep()).toEqual(all.map((name) => ({ file: `${photos}/${name}` })));
  expect(read("terrace.md")).toBe(before.replace(/---\n$/, "picture: terrace.jpg\n---\n"));
  const content = readContent(root);
  expect(checkContent(content, readTypes())).toEqual([]);
  expect(content.facts.get("photoHosts")).toBe("the company that hosts this website");
  expect(await checkPhotos(content, askHost(host.port), () => undefined)).toEqual([]);
  expect(await keep()).toEqual([]);
});

test("only those that are named are fetched", async () => {
  expect(await keep(["modern-kitchen"])).toEqual([{ file: `${photos}/modern-kitchen.md` }]);
  expect(readdirSync(path.join(root, photos)).sort()).toEqual(["modern-kitchen.jpg", ...all]);
});

test("a file keeps the line ends that it has", async () => {
  writeFileSync(path.join(root, photos, "modern-kitchen.md"), kitchen.replaceAll("\n", "\r\n"));
  await keep(["modern-kitchen"]);
  expect(read("modern-kitchen.md")).toBe(
    kitchen.replace(/---\n$/, "picture: modern-kitchen.jpg\n---\n").replaceAll("\n", "\r\n"),
  );
});

const answers: [string, Ask, RegExp][] = [
  ["is gone", () => Promise.resolve({ status: 404, body: Buffer.alloc(0) }), /answers 404/],
  ["cannot be fetched", () => Promise.reject(new Error("no answer within 15 seconds")), /no answer within 15 seconds/],
  ["comes by half", async (a) => cut(await askHost(host.port)(a)), /breaks off/],
  ["is a web page", () => Promise.resolve({ status: 200, body: Buffer.from("<!doctype html>") }), /not a picture/],
];
const cut = ({ status, body }: { status: number; body: Buffer }) => ({ status, body: body.subarray(0, 9999) });

test.each(answers)("a photo that %s is told, and leaves everything as it was", async (_what, ask, problem) => {
  const before = read("modern-kitchen.md");
  const [kept] = await keep(["modern-kitchen"], ask);
  expect(kept?.problem).toMatch(problem);
  expect(read("modern-kitchen.md")).toBe(before);
  expect(readdirSync(path.join(root, photos)).sort()).toEqual(all);
});

test("a picture that lies there already is not written over", async () => {
  writeFileSync(path.join(root, photos, "modern-kitchen.jpg"), "mine");
  const [kept] = await keep(["modern-kitchen"]);
  expect(kept?.problem).toContain("modern-kitchen.jpg");
  expect(read("modern-kitchen.jpg")).toBe("mine");
});

test("a name that no photo has is told, with one that is near", async () => {
  expect(await keep(["modern-kitchn"])).toEqual([
    { file: `${photos}/modern-kitchn.md`, problem: 'there is no such photo. Did you mean "modern-kitchen"?' },
  ]);
});
