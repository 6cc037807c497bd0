import { readdirSync, readFileSync } from "node:fs";
import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "esbuild";
import { parse } from "yaml";
import { UserError } from "../content-model/user-error";
import { validatorCode } from "../content-model/schema/ajv";
import type { Types } from "../content-model/schema/sdl";
import { bundle } from "../gatsby-plugin-static-pages/bundle";
import { subsetIcons } from "./icon-font";

/** Bundles the scripts of /admin into a folder, with Sveltia's fonts and all licences. */
export async function bundleAdmin(folder: string, types: Types): Promise<void> {
  const { metafile } = await bundle("The CMS", "", {
    entryPoints: ["plugins/gatsby-plugin-sveltia-cms/browser/start.ts"],
    outdir: folder,
    // Sveltia's chunks load "../assets".
    chunkNames: "chunks/[name]-[hash]",
    target: "es2022",
    // For previews.
    alias: {
      "site/template": path.resolve("src/templates/page.tsx"),
      "site/sections": path.resolve("src/sections/index.ts"),
    },
    plugins: [adminPlugin(types)],
  });
  await cp("node_modules/@sveltia/cms/npm/assets", path.join(folder, "assets"), { recursive: true });
  const inputs = Object.keys(metafile.inputs);
  for (const file of ["@sveltia/cms/npm/index.js", "@sveltia/cms/locales/en-GB.json"])
    if (!inputs.some((input) => input.endsWith(file))) throw hasChanged(`${file} is not part of it`);
  const scripts = [...inputs, "plugins/gatsby-plugin-sveltia-cms/collections.ts"].filter((file) =>
    /[jt]sx?$/.test(file),
  );
  const code = scripts.map((file) => readFileSync(file, "utf8")).join("\n");
  const fonts = readdirSync(path.join(folder, "assets")).filter((file) => /^material-symbols.*woff2$/.test(file));
  for (const file of fonts.map((font) => path.join(folder, "assets", font)))
    await writeFile(file, await subsetIcons(readFileSync(file), code));
  const notice = "This site has only those glyphs of Material Symbols that it shows.\n\n";
  await writeFile(path.join(folder, "licences.txt"), notice + licences(inputs));
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
    esbuild.onLoad({ filter: /schema.ajv\.ts$/ }, ({ path: file }) => ({
      contents: validatorCode(types),
      resolveDir: path.dirname(file),
    }));
    esbuild.onLoad({ filter: /@sveltia.cms.(npm.index\.js|locales.en-\w+\.json)$/ }, async ({ path: file }) => {
      const isCode = file.endsWith("js");
      const contents = [...(isCode ? patches : []), ...wording()].reduce(patched, await readFile(file, "utf8"));
      return { contents, loader: isCode ? "js" : "json" };
    });
  },
});

type Patch = readonly [pattern: RegExp | string, replacement: string, count?: number];

const wording = (): Patch[] => Object.entries(parse(readFileSync(wordingFile, "utf8")) as Record<string, string>);
const wordingFile = "plugins/gatsby-plugin-sveltia-cms/wording.yml";

/**
 * The places where Sveltia calls the plugin: each is once in its code, if no number is here. README.md lists them. Patterns start with
 * characters that are rare in it: lookbehinds, and names of any length, took 2 seconds of each clean build.
 */
const patches: readonly Patch[] = [
  // Every commit: to a branch or a local folder, and to a pull request.
  [/\.\.\.await (\w+)(?=\(\w+,\w+\),author:)/g, "...await commitWith.push($1)"],
  [/await (\w+)(?=\.savePullRequest\(\{changes:)/g, "await commitWith.pull($1)", 2],
  // commit.ts merges what two editors changed.
  [/if\(\w+&&!\w+(?=\)throw Error\(`save_conflict`)/g, "if(false"],
  // Drafts are kept when a page is added, which changes the configuration.
  [/\?\w+\.cmsConfigVersion===\w+\.current/g, "?true"],
  // The schema of the configuration, which is ours: with 1,000 pages, its validation takes 8 s.
  [/=>\{if\([\w$]+(?=\)return [\w$]+\?\?=\{strict:)/g, "=>{if(false"],
  // The path of a file, for a format.
  [/path:(\w+),folder:\{collectionName:[^]{0,500}\?\.parser;if\(\w+\)return \w+\(\w+(?=\))/g, "$&,$1"],
  // The markdown that the text editor opens.
  [/=async\((\w+),(\w+),\w+\)=>\((?=await Promise\.all\(\[\.\.\.\2\.matchAll\(\/\^```)/g, "$&openText($1,$2),"],
  // The markdown of a photo in a text, of which Sveltia makes a "!" and a link without words while it is typed.
  ["regExp:/(?:\\[([^[\\]]*", "regExp:/(?<!!)(?:\\[([^[\\]]*"],
];

function patched(code: string, [pattern, replacement, count = 1]: Patch): string {
  const found = (typeof pattern === "string" ? code.split(pattern) : [...code.matchAll(pattern), 0]).length - 1;
  if (found === count) return code.replaceAll(pattern, replacement);
  throw hasChanged(`${String(pattern)} is ${found} times in its code, not ${count}`);
}

const hasChanged = (what: string): UserError =>
  new UserError(`Sveltia CMS has changed: ${what}. See plugins/gatsby-plugin-sveltia-cms/README.md.`);

function licences(inputs: readonly string[]): string {
  const packages = new Set(inputs.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? []));
  const files = [...packages]
    .sort()
    .flatMap((folder) => readdirSync(folder).flatMap((name) => (/^licen[cs]e/i.test(name) ? `${folder}/${name}` : [])));
  return files.map((file) => `${file}\n\n${readFileSync(file, "utf8")}`).join("\n----\n\n");
}
