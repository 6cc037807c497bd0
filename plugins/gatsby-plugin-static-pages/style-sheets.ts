import path from "node:path";

/** The options of Sass for each style sheet, in pages, scripts and tests. */
export const sassOptions = { loadPaths: ["node_modules"] };

/** `hero-photo` for `.photo` of hero.module.scss, `hero` for its `.hero`. File names are unique; hashes would add 500 bytes to every page. */
export function className(styleSheet: string, local: string): string {
  const file = path.basename(styleSheet, ".module.scss");
  return local === file ? file : `${file}-${local}`;
}
