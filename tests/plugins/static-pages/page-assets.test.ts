import { pageAssets } from "../../../plugins/gatsby-plugin-static-pages/page-assets";
import { testFolder } from "../../support/test-folder";

/** Reads what webpack built, whose style sheets and their text these are. */
function builtParts(names: string[], styles: string) {
  const files = Object.fromEntries(names.map((name) => [name, styles]));
  const stats = JSON.stringify({ assetsByChunkName: { app: ["app.js", ...names] } });
  return pageAssets(testFolder({ ...files, "webpack.stats.json": stats }), "");
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
