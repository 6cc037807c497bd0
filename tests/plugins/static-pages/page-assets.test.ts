import { readStyles } from "../../../plugins/gatsby-plugin-static-pages/page-assets";
import { testFolder } from "../../support/test-folder";

/** Reads a style sheet that webpack has written, beside other files. */
const stylesOf = (name: string, styles: string, prefix = "", others: Record<string, string> = {}) => {
  const stats = JSON.stringify({ assetsByChunkName: { app: [name] } });
  const built = testFolder({ "webpack.stats.json": stats, [name]: styles, ...others });
  return readStyles(built, testFolder({ "static/keep": "" }), prefix);
};

test.each(["", "/harbour"])("pages load the fonts of packages, on a site at %p", async (prefix) => {
  const font = "static/figtree-1234567890.woff2";
  const sheet = `@font-face{src:url(${prefix}/${font}) format("woff2")}`;
  const { preloads } = await stylesOf("all.1a.css", sheet, prefix, { [font]: "font" });
  expect(preloads).toEqual([`${prefix}/${font}`]);
});

test("the minified style sheets of a section begin with their selectors, whatever characters and capitals they have", async () => {
  const sheet = '\ufeff.quote { content: "“"; }\n\n';
  const { sectionStyles } = await stylesOf("type-quote.1a.css", `${sheet}${sheet.replace("quote", "Cite")}`);
  const styles = '.quote,.Cite{content:"“"}';
  expect(sectionStyles).toEqual([{ type: "quote", classes: ["quote", "Cite"], styles }]);
});

test("the styles of forms are those of pages with one of their classes", async () => {
  const { sectionStyles } = await stylesOf("forms.1a.css", ".form{order:1}");
  expect(sectionStyles).toEqual([{ type: "forms", classes: ["form"], styles: ".form{order:1}" }]);
});

test("a section's style sheet without a class, which no page would have, is reported", async () => {
  const styles = stylesOf("type-rooms.1a.css", "table{width:100%}");
  await expect(styles).rejects.toThrow('The style sheet of "rooms" has no class');
});
