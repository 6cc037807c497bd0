import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { parseEnv } from "node:util";
import { build, type BuildOptions, type Plugin } from "esbuild";
import { UserError } from "../content-model/user-error";
import { logoConstants } from "./icons";
import { classesIn, className, compileStyles } from "./style-sheets";

/** Bundles scripts with components of the site for browsers. Throws a `UserError` that begins with their name, for example "A script". */
export const bundle = (name: string, prefix: string, { plugins = [], ...options }: BuildOptions) =>
  build({
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    jsx: "automatic",
    legalComments: "none",
    logLevel: "silent",
    // A class that is missing from its style sheet.
    logOverride: { "import-is-undefined": "error" },
    ...options,
    metafile: true,
    plugins: [styleNames, ...plugins, withoutGatsby(prefix)],
  }).catch((error: unknown) => {
    const isForbidden = /gatsby:|No loader/.test(String(error));
    const remedy = isForbidden ? '\nWhat to write instead: docs/extending.md, "Gatsby in sections and pages"' : "";
    throw new UserError(`${name} cannot be bundled. ${String(error)}${remedy}`);
  });

/** Removes queries, defines constants and adds the path prefix, as Gatsby's build does. Other imports of Gatsby are errors. */
const withoutGatsby = (prefix: string): Plugin => ({
  name: "without-gatsby",
  async setup(esbuild) {
    const size = await logoConstants(prefix);
    esbuild.initialOptions.define = { "process.env.NODE_ENV": '"production"', ...environment(), ...size };
    esbuild.onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => ({
      contents: (await readFile(file, "utf8")).replace(/(?<![.\w])graphql`[^`]*`/g, "null"),
      loader: file.endsWith("x") ? "tsx" : "ts",
    }));
    esbuild.onResolve({ filter: /^gatsby(\/|$)/ }, ({ path }) => ({ path, namespace: "gatsby", sideEffects: false }));
    esbuild.onLoad({ filter: /^gatsby$/, namespace: "gatsby" }, () => ({
      contents: `export const graphql = null; export const withPrefix = (path) => ${JSON.stringify(prefix)} + path;`,
    }));
  },
});

/** The variables `GATSBY_…`, which Gatsby defines from the environment and `.env.production`. Browsers have no `process`. */
export function environment(): Record<string, string> {
  const { NODE_ENV = "production", GATSBY_ACTIVE_ENV = NODE_ENV } = process.env;
  const file = `.env.${GATSBY_ACTIVE_ENV}`;
  const variables = { ...(existsSync(file) && parseEnv(readFileSync(file, "utf8"))), ...process.env };
  const own = Object.entries(variables).filter(([name]) => name.startsWith("GATSBY_"));
  const defined = own.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)] as const);
  // Others are undefined. As an object, it would become a further script file.
  return { "process.env": "globalThis", ...Object.fromEntries(defined) };
}

/** The class names of a style sheet, and the values in its `:export`, exported as Gatsby's css-loader does. */
const styleNames: Plugin = {
  name: "style-names",
  setup(esbuild) {
    esbuild.onLoad({ filter: /\.module\.scss$/ }, async ({ path: file }) => {
      const css = await compileStyles(file);
      const camelCase = (name: string): string =>
        name.replace(/-+(\w)/g, (_dash, letter: string) => letter.toUpperCase());
      const names = [...classesIn(css)].map((name) => [camelCase(name), className(file, name)] as const);
      const values = [...css.matchAll(/(?<=:export ?\{[^}]*)([\w-]+): ?([^;}]+)[;}]/g)].map(
        ([, name = "", value]) => [name, value] as const,
      );
      const exported = [...names, ...values].map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
      return { contents: exported.join("\n") };
    });
  },
};
