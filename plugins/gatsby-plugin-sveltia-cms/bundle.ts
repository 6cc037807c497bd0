import { readdirSync, readFileSync } from "node:fs";
import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import { UserError } from "../gatsby-source-content/user-error";
import { validatorCode } from "../gatsby-source-content/schema/ajv";
import type { Types } from "../gatsby-source-content/schema/sdl";
import { styleNames, withoutGatsby } from "../gatsby-plugin-static-pages/esbuild-plugins";

/** The site's files for previews. */
export interface PreviewFiles {
  template: string;
  sections: string;
}

/** Bundles the scripts of /admin into a folder, with Sveltia's fonts and all licences. */
export async function bundleAdmin(folder: string, types: Types, preview: PreviewFiles): Promise<void> {
  const { metafile } = await build({
    entryPoints: ["plugins/gatsby-plugin-sveltia-cms/browser/start.ts"],
    outdir: folder,
    // Sveltia's chunks load "../assets".
    chunkNames: "chunks/[name]-[hash]",
    ...{ bundle: true, splitting: true, minify: true, metafile: true, format: "esm", jsx: "automatic" },
    ...{ legalComments: "none", logLevel: "silent", target: "es2022" },
    alias: { "site/template": path.resolve(preview.template), "site/sections": path.resolve(preview.sections) },
    plugins: [styleNames, adminPlugin(types), withoutGatsby("")],
  }).catch((error: unknown) => {
    throw new UserError(`The CMS cannot be bundled. ${String(error)}`);
  });
  await cp("node_modules/@sveltia/cms/npm/assets", path.join(folder, "assets"), { recursive: true });
  await writeFile(path.join(folder, "licences.txt"), licences(Object.keys(metafile.inputs)));
}

/** Maps, and syntax highlighting of 300 programming languages. */
const unused = /^(@shikijs\/(langs|themes)\/|terra-draw|leaflet)|\/shiki-engine-/;

const adminPlugin = (types: Types): Plugin => ({
  name: "admin",
  setup(esbuild) {
    esbuild.onResolve({ filter: unused }, () => ({ path: "unused", namespace: "unused" }));
    esbuild.onLoad({ filter: /./, namespace: "unused" }, () => ({ contents: "export default [];" }));
    // Previews load the style sheet of the pages.
    esbuild.onLoad({ filter: /\.scss$/ }, () => ({ contents: "" }));
    // Ajv compiles schemas with `new Function`, which the CSP of /admin forbids.
    esbuild.onLoad({ filter: /check.validators\.ts$/ }, ({ path: file }) => ({
      contents: validatorCode(types),
      resolveDir: path.dirname(file),
    }));
    // Sveltia's dialog asks editors to wait, but they have to correct an error.
    esbuild.onLoad({ filter: /@sveltia.cms.(npm.index\.js|locales.en-\w+\.json)$/ }, async ({ path: file }) => ({
      contents: (await readFile(file, "utf8")).replaceAll(
        "There was an error while saving the entry. Please try again later.",
        "The entry is not saved yet. Your changes are still in the form.",
      ),
      loader: file.endsWith("json") ? "json" : "js",
    }));
  },
});

/** The licences of all packages in the bundle. */
function licences(inputs: readonly string[]): string {
  const packages = new Set(inputs.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? []));
  const files = [...packages]
    .sort()
    .flatMap((folder) => readdirSync(folder).flatMap((name) => (/^licen[cs]e/i.test(name) ? `${folder}/${name}` : [])));
  return files.map((file) => `${file}\n\n${readFileSync(file, "utf8")}`).join("\n----\n\n");
}
