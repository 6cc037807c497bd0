import { rmSync } from "node:fs";
import path from "node:path";
import type { Configuration } from "webpack";
import { withQuickCache } from "../../../plugins/gatsby-plugin-static-pages/webpack-cache";
import { writeFiles } from "../../../tools/support/files";
import { testFolder } from "../../../tools/support/test-folder";

const root = process.cwd();
const gatsby: Configuration = {
  cache: { type: "filesystem", name: "develop", buildDependencies: { config: [__filename] } },
};
const written = ["compiled/gatsby-config.js", "compiled/plugins/gatsby-source-content/gatsby-node.js"].map((file) =>
  path.join(".cache", file),
);
const installed = "node_modules/.package-lock.json";

beforeEach(() =>
  process.chdir(testFolder(Object.fromEntries([...written, installed].map((file) => [file, "as it was"])))),
);
afterEach(() => process.chdir(root));

test.each([...written, installed])("webpack begins anew after another %s, and not without", (file) => {
  const before = withQuickCache(gatsby).cache;
  expect(withQuickCache(gatsby).cache).toEqual(before);
  writeFiles(".", { [file]: "another" });
  expect(withQuickCache(gatsby).cache).not.toEqual(before);
});

test("where npm did not install the packages, Gatsby looks for changes itself", () => {
  rmSync(installed);
  expect(withQuickCache(gatsby)).toEqual(gatsby);
});
