import { readFileSync } from "node:fs";
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
  const outdir = path.join(site, immutableFolder);
  const { metafile } = await build({
    entryPoints: { islands: entry },
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
    throw new UserError(`The forms' script cannot be bundled. ${String(error)}`);
  });
  const [first] = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => entryPoint === entry);
  return `${prefix}/${immutableFolder}/${path.basename(first?.[0] ?? "")}`;
}

/** The site's browsers in esbuild's notation: "ios_saf >= 17.5" -> "ios17.5". */
function browsers(): string[] {
  const { browserslist } = JSON.parse(readFileSync("package.json", "utf8")) as { browserslist: string[] };
  return browserslist.map((browser) => browser.replace("_saf", "").replace(" >= ", ""));
}
