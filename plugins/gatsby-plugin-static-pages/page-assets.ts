import { copyFile, readFile } from "node:fs/promises";
import path from "node:path";
import { transform } from "esbuild";
import type { Module } from "webpack";
import { UserError } from "../content-model/user-error";
import { immutableFolder } from "./files";
import { fingerprintAssets } from "./fingerprint-assets";
import { classesIn, urlsIn } from "./style-sheets";

/** Splits webpack's styles into those of all pages, of forms, and of each folder of `src/sections` and `src/optional`. */
export const partsOfStyles = {
  type: "css/mini-extract",
  chunks: "all",
  enforce: true,
  name: (sheet: Module): string => {
    const [, forms, type] =
      /[\\/]src[\\/](?:(forms)|(?:sections|optional)[\\/]([^\\/]+))[\\/]/.exec(sheet.nameForCondition() ?? "") ?? [];
    return forms ?? (type ? `type-${type}` : "all");
  },
} as const;

/**
 * Reads webpack's styles of all pages, and of section types, optional parts and forms, for pages that have one of their classes.
 * Fingerprints the files in `site` that they use; `preloads` are the fonts that every page needs. `prefix` is the site's path prefix.
 */
export async function readStyles(publicFolder: string, site: string, prefix: string) {
  // Sass begins a file with other than ASCII characters with a byte-order mark, which in a page would be part of the next selector.
  const read = async (file: string): Promise<string> =>
    (await readFile(path.join(publicFolder, file), "utf8")).replaceAll("\ufeff", "");
  const stats = JSON.parse(await read("webpack.stats.json")) as { assetsByChunkName: Record<string, string[]> };
  const files = (stats.assetsByChunkName.app ?? []).filter((file) => file.endsWith(".css")).sort();
  const sheets = await Promise.all(
    files.map(async (file) => {
      const { code } = await transform(await read(file), {
        loader: "css",
        minify: true,
        charset: "utf8",
        legalComments: "none",
      });
      // webpack has prefixed its own URLs.
      const css = code.trim().replaceAll(`${prefix}/${immutableFolder}/`, `/${immutableFolder}/`);
      return [/^[^.]*/.exec(file)?.[0] ?? "", css] as const;
    }),
  );
  const text = sheets.map(([, css]) => css).join("");
  // Fonts of packages; others are in static/.
  for (const { url } of urlsIn(text))
    if (url.startsWith(`/${immutableFolder}/`)) await copyFile(path.join(publicFolder, url), path.join(site, url));
  const assets = await fingerprintAssets(site, text);
  const rewriteUrls = (css: string): string =>
    css.replace(/(?<=url\("?)\/(?!\/)[^"#?)]*/g, (url) => prefix + (assets.get(url) ?? url));
  const written = new Map(sheets.map(([name, css]) => [name, rewriteUrls(css)]));
  // Forms are in sections of any type, whose styles come before theirs.
  const { all: styles = "", forms, ...parts } = Object.fromEntries(written);
  const sectionStyles = Object.entries({ ...parts, ...(forms && { forms }) }).map(([name, styles]) => {
    const classes = [...classesIn(styles)];
    const type = name.replace("type-", "");
    if (styles && classes.length === 0)
      throw new UserError(
        `The style sheet of "${type}" has no class, by which a build finds the pages that need it: add one.`,
      );
    return { type, classes, styles };
  });
  const fontsIn = (text: string): string[] =>
    [...text.matchAll(/url\("?([^"()]+)"?\) format\("woff2"\)/g)].map(([, font = ""]) => font);
  // Gatsby's url-loader inlines small files.
  if (fontsIn(styles).some((font) => font.startsWith("data:")))
    throw new UserError(
      'A font of a package is smaller than 10 KB: copy its file to static/fonts/, and use that, or import only the letters that you need, for example "@fontsource/inter/latin.css".',
    );
  const preloads = fontsIn(styles.replaceAll(/@font-face\{[^}]*unicode-range[^}]*\}/g, ""));
  return { styles, sectionStyles, preloads };
}

/**
 * Rules by which browsers prefetch the navigation's pages, prefetch a page at its link, and prerender it when the pointer rests there. They
 * are the same on every page, so that the CSP needs one hash: https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export function speculationRules(prefix: string): string {
  // Only files have a dot in their path.
  const elsewhere = [{ href_matches: `${prefix}/*` }, { not: { href_matches: ["#*", `${prefix}/*.*`] } }];
  return JSON.stringify({
    prefetch: [
      { where: { and: [...elsewhere, { selector_matches: "header nav a" }] }, eagerness: "immediate" },
      { where: { and: elsewhere }, eagerness: "eager" },
    ],
    prerender: [{ where: { and: elsewhere }, eagerness: "moderate" }],
  });
}
