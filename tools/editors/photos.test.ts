/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkContent } from "../../src/content/check";
import { readContent } from "../../src/content/read/content";
import { readTypes } from "../../src/content/schema/sdl";
import { goodSite } from "../support/good-site";
import { answer } from "../support/stock-host/answer";
import { checkPhotos, keepPhotos, type Fetch } from "./photos";

const photos = "content/photos";
const keys = "---\nsource: https://images.unsplash.com/photo-1560518883-ce09059eeffa\nalt: Keys\n---\n";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "photos-"));
  for (const [file, text] of Object.entries({ ...goodSite, [`${photos}/keys.md`]: keys })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (name: string): string => readFileSync(path.join(root, photos, name), "utf8");
const stockHost: Fetch = async (address) => responding(await answer(address));
const responding = ({ status, body }: { status: number; body: Buffer }) =>
  new Response(new Uint8Array(body), { status });
const check = (write = false, fetch = stockHost) => checkPhotos(root, readContent(root), fetch, write);
const keep = (names: string[] = [], fetch = stockHost) => keepPhotos(root, readContent(root), names, fetch);
const fine = [{ file: `${photos}/keys.md` }, { file: `${photos}/terrace.md` }];

test("a check finds the photos that are there, and writes nothing unless it is asked to", async () => {
  expect(await check()).toEqual(fine);
  expect(read("keys.md")).toBe(keys);
  expect(await check(true)).toEqual(fine);
  expect(read("keys.md")).toBe(keys.replace(/---\n$/, "width: 1500\nheight: 1000\n---\n"));
});

test("every photo is kept, its file gains one line, and visitors ask no stock host any more", async () => {
  expect(await keep()).toEqual(fine);
  expect(read("keys.md")).toBe(keys.replace(/---\n$/, "picture: keys.jpg\n---\n"));
  const content = readContent(root);
  expect(checkContent(content, readTypes())).toEqual([]);
  expect(content.facts.get("photoHosts")).toBe("the company that hosts this website");
  expect(await check()).toEqual([]);
  expect(await keep()).toEqual([]);
});

test("only those that are named are kept, and a name that no photo has is answered with one that is near", async () => {
  const unknown = { file: `${photos}/terace.md`, problem: 'there is no such photo. Did you mean "terrace"?' };
  expect(await keep(["keys", "terace"])).toEqual([unknown, { file: `${photos}/keys.md` }]);
  expect(readdirSync(path.join(root, photos)).sort()).toEqual(["keys.jpg", "keys.md", "terrace.md"]);
});

const half = ({ status, body }: { status: number; body: Buffer }) => ({ status, body: body.subarray(0, 9999) });

const answers: [string, Fetch, RegExp][] = [
  ["is gone", () => Promise.resolve(new Response("", { status: 404 })), /answers 404/],
  [
    "cannot be asked for",
    () => Promise.reject(new TypeError("failed", { cause: new Error("no such host") })),
    /no such/,
  ],
  ["comes by half", async (address) => responding(half(await answer(address))), /breaks off/],
  ["is a web page", () => Promise.resolve(new Response("<!doctype html>")), /not a picture/],
];

test.each(answers)("a photo that %s is reported, and leaves everything as it was", async (_what, fetch, problem) => {
  const [kept] = await keep(["keys"], fetch);
  expect(kept?.problem).toMatch(problem);
  expect((await check(true, fetch)).map((report) => report.problem)).toEqual([kept?.problem, kept?.problem]);
  expect(read("keys.md")).toBe(keys);
  expect(readdirSync(path.join(root, photos)).sort()).toEqual(["keys.md", "terrace.md"]);
});

test("a picture that lies there already is not written over", async () => {
  writeFileSync(path.join(root, photos, "keys.jpg"), "mine");
  const [kept] = await keep(["keys"]);
  expect(kept?.problem).toContain("keys.jpg");
  expect(read("keys.jpg")).toBe("mine");
});
