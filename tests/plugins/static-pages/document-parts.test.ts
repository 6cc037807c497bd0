import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PlainError } from "../../../plugins/gatsby-source-content/plain-error";
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

test("the build stops where the style sheet cannot be split", async () => {
  await expect(builtParts(["styles.css"], "a{}b{}c{}")).rejects.toThrow("/*! of islands */");
});

test.each([[[]], [["styles.css", "more.css"]]])(
  "the build stops where webpack made the style sheets %j",
  async (files) => {
    await expect(builtParts(files, whole)).rejects.toThrow(PlainError);
  },
);
