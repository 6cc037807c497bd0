import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { bundle } from "./bundle";
import { immutableFolder } from "./files";

/**
 * Bundles into a site the script of islands, which fetches its chunks at a visitor's first interaction, and the `script.ts` of these section types.
 * Returns their URLs by name; the first is "islands". `bundled` are the files that they contain, for example "src/forms/form.tsx".
 */
export async function bundleScripts(islands: string, types: Iterable<string>, site: string, prefix: string) {
  const scripts = [...types].map((type): [string, string] => [type, `src/sections/${type}/script.ts`]);
  const entries = Object.fromEntries([["islands", islands], ...scripts.filter(([, file]) => existsSync(file))]);
  const { metafile } = await bundle("A script", prefix, {
    entryPoints: entries,
    outdir: path.join(site, immutableFolder),
    entryNames: "[name]-[hash]",
    target: browsers(),
  });
  const files = new Map(Object.entries(metafile.outputs).map(([file, { entryPoint }]) => [entryPoint, file]));
  const urlOf = (entry: string): string => `${prefix}/${immutableFolder}/${path.basename(files.get(entry) ?? "")}`;
  const urls = Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, urlOf(entry)]));
  return { urls, bundled: new Set(Object.keys(metafile.inputs)) };
}

/** The site's browsers in esbuild's notation: "ios_saf >= 17.5" -> "ios17.5". */
function browsers(): string[] {
  const { browserslist } = JSON.parse(readFileSync("package.json", "utf8")) as { browserslist: string[] };
  return browserslist.map((browser) => browser.replace("_saf", "").replace(" >= ", ""));
}
