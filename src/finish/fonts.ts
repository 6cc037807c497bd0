import { readdir, readFile, rename } from "node:fs/promises";
import path from "node:path";
import { nameByContent } from "./hashed";

/** Writes the addresses that fonts have got into a style sheet, or an address. */
export type Readdress = (text: string) => string;

/** Names each font of the site by its content, so that browsers keep it for good. */
export async function nameFonts(site: string): Promise<Readdress> {
  const addresses: [string, string][] = [];
  for (const file of await readdir(path.join(site, "fonts"))) {
    if (!file.endsWith(".woff2")) continue;
    const old = path.join(site, "fonts", file);
    const named = nameByContent(file, await readFile(old));
    await rename(old, path.join(site, "fonts", named));
    addresses.push([`/fonts/${file}`, `/fonts/${named}`]);
  }
  return (text) => addresses.reduce((so, [from, to]) => so.replaceAll(from, to), text);
}
