import postcss from "postcss";
import { fitFallbackFonts } from "../../../plugins/gatsby-plugin-static-pages/fit-fallback-fonts";

// Not a font of static/, which the owner may delete.
const file = "~@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
const faces = (url: string): string =>
  `@font-face{font-family:"body";src:url("${url}") format("woff2")}
   @font-face{font-family:"body fallback";src:local("Arial")}`;
const fitted = async (url: string) => postcss([fitFallbackFonts]).process(faces(url), { from: undefined });

test("a fallback font has the metrics of its font, and the font all its weights", async () => {
  const { css } = await fitted(file);
  expect(css).toMatch(/"body";.*font-weight: ?300 900\}/s);
  expect(css.slice(css.indexOf("body fallback"))).toContain(
    "size-adjust:99.9%;ascent-override:95.1%;descent-override:25.0%;line-gap-override:0.0%",
  );
});

test("browsers load a font's second file only for characters that the first lacks", async () => {
  const second = `@font-face{font-family:"body";src:url("${file.replace("latin", "latin-ext")}") format("woff2")}`;
  const { css } = await postcss([fitFallbackFonts]).process(faces(file) + second, { from: undefined });
  expect(css.match(/unicode-range/g)).toHaveLength(1);
  const ranges = css.slice(css.indexOf("unicode-range")).matchAll(/U\+(\w+)-(\w+)/g);
  const ends = [...ranges].map((range) => range.slice(1).map((end) => Number.parseInt(end, 16)));
  const isLoaded = (character: string) =>
    ends.some(([from = 0, to = 0]) => from <= character.charCodeAt(0) && character.charCodeAt(0) <= to);
  expect("a z £ ² ½ Ó é ’ “ – € ŷ Ł ẁ".split(" ").filter(isLoaded)).toEqual(["ŷ", "Ł", "ẁ"]);
});

test("a build reports a second file without new characters, for example that of another weight", async () => {
  const second = `@font-face{font-family:"body";src:url("${file}") format("woff2")}`;
  const twice = postcss([fitFallbackFonts]).process(faces(file) + second, { from: undefined });
  await expect(twice.then(({ css }) => css)).rejects.toThrow(
    `${file} has only characters that the files before it have`,
  );
});

test.each(["/fonts/none.woff2", "~@fontsource/none/none.woff2", "/favicon.svg", "static/fonts/headings.woff2"])(
  "a build reports a font that is missing or not WOFF2: %s",
  async (url) => {
    await expect(fitted(url)).rejects.toThrow(
      `${url} is missing, not WOFF2 or has a space in its name: write "/fonts/name.woff2"`,
    );
  },
);
