import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { fingerprintAssets } from "../../../plugins/gatsby-plugin-static-pages/fingerprint-assets";
import { testFolder } from "../../support/test-folder";

test("the build names a file that a style uses and static/ lacks, with the style's selector", async () => {
  const site = testFolder({ "static/keep": "", "fonts/text.woff2": "font" });
  const used = (file: string): string => `@media print{.hero::after{color:red;mask:url("${file}") center}}`;
  const styles = `@font-face{src:url(/fonts/text.woff2)}${used("data:image/png,")}`;
  expect([...(await fingerprintAssets(site, styles)).keys()]).toEqual(["/fonts/text.woff2"]);
  await expect(fingerprintAssets(site, used("/drawings/house.svg"))).rejects.toThrow(
    'static/drawings/house.svg is missing, which the style of ".hero::after" uses',
  );
});

test.each([
  ["Inkscape", '<?xml version="1.0"?>\n<svg\n width="20mm"\n height="10mm"\n viewBox="0 0 20 10"\n data-height="40"'],
  ["Illustrator", '<svg id="Layer_1" data-height="40" viewBox="0 0 20.5 10.25"'],
  ["Figma", '<svg width="60" height="30" viewBox="0 0 60 30" data-height="40" fill="none"'],
])("a drawing exported by %s is as high as it asks", async (_program, start) => {
  const drawing = `${start} xmlns="http://www.w3.org/2000/svg"><path stroke="#000" d="M0 0h10v10"/></svg>`;
  const site = testFolder({ "static/keep": "", "drawings/tree.svg": drawing });
  const [url = ""] = (await fingerprintAssets(site, "a{mask:url(/drawings/tree.svg)}")).values();
  expect(await sharp(await readFile(site + url)).metadata()).toMatchObject({ width: 80, height: 40 });
});
