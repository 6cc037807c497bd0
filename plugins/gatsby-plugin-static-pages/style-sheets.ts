import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { CompileResult, StringOptions } from "sass";

/** The options of Sass for each style sheet, in pages, scripts and tests. */
export const sassOptions = { loadPaths: ["node_modules"] };

/** The style sheets of this build, by URL. In `gatsby develop`, the files that they use may change. */
const compiled = new Map<string, CompileResult>();

/**
 * Sass for webpack. A build compiles each style sheet once, which saves 3 seconds: two stages of webpack and the scripts ask for it. The
 * synchronous form saves 2 more, but allows no asynchronous importers, such as webpack's. Loaded at the first style sheet, because a
 * process of Gatsby's that only runs queries reads gatsby-config.ts too.
 */
export const implementation = {
  info: "dart-sass\t1",
  compileStringAsync: async (source: string, options: StringOptions<"sync"> & { url: URL }): Promise<CompileResult> => {
    const known = compiled.get(options.url.href);
    if (known) return known;
    const { compileString } = await import("sass");
    const result = compileString(source, { ...options, importers: [] });
    if (process.env.gatsby_executing_command === "build") compiled.set(options.url.href, result);
    return result;
  },
};

/** The CSS of a style sheet with the class names as written there, compressed if webpack has compiled it before. */
export async function compileStyles(file: string): Promise<string> {
  const options = { ...sassOptions, url: pathToFileURL(file) };
  return (await implementation.compileStringAsync(await readFile(file, "utf8"), options)).css;
}

/** `hero-photo` for `.photo` of hero.module.scss, `hero` for its `.hero`. File names are unique; hashes would add 500 bytes to every page. */
export function className(styleSheet: string, local: string): string {
  const file = path.basename(styleSheet, ".module.scss");
  return local === file ? file : `${file}-${local}`;
}

export const classesIn = (styles: string): Set<string> =>
  new Set([...styles.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name));

/** The URLs in the rules of a style sheet, each with its selector. */
export const urlsIn = (styles: string): { selector: string; url: string }[] =>
  [...styles.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selector = "", rule = ""]) =>
    [...rule.matchAll(/url\("?([^#")][^")]*)/g)].map(([, url = ""]) => ({ selector, url })),
  );
