import postcss from "postcss";
import { fitFallbackFonts } from "../../../plugins/gatsby-plugin-static-pages/fit-fallback-fonts";

const faces = (url: string): string =>
  `@font-face{font-family:"body";src:url("${url}") format("woff2")}
   @font-face{font-family:"body fallback";src:local("Arial")}`;
const fitted = async (url: string) => postcss([fitFallbackFonts]).process(faces(url), { from: undefined });

test("a fallback font has the metrics of its font, and the font all its weights", async () => {
  const { css } = await fitted("~@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2");
  expect(css).toMatch(/"body";.*font-weight: ?300 900\}/s);
  expect(css.slice(css.indexOf("body fallback"))).toContain(
    "size-adjust:99.9%;ascent-override:95.1%;descent-override:25.0%;line-gap-override:0.0%",
  );
});

test.each(["/fonts/none.woff2", "~@fontsource/none/none.woff2"])("a build reports a missing font: %s", async (url) => {
  await expect(fitted(url)).rejects.toThrow(`${url} is missing: install its package`);
});
