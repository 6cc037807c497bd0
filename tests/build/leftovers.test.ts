/** @jest-environment node */
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { buildAndKill, buildCopy, copyProject, digests } from "../../tools/support/copy";

// Each test goes on with what the one before it left.
const folder = copyProject();
const dist = path.join(folder, "dist");
const about = path.join(folder, "content/pages/about/page.md");
const words = readFileSync(about, "utf8");
let good: Map<string, string>;

beforeAll(() => {
  buildCopy(folder);
  good = digests(dist);
  expect(good.size).toBeGreaterThan(0);
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a build that is killed while it finishes the pages leaves the last site whole", async () => {
  writeFileSync(about, words.replace(/^title: .*$/m, "title: Another title"));
  expect(await buildAndKill(folder, "dist.next/about.html")).toBe("SIGKILL");
  expect(existsSync(`${dist}.next`)).toBe(true);
  expect(digests(dist)).toEqual(good);
}, 240_000);

test("a build that is killed between the last site and the next leaves none", async () => {
  expect(await buildAndKill(folder, "dist.next")).toBe("SIGKILL");
  expect(existsSync(dist)).toBe(false);
  expect(digests(`${dist}.old`)).toEqual(good);
}, 240_000);

test("the build after it gives the same site as any from nothing, to the byte", () => {
  writeFileSync(about, words);
  buildCopy(folder);
  expect(digests(dist)).toEqual(good);
  expect(readdirSync(folder).filter((name) => /^(dist|servers)/.test(name))).toEqual(["dist", "servers"]);
}, 240_000);

test("a cache that is broken is done without", () => {
  const cache = path.join(folder, ".cache");
  const files = readdirSync(cache, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  for (const file of files.map((one) => path.join(one.parentPath, one.name)))
    truncateSync(file, Math.floor(statSync(file).size / 2));
  buildCopy(folder);
  expect(digests(dist)).toEqual(good);
}, 240_000);

test("a build that fails says so and leaves the last site whole", () => {
  const icon = path.join(folder, "static/favicon.svg");
  renameSync(icon, `${icon}.away`);
  expect(() => buildCopy(folder)).toThrow(/favicon\.svg/);
  expect(digests(dist)).toEqual(good);
}, 240_000);
