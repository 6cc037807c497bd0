import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { documentParts } from "../../../plugins/gatsby-plugin-static-pages/document-parts";

const folder = mkdtempSync(path.join(tmpdir(), "parts-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads what webpack built, whose style sheets and their text these are. */
function builtParts(files: string[], styles: string) {
  writeFileSync(
    path.join(folder, "webpack.stats.json"),
    JSON.stringify({ assetsByChunkName: { app: ["app.js", ...files] } }),
  );
  files.forEach((file) => writeFileSync(path.join(folder, file), styles));
  return documentParts(folder);
}

const whole = "a{}/*! of islands */b{}/*! of pages */c{}";

test("the style sheet is split into that of every page and that of forms", async () => {
  expect(await builtParts(["styles.css"], whole)).toMatchObject({ styles: "a{}c{}", formStyles: "b{}" });
});

test.each([
  [["styles.css"], "a{}b{}c{}", "/*! of islands */"],
  [[], whole, "no style sheet"],
  [["styles.css", "more.css"], whole, "several style sheets"],
])("the build stops where webpack made %j of %s", async (files, styles, message) => {
  await expect(builtParts(files, styles)).rejects.toThrow(message);
});
