import { readStyles } from "../../../plugins/gatsby-plugin-static-pages/page-assets";
import { testFolder } from "../../support/test-folder";

test.each(["", "/harbour"])("pages load the fonts of packages, on a site at %p", async (prefix) => {
  const font = "static/figtree-1234567890.woff2";
  const sheet = `@font-face{src:url(${prefix}/${font}) format("woff2")}`;
  const stats = JSON.stringify({ assetsByChunkName: { app: ["all.1a.css"] } });
  const built = testFolder({ "webpack.stats.json": stats, "all.1a.css": sheet, [font]: "font" });
  const { preloads } = await readStyles(built, testFolder({ "static/keep": "" }), prefix);
  expect(preloads).toEqual([`${prefix}/${font}`]);
});

test("the styles of a section begin with its selector, whatever characters and capitals they have", async () => {
  const stats = JSON.stringify({ assetsByChunkName: { app: ["type-quote.1a.css"] } });
  const built = testFolder({
    "webpack.stats.json": stats,
    "type-quote.1a.css": "\ufeff.quote{content:'“'}.Cite{order:1}",
  });
  const { sectionStyles } = await readStyles(built, testFolder({ "static/keep": "" }), "");
  expect(sectionStyles).toEqual([
    { type: "quote", classes: ["quote", "Cite"], styles: ".quote{content:'“'}.Cite{order:1}" },
  ]);
});

test("a section's style sheet without a class, which no page would have, is reported", async () => {
  const stats = JSON.stringify({ assetsByChunkName: { app: ["type-rooms.1a.css"] } });
  const built = testFolder({ "webpack.stats.json": stats, "type-rooms.1a.css": "table{width:100%}" });
  const styles = readStyles(built, testFolder({ "static/keep": "" }), "");
  await expect(styles).rejects.toThrow('The style sheet of "rooms" has no class');
});
