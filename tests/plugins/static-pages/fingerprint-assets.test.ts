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
