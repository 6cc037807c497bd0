import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { immutableFile } from "./immutable";
import { elementsIn, replaceText, textOf, type Document } from "./tree";

/** The addresses of files that are named by their content, by those that pages and style sheets know them by. */
export type Names = Map<string, string>;

/** Names the fonts, the drawings and the icons of a site by their content. */
export async function nameFiles(site: string): Promise<Names> {
  const within = async (folder: string, ending: string): Promise<string[]> =>
    (await readdir(path.join(site, folder))).filter((file) => file.endsWith(ending)).map((file) => `${folder}/${file}`);
  const names: Names = new Map();
  for (const file of [...(await within("fonts", ".woff2")), ...(await within("drawings", ".svg")), "icons.svg"]) {
    const old = path.join(site, file);
    const named = immutableFile(path.basename(file), await readFile(old));
    await rename(old, path.join(site, named));
    names.set(`/${file}`, `/${named}`);
  }
  return names;
}

/** Writes the new addresses into a style sheet. */
export const nameInStyles = (styles: string, names: Names): string =>
  [...names].reduce((so, [from, to]) => so.replaceAll(from, to), styles);

/** Writes the new addresses into a page, and the data of its islands into files of their own: only who touches one needs it. */
export async function nameInPage(document: Document, names: Names, site: string): Promise<void> {
  for (const element of elementsIn(document)) {
    if (element.tagName === "style") replaceText(element, nameInStyles(textOf(element), names));
    for (const attribute of element.attrs) {
      const [address = "", place] = attribute.value.split("#");
      const named = names.get(address);
      if (attribute.name === "data-island") attribute.value = await writeIslandData(attribute.value, site);
      else if (named) attribute.value = place === undefined ? named : `${named}#${place}`;
    }
  }
}

/** Returns the address of the file. Pages with the same form share it. */
async function writeIslandData(data: string, site: string): Promise<string> {
  const file = immutableFile("form.json", Buffer.from(data));
  await writeFile(path.join(site, file), data);
  return `/${file}`;
}
