import { readFileSync } from "node:fs";
import sharp from "sharp";
import { findLogoText, writeIcons } from "../../../plugins/gatsby-plugin-static-pages/icons";
import { testFolder } from "../../support/test-folder";

const wide =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path fill="#e00000" d="M0 0h40v10H0z"/></svg>';
const round =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" rx="3" fill="#e00000"/></svg>';

test.each([
  ["a square logo also fills the corners", round, "#e00000"],
  ["a logo may state a size in pixels", round.replace("<svg ", '<svg width="4000" height="4000" '), "#e00000"],
  ["a logo may be as large as paper", round.replace("<svg ", '<svg width="210mm" height="210mm" '), "#e00000"],
  ["a logo may state a size in millimetres", round.replace("<svg ", '<svg width="9mm" height="9mm" '), "#e00000"],
  ["a wide logo has a white background", wide, "#ffffff"],
])("icons for mobiles are opaque: %s", async (_what, logo, corner) => {
  const folder = testFolder({ "static/favicon.svg": logo });
  await writeIcons(folder, `${folder}/dist`);
  const { data, info } = await sharp(`${folder}/dist/icon-512.png`).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([512, 512, 3]);
  expect(`#${data.subarray(0, 3).toString("hex")}`).toBe(corner);
  const middle = 3 * (256 * 512 + 256);
  expect(data.subarray(middle, middle + 3).toString("hex")).toBe("e00000");
});

test.each([
  ["no image", "version https://git-lfs.github.com/spec/v1"],
  ["cut off", round.replace("</svg>", "")],
  ["copied from a page", round.replace(/xmlns="\S+"/, "")],
  ["without a size", round.replace(/viewBox="[^"]+"/, "")],
  ["a renamed WebP", readFileSync("tools/lib/stock-host/photos/photo-1513635269975-59663e0ac1ad.webp")],
])("a logo that is %s is reported by name", async (_what, logo) => {
  const folder = testFolder({ "static/favicon.svg": logo });
  await expect(writeIcons(folder, `${folder}/dist`)).rejects.toThrow("static/favicon.svg is damaged, not an SVG, or");
});

test("a logo with text in a font that visitors may lack is reported by name", () => {
  const withText = wide.replace("</svg>", '<text x="1">Larch</text></svg>');
  const withFont = withText.replace("<text", "<style>@font-face { src: url(data:font/woff2;base64,) }</style><text");
  const folder = testFolder({ "static/favicon.svg": withFont, "static/logo.svg": withText });
  expect(findLogoText(folder)).toEqual([expect.stringContaining("static/logo.svg has text")]);
});
