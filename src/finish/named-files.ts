import { readdir, readFile, rename } from "node:fs/promises";
import path from "node:path";
import { immutableFile } from "./immutable";

/** Writes the new addresses of named files into a style sheet, or turns an old address into the new one. */
export type Readdress = (text: string) => string;

/** Gives the fonts, the drawings and the icons of the site names by their content. */
export async function nameFiles(site: string): Promise<Readdress> {
  const within = async (folder: string, ending: string): Promise<string[]> =>
    (await readdir(path.join(site, folder))).filter((file) => file.endsWith(ending)).map((file) => `${folder}/${file}`);
  const addresses: [string, string][] = [];
  for (const file of [...(await within("fonts", ".woff2")), ...(await within("drawings", ".svg")), "icons.svg"]) {
    const old = path.join(site, file);
    const named = immutableFile(path.basename(file), await readFile(old));
    await rename(old, path.join(site, named));
    addresses.push([`/${file}`, `/${named}`]);
  }
  return (text) => addresses.reduce((so, [from, to]) => so.replaceAll(from, to), text);
}
