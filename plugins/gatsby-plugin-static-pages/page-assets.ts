import { copyFile, readFile } from "node:fs/promises";
import path from "node:path";
import { UserError } from "../content-model/user-error";
import { immutableFolder } from "./files";
import { fingerprintAssets, rewriteUrls } from "./fingerprint-assets";
import { splitStyles, type SectionStyles } from "./split-styles";

/** The assets of all pages, with final URLs. */
export interface PageAssets {
  styles: string;
  sectionStyles: SectionStyles[];
  /** Of pages with a form. */
  formStyles: string;
  /** The URLs of the fonts that every page needs. */
  preloads: string[];
  formScript: string;
  speculationRules: string;
  /** The URLs of the scripts of section types. */
  sectionScripts: Readonly<Record<string, string>>;
  /** The inline script that loads a statistics service; "" without one. */
  analytics: string;
  /** The CSP for a `<meta>`; "" where headers send it. */
  policy: string;
}

const here = "plugins/gatsby-plugin-static-pages/page-assets.ts";

/**
 * Splits webpack's style sheet at two comments into the styles of all pages and of those with a form, and takes those of section types out
 * of the former. Fingerprints the files in `site` that it uses.
 */
export async function readStyles(publicFolder: string, site: string, prefix: string) {
  const read = (file: string): Promise<string> => readFile(path.join(publicFolder, file), "utf8");
  const stats = JSON.parse(await read("webpack.stats.json")) as { assetsByChunkName?: Record<string, string[]> };
  const [sheet, ...more] = (stats.assetsByChunkName?.app ?? []).filter((file) => file.endsWith(".css"));
  if (sheet === undefined || more.length > 0)
    throw new UserError(
      `webpack built ${sheet ? "several style sheets" : "no style sheet"} of the pages: see ${here}.`,
    );
  const text = await read(sheet);
  // Fonts of packages; others are in static/.
  for (const [font] of text.matchAll(new RegExp(`(?<=url\\("?${prefix}/)${immutableFolder}/[^"()]+`, "g")))
    await copyFile(path.join(publicFolder, font), path.join(site, font));
  // webpack has prefixed its own URLs, but no file's path has the prefix.
  const inSite = text.replaceAll(`${prefix}/${immutableFolder}/`, `/${immutableFolder}/`);
  const written = rewriteUrls(text, await fingerprintAssets(site, inSite), prefix);
  const [before, formStyles, after] = written.split(/\/\*! (?:of islands|of pages) \*\//);
  if (formStyles === undefined || after === undefined)
    throw new UserError(
      `The style sheet has lost the comments "/*! of islands */" and "/*! of pages */", which enclose the styles of forms: see ${here}.`,
    );
  const { styles, sectionStyles } = splitStyles(`${before}${after}`);
  const fontsIn = (text: string): string[] =>
    [...text.matchAll(/url\("?([^"()]+)"?\) format\("woff2"\)/g)].map(([, font = ""]) => font);
  // Gatsby's url-loader inlines small files.
  if (fontsIn(styles).some((font) => font.startsWith("data:")))
    throw new UserError("A font of a package is smaller than 10 KB: copy its file to static/fonts/, and use that.");
  const preloads = fontsIn(styles.replaceAll(/@font-face\{[^}]*unicode-range[^}]*\}/g, ""));
  return { styles, sectionStyles, formStyles, preloads };
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
