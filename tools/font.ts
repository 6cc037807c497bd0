import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import subsetFont from "subset-font";
import { findBrowser } from "./support/browsers";
import { runCommand, WrongUsage } from "./support/run-command";

/*
 * Headings are set in Libre Caslon Display (SIL Open Font License, beside the file in static/fonts). This makes its file anew, for
 * other characters or another face, and prints the numbers of the face in src/styles/global.scss that stands in until it is there:
 *
 *   npm pack @fontsource/libre-caslon-display && tar xzf fontsource-libre-caslon-display-*.tgz
 *   npx tsx tools/font.ts package/files/libre-caslon-display-latin-400-normal.woff2
 */
const target = "static/fonts/headings.woff2";

/** The characters of British English: printable ASCII, signs of typography, and accents. */
const ascii = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)).join("");
const characters = `${ascii}\u00a0£€©®·×½–—‘’“”…→éèêëàâäçïîôöûüÉ`;

void runCommand({ usage: "npx tsx tools/font.ts <file.woff2>", most: 1, options: {} }, async ([source]) => {
  if (!source) throw new WrongUsage("A font is made of a file");
  const font = await subsetFont(readFileSync(source), characters, { targetFormat: "woff2" });
  writeFileSync(target, font);
  const browser = await chromium.launch({ executablePath: findBrowser() });
  const page = await browser.newPage();
  const overrides = await page.evaluate(async (data) => {
    document.fonts.add(await new FontFace("Display", `url(data:font/woff2;base64,${data})`).load());
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("This browser cannot draw");
    const [own, other] = ["Display", "'Times New Roman', 'Liberation Serif'"].map((family) => {
      context.font = `1000px ${family}`;
      return context.measureText(
        "Tired houses, made good. Our services, our mission, and the people that we work with",
      );
    });
    if (!own || !other) throw new Error("Nothing was measured");
    const size = own.width / other.width;
    return [size, own.fontBoundingBoxAscent / 1000 / size, own.fontBoundingBoxDescent / 1000 / size];
  }, font.toString("base64"));
  await browser.close();
  const [size, ascent, descent] = overrides.map((part) => `${(part * 100).toFixed(1)}%`);
  console.log(`${target}: ${font.length} bytes`);
  console.log(`size-adjust: ${size}; ascent-override: ${ascent}; descent-override: ${descent};`);
});
