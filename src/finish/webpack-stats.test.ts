/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PlainError } from "../plain-error";
import { readAssets } from "./webpack-stats";

const folder = mkdtempSync(path.join(tmpdir(), "stats-"));
afterAll(() => rmSync(folder, { recursive: true }));

const template = "component---src-templates-page-tsx";
const styles = "a{}/*! of islands */b{}/*! of pages */c{}";
const files = { [template]: ["page.js", "styles.css"], islands: ["islands.js"], island: ["react.js", "island.js"] };

/** webpack's statistics of these files, some left out. */
function write(without?: string): void {
  const groups = Object.entries(files).map(([name, names]) => [name, { assets: names.map((name) => ({ name })) }]);
  const stats = { namedChunkGroups: Object.fromEntries(groups.filter(([name]) => name !== without)) as unknown };
  writeFileSync(path.join(folder, "webpack.stats.json"), JSON.stringify(stats));
  for (const name of Object.values(files).flat()) writeFileSync(path.join(folder, name), styles);
}

test("the scripts and the style sheet of the pages are found", async () => {
  write();
  expect(await readAssets(folder)).toEqual({
    styleSheet: { file: "styles.css", ofPages: "a{}c{}", ofIslands: "b{}" },
    island: { entry: "islands.js", files: ["islands.js", "react.js", "island.js"] },
  });
});

test.each([template, "islands", "island"])("the build stops where webpack built nothing named %s", async (name) => {
  write(name);
  await expect(readAssets(folder)).rejects.toThrow(PlainError);
  await expect(readAssets(folder)).rejects.toThrow(`under the name "${name}"`);
});

test("the build stops where the style sheet cannot be parted", async () => {
  write();
  writeFileSync(path.join(folder, "styles.css"), "a{}b{}c{}");
  await expect(readAssets(folder)).rejects.toThrow("form.module.scss");
});
