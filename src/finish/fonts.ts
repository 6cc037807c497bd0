import { readdir, readFile, rename } from "node:fs/promises";
import path from "node:path";
import { immutableFile } from "./immutable";

/** Writes the new addresses of fonts into a style sheet, or turns an old address into the new one. */
export type Readdress = (text: string) => string;

/** Gives each font of the site a name by its content. */
export async function nameFonts(site: string): Promise<Readdress> {
  const addresses: [string, string][] = [];
  for (const file of await readdir(path.join(site, "fonts"))) {
    if (!file.endsWith(".woff2")) continue;
    const old = path.join(site, "fonts", file);
    const named = immutableFile(file, await readFile(old));
    await rename(old, path.join(site, named));
    addresses.push([`/fonts/${file}`, `/${named}`]);
  }
  return (text) => addresses.reduce((so, [from, to]) => so.replaceAll(from, to), text);
}
