import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { UserError } from "../content-model/user-error";
import { styleNames, withoutGatsby } from "./esbuild-plugins";
import { immutableFolder } from "./files";

/**
 * Bundles the islands into a site: a small script that pages load, and the chunks that it fetches at a visitor's first interaction with
 * a form. Returns the URL of the first. Throws a `UserError` if the bundling fails. `prefix` is the path prefix of the site.
 */
export async function buildIsland(entry: string, site: string, prefix: string): Promise<string> {
  return (await bundle({ islands: entry }, site, prefix))("islands");
}

/** Bundles the `script.ts` of those section types that have one. Returns their URLs by type. */
export async function buildSectionScripts(
  types: Iterable<string>,
  site: string,
  prefix: string,
): Promise<Record<string, string>> {
  const all = [...types].map((type): [string, string] => [type, `src/sections/${type}/script.ts`]);
  const entries = all.filter(([, file]) => existsSync(file));
  const urlOf = await bundle(Object.fromEntries(entries), site, prefix);
  return Object.fromEntries(entries.map(([type]) => [type, urlOf(type)]));
}

/** Bundles scripts into a site. Returns the URL of each by name. */
async function bundle(
  entries: Record<string, string>,
  site: string,
  prefix: string,
): Promise<(name: string) => string> {
  const outdir = path.join(site, immutableFolder);
  const { metafile } = await build({
    entryPoints: entries,
    outdir,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    format: "esm",
    jsx: "automatic",
    legalComments: "none",
    logLevel: "silent",
    // A class that is missing from its style sheet.
    logOverride: { "import-is-undefined": "error" },
    target: browsers(),
    plugins: [withoutGatsby(prefix), styleNames],
  }).catch((error: unknown) => {
    throw new UserError(`A script cannot be bundled. ${String(error)}`);
  });
  const files = new Map(Object.entries(metafile.outputs).map(([file, { entryPoint }]) => [entryPoint, file]));
  return (name) => `${prefix}/${immutableFolder}/${path.basename(files.get(entries[name]) ?? "")}`;
}

/** The site's browsers in esbuild's notation: "ios_saf >= 17.5" -> "ios17.5". */
function browsers(): string[] {
  const { browserslist } = JSON.parse(readFileSync("package.json", "utf8")) as { browserslist: string[] };
  return browserslist.map((browser) => browser.replace("_saf", "").replace(" >= ", ""));
}
