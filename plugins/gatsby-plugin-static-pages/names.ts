import { readFile, rename } from "node:fs/promises";
import path from "node:path";
import { immutableFile } from "./addresses";
import { filesIn } from "./files";

/** The addresses of files that are named by their content, by those that pages and style sheets know them by. */
export type Names = Map<string, string>;

/** Names the fonts, the drawings and the icons of a site by their content. */
export async function nameFiles(site: string): Promise<Names> {
  const names: Names = new Map();
  for (const file of filesIn(site).filter((one) => /^(fonts\/.*\.woff2|drawings\/.*\.svg|icons\.svg)$/.test(one))) {
    const named = immutableFile(path.basename(file), await readFile(path.join(site, file)));
    await rename(path.join(site, file), path.join(site, named));
    names.set(`/${file}`, `/${named}`);
  }
  return names;
}

/** Writes the new addresses into a page or a style sheet: into attributes and `url(…)`, not into its words. */
export const withNames = (text: string, names: Names): string =>
  text.replace(/(?<=["(])(\/[\w./-]+)(?=["#)])/g, (address) => names.get(address) ?? address);
