import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Configuration } from "webpack";
import { withQuickCache } from "../../../plugins/gatsby-plugin-static-pages/webpack-cache";

const root = process.cwd();
const gatsby: Configuration = {
  cache: { type: "filesystem", name: "develop", buildDependencies: { config: [__filename] } },
};
const written = ["compiled/gatsby-config.js", "compiled/plugins/gatsby-source-content/gatsby-node.js"].map((file) =>
  path.join(".cache", file),
);
const installed = "node_modules/.package-lock.json";

beforeEach(() => {
  process.chdir(mkdtempSync(path.join(tmpdir(), "cache-")));
  for (const file of [...written, installed]) write(file, "as it was");
});
afterEach(() => {
  const folder = process.cwd();
  process.chdir(root);
  rmSync(folder, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

test.each([...written, installed])("webpack begins anew after another %s, and not without", (file) => {
  const before = withQuickCache(gatsby).cache;
  expect(withQuickCache(gatsby).cache).toEqual(before);
  write(file, "another");
  expect(withQuickCache(gatsby).cache).not.toEqual(before);
});

test("where npm did not install the packages, Gatsby looks for changes itself", () => {
  rmSync(installed);
  expect(withQuickCache(gatsby)).toEqual(gatsby);
});
