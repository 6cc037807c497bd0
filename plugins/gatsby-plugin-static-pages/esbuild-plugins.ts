import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";
import { compile } from "sass";
import { className } from "./class-name";
import { logoSize } from "./icons";

/** Does to components what Gatsby's build does: takes queries out and puts constants in. Nothing else of Gatsby may be here. */
export const withoutGatsby: Plugin = {
  name: "without-gatsby",
  async setup(esbuild) {
    const size = await logoSize(process.cwd());
    esbuild.initialOptions.define = { "process.env.NODE_ENV": '"production"', ...size };
    esbuild.onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => ({
      contents: (await readFile(file, "utf8")).replace(/\bgraphql`[^`]*`/g, "null"),
      loader: file.endsWith("x") ? "tsx" : "ts",
    }));
    esbuild.onResolve({ filter: /^gatsby(\/|$)/ }, ({ path }) => ({ path, namespace: "gatsby", sideEffects: false }));
    esbuild.onLoad({ filter: /^gatsby$/, namespace: "gatsby" }, () => ({ contents: "export const graphql = null;" }));
  },
};

/** The names of a style sheet's classes, as Gatsby has css-loader export them and the same as in the pages. */
export const styleNames: Plugin = {
  name: "style-names",
  setup(esbuild) {
    esbuild.onLoad({ filter: /\.module\.scss$/ }, ({ path: file }) => {
      const classes = new Set([...compile(file).css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name));
      const camelCase = (name: string): string =>
        name.replace(/-+(\w)/g, (_dash, letter: string) => letter.toUpperCase());
      const exported = [...classes].map((name) => `export const ${camelCase(name)} = "${className(file, name)}";`);
      return { contents: exported.join("\n") };
    });
  },
};
