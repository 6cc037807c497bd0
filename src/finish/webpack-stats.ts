import { readFile } from "node:fs/promises";
import path from "node:path";
import { PlainError } from "../plain-error";
import { isRecord } from "../record";

/** The scripts that bring a page's forms to life. */
export interface Island {
  /** The script that a page loads, as a file in `public/`: "islands-0a1b.js". */
  entry: string;
  /** Every script that it may load, itself included, as files in `public/`. */
  files: string[];
}

/** The style sheet of all pages. */
export interface StyleSheet {
  /** As a file in `public/`: "styles.0a1b.css". */
  file: string;
  /** The part for every page. */
  ofPages: string;
  /** The part for pages with an island. */
  ofIslands: string;
}

/** What webpack built for the pages. */
export interface Assets {
  island: Island;
  styleSheet: StyleSheet;
}

/** webpack's name for what it builds of `src/templates/page.tsx`. Gatsby makes it of the file's path. */
const templateChunk = "component---src-templates-page-tsx";

/** Finds what webpack built for the pages, in the statistics that Gatsby has it write. */
export async function readAssets(publicFolder: string): Promise<Assets> {
  const read = (file: string): Promise<string> => readFile(path.join(publicFolder, file), "utf8");
  const stats: unknown = JSON.parse(await read("webpack.stats.json"));
  const [styles] = filesOf(
    stats,
    templateChunk,
    ".css",
    "src/finish/webpack-stats.ts has to know the file of the page template.",
  );
  const remedy = "src/islands/webpack.ts has to name the script that brings forms to life.";
  const [entry] = filesOf(stats, "islands", ".js", remedy);
  const rest = filesOf(stats, "island", ".js", remedy);
  return {
    styleSheet: { file: styles, ...partsOf(await read(styles)) },
    island: { entry, files: [entry, ...rest] },
  };
}

/**
 * Parts the style sheet at the comments of `src/forms/form.module.scss`. Each part is the same on all pages that have it, so that
 * the policy needs two hashes whatever the pages.
 */
function partsOf(styles: string): Omit<StyleSheet, "file"> {
  const [before, ofIslands, after] = styles.split(/\/\*! (?:of islands|of pages) \*\//);
  if (ofIslands === undefined || after === undefined)
    throw new PlainError(
      "The style sheet has lost the comments that begin and end src/forms/form.module.scss. src/finish/webpack-stats.ts parts it there.",
    );
  return { ofPages: `${before}${after}`, ofIslands };
}

/** The files of one kind that webpack built under a name. Fails where there are none, because pages would lack them unnoticed. */
function filesOf(stats: unknown, name: string, ending: string, remedy: string): [string, ...string[]] {
  const groups = isRecord(stats) && isRecord(stats.namedChunkGroups) ? stats.namedChunkGroups : {};
  const group = groups[name];
  const assets: unknown[] = isRecord(group) && Array.isArray(group.assets) ? group.assets : [];
  const [first, ...more] = assets
    .map((asset) => (isRecord(asset) ? String(asset.name) : ""))
    .filter((file) => file.endsWith(ending));
  if (first === undefined) throw new PlainError(`webpack built no ${ending} file under the name "${name}". ${remedy}`);
  return [first, ...more];
}
