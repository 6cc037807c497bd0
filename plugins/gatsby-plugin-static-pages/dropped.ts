import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { filesIn } from "./files";

const guide = 'docs/extending.md, "Interactive parts"';

/** What a kind of file does that published pages do not have, and the remedy. */
const rules: readonly { file: RegExp; code: RegExp; remedy: string }[] = [
  {
    // Forms and islands have React in the browser.
    file: /^src\/(?!forms\/|islands\/)(?!.*\.test\.).*\.[jt]sx$/,
    code: /\bon[A-Z]\w*(?==\{)|\buse(?:State|Reducer|Effect|LayoutEffect)(?=[(<])/,
    remedy: `write a script.ts beside it: ${guide}`,
  },
  {
    file: /^gatsby-ssr\.[cm]?[jt]sx?$/,
    code: /\b(?:set|replace)(?:Head|PreBody|PostBody)Components\b|\bsetBodyAttributes\b|\bwrap(?:Page|Root)Element\b/,
    remedy: "write it in src/html.tsx, src/components/metadata/ or, around each page, src/templates/page.tsx",
  },
  {
    file: /^gatsby-browser\.[cm]?[jt]sx?$/,
    code: /\bon(?:ClientEntry|InitialClientRender|RouteUpdate)\b|\bexport\b|\bimport\b/,
    remedy: `write the script.ts of a section type: ${guide}`,
  },
];

/** A plugin of Gatsby's store. */
export interface LoadedPlugin {
  name: string;
  /** Its folder. */
  resolve: string;
  ssrAPIs: readonly string[];
  browserAPIs: readonly string[];
}

/** The plugins whose scripts or head components published pages do not have. This project needs neither of gatsby-plugin-image. */
export const findUnused = (plugins: readonly LoadedPlugin[]): string[] =>
  plugins
    .filter(
      ({ name, resolve }) =>
        !/[\\/]gatsby[\\/]dist[\\/]/.test(resolve) &&
        !/^(gatsby-plugin-(image|static-pages)|default-site-plugin)$/.test(name),
    )
    .filter(({ ssrAPIs, browserAPIs }) => ssrAPIs.includes("onRenderBody") || browserAPIs.length > 0)
    .map(({ name }) => `${name} adds scripts or tags to pages, which published pages do not have: ${guide}`);

/** The code of a project that works in `gatsby develop`, but not in its published pages, each with its remedy. */
export function findDropped(root: string): string[] {
  const files = [
    ...readdirSync(root).filter((file) => file.startsWith("gatsby-")),
    ...filesIn(path.join(root, "src")).map((file) => `src/${file}`),
  ];
  return files.flatMap((file) => {
    const rule = rules.find((one) => one.file.test(file));
    const found = rule?.code.exec(readFileSync(path.join(root, file), "utf8"))?.[0];
    return rule && found ? `${file}: "${found}" has no effect in published pages, so ${rule.remedy}` : [];
  });
}
