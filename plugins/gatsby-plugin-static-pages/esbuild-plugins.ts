import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";
import { compile } from "sass";
import { logoConstants } from "./icons";
import { className, sassOptions } from "./style-sheets";

/** Removes queries, defines constants and adds the path prefix, as Gatsby's build does. Other imports of Gatsby are errors. */
export const withoutGatsby = (prefix: string): Plugin => ({
  name: "without-gatsby",
  async setup(esbuild) {
    const size = await logoConstants(process.cwd(), prefix);
    esbuild.initialOptions.define = { "process.env.NODE_ENV": '"production"', ...size };
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

/** The class names of a style sheet, and the values in its `:export`, exported as Gatsby's css-loader does. */
export const styleNames: Plugin = {
  name: "style-names",
  setup(esbuild) {
    esbuild.onLoad({ filter: /\.module\.scss$/ }, ({ path: file }) => {
      const { css } = compile(file, sassOptions);
      const classes = new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name));
      const camelCase = (name: string): string =>
        name.replace(/-+(\w)/g, (_dash, letter: string) => letter.toUpperCase());
      const names = [...classes].map((name) => [camelCase(name), className(file, name)] as const);
      const values = [...css.matchAll(/(?<=^:export \{[^}]*)([\w-]+): ([^;]+);/gm)].map(
        ([, name = "", value]) => [name, value] as const,
      );
      const exported = [...names, ...values].map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
      return { contents: exported.join("\n") };
    });
  },
};
