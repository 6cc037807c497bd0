import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Font } from "fontkitten";
import type { AtRule, Declaration, Plugin } from "postcss";

const sample =
  "The company buys, improves and lets homes across the country; it writes plainly about what each of them costs. " +
  "Rent is paid on the first day of every month, whether or not somebody lives there.";

/** The mean width of the sample's characters in the fallback fonts, in ems. */
const widths: Readonly<Record<string, number>> = { Arial: 0.4455, "Times New Roman": 0.4038 };

/**
 * A PostCSS plugin: gives the fallback of each font its metrics, so that text does not shift when the font arrives, a variable font its
 * weights, and a further file of a font the range of its new characters. The fallback of "body" is the `@font-face` "body fallback".
 */
export const fitFallbackFonts: Plugin = {
  postcssPlugin: "fit-fallback-fonts",
  async OnceExit(root, { result }) {
    const faces: AtRule[] = [];
    root.walkAtRules("font-face", (face) => void faces.push(face));
    /** The characters of the files so far, by family. */
    const known = new Map<string, Set<number>>();
    for (const face of faces) {
      const family = valueOf(face, "font-family");
      const fallback = faces.find((one) => valueOf(one, "font-family") === `${family} fallback`);
      const url = /url\("(.+?)"\)/.exec(valueOf(face, "src"))?.[1];
      const width = widths[/local\("(.*?)"\)/.exec(fallback ? valueOf(fallback, "src") : "")?.[1] ?? ""];
      if (!fallback || !url || !width) continue;
      const file = fileAt(url, face);
      result.messages.push({ type: "dependency", plugin: "fit-fallback-fonts", file });
      const { create } = await import("fontkitten");
      const font = create(await readFile(file));
      const before = known.get(family);
      if (font.isCollection || (!before && !font.hasGlyphForCodePoint(0x61)))
        throw face.error(
          `${url} is not a single font with English letters: use one that is; in packages, its name has "latin".`,
        );
      known.set(family, new Set([...(before ?? []), ...font.characterSet]));
      const { wght } = font.variationAxes;
      if (wght) face.append({ prop: "font-weight", value: `${wght.min} ${wght.max}` });
      if (!before) fallback.append(...metricsOf(font, width));
      else face.append({ prop: "unicode-range", value: newRanges(font.characterSet, before, url, face) });
    }
  },
};

function fileAt(url: string, face: AtRule): string {
  const file = path.resolve(url.replace(/^\//, "static/").replace(/^~/, "node_modules/"));
  if (/^[/~]\S+\.woff2$/.test(url) && existsSync(file)) return file;
  throw face.error(
    `${url} is missing, not WOFF2 or has a space in its name: write "/fonts/name.woff2" (in static/) or "~package/files/name.woff2".`,
  );
}

/** The declarations that make a fallback font, whose characters have this mean width, as wide and as high as a font. */
function metricsOf(font: Font, width: number): { prop: string; value: string }[] {
  const glyphs = font.glyphsForString(sample);
  const ems = glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) / glyphs.length / font.unitsPerEm;
  const scale = ems / width;
  const part = (units: number): string => percent(Math.abs(units) / font.unitsPerEm / scale);
  return [
    { prop: "size-adjust", value: percent(scale) },
    { prop: "ascent-override", value: part(font.ascent) },
    { prop: "descent-override", value: part(font.descent) },
    { prop: "line-gap-override", value: part(font.lineGap) },
  ];
}

/** The ranges of new characters, with all that are not known in between: short, because each page has them. */
function newRanges(characters: readonly number[], known: ReadonlySet<number>, url: string, face: AtRule): string {
  const ranges: [from: number, to: number][] = [];
  for (const character of [...characters].sort((one, other) => one - other)) {
    if (character < 0xa0 || known.has(character)) continue;
    const last = ranges.at(-1);
    if (last && ![...known].some((one) => last[1] < one && one < character)) last[1] = character;
    else ranges.push([character, character]);
  }
  if (ranges.length === 0)
    throw face.error(
      `${url} has only characters that the files before it have: remove it. Bold text needs a variable font.`,
    );
  return ranges.map((ends) => `U+${ends.map((end) => end.toString(16)).join("-")}`).join(", ");
}

function valueOf(face: AtRule, name: string): string {
  const found = face.nodes?.find((node): node is Declaration => node.type === "decl" && node.prop === name);
  return found?.value.replace(/^"(.*)"$/, "$1") ?? "";
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
