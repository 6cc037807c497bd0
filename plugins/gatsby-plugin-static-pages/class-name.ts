import path from "node:path";

/**
 * `hero-photo` for `.photo` of hero.module.scss, and `hero` for its `.hero`. No two of these have one name, and a hash in each
 * class would cost every page 500 bytes.
 */
export function className(styleSheet: string, local: string): string {
  const file = path.basename(styleSheet, ".module.scss");
  return local === file ? file : `${file}-${local}`;
}
