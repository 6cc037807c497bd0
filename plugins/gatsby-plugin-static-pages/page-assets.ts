import { readFile } from "node:fs/promises";
import path from "node:path";
import { UserError } from "../gatsby-source-content/user-error";
import { formScript } from "./island";
import { speculationRules } from "./speculation";

/** What the build puts into the documents of pages: the style sheet for every page, that for pages with a form, and so on. */
export type PageAssets = Awaited<ReturnType<typeof pageAssets>>;

const here = "plugins/gatsby-plugin-static-pages/document-parts.ts";

/**
 * Reads what webpack built for the pages under the name "app", Gatsby's for all that runs in a browser: one style sheet. It is split
 * at two comments, and each part is the same on all pages that have it, so that the policy needs two hashes whatever the pages. `prefix` is the path that the site is published below.
 */
export async function pageAssets(publicFolder: string, prefix: string) {
  const read = (file: string): Promise<string> => readFile(path.join(publicFolder, file), "utf8");
  const stats = JSON.parse(await read("webpack.stats.json")) as { assetsByChunkName?: Record<string, string[]> };
  const [sheet, ...more] = (stats.assetsByChunkName?.app ?? []).filter((file) => file.endsWith(".css"));
  if (sheet === undefined || more.length > 0)
    throw new UserError(
      `webpack built ${sheet ? "several style sheets" : "no style sheet"} of the pages: see ${here}.`,
    );
  const [before, formStyles, after] = (await read(sheet)).split(/\/\*! (?:of islands|of pages) \*\//);
  if (formStyles === undefined || after === undefined)
    throw new UserError(
      `The style sheet has lost the comments "/*! of islands */" and "/*! of pages */", which enclose the styles of forms: see ${here}.`,
    );
  const styles = `${before}${after}`;
  const fonts = [...styles.matchAll(/url\("?([^"()]+)"?\) format\("woff2"\)/g)].map(([, font = ""]) => font);
  // Gatsby's loader of files puts small ones into the style sheet.
  if (fonts.some((font) => font.startsWith("data:")))
    throw new UserError("A font of a package has less than 10 KB: copy its file into static/fonts/, and name that.");
  return { styles, fonts, formStyles, formScript, speculationRules: speculationRules(prefix) };
}
