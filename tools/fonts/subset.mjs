/**
 * Makes static/fonts/libre-caslon-display.woff2 smaller: only what British English needs, with its kerning and ligatures.
 * Not part of the build. See tools/fonts/README.md for when and how to run it.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const [source, target] = process.argv.slice(2);
if (!source || !target)
  throw new Error("Say where from and where to: node tools/fonts/subset.mjs <source.woff2> <target.woff2>");

const printableAscii = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join("");
const typography = "\u00a0£€©®·×½–—‘’“”…→éèêëàâäçïîôöûüÉ";

const subset = await subsetFont(await readFile(source), printableAscii + typography, { targetFormat: "woff2" });
await writeFile(target, subset);
console.log(`${target}: ${subset.length} bytes`);
