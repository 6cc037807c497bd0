import { copyFile, mkdir } from "node:fs/promises";
import path from "node:path";
import { immutableAddress, immutableFolder } from "./immutable";
import { attribute, elementsIn, setAttribute, type Document } from "./tree";

/** An address of a picture that gatsby-plugin-sharp made, in a `src` or a `srcset`. Its name holds a hash of the picture and of its cut. */
const made = /(?<![^\s,])\/(static\/[0-9a-f]{32}\/[^\s,]+)/g;

/** Gives the pictures that the build made the address that they are served at; tells their files in `public/`. */
export function readdressPictures(document: Document): string[] {
  const files = new Set<string>();
  const readdress = (_address: string, file: string): string => {
    files.add(file);
    return immutableAddress(file);
  };
  for (const element of elementsIn(document)) {
    if (element.tagName !== "img" && element.tagName !== "source") continue;
    for (const name of ["src", "srcset"]) {
      const value = attribute(element, name);
      if (value) setAttribute(element, name, value.replace(made, readdress));
    }
  }
  return [...files];
}

/** Copies those pictures into a site, each once. */
export async function copyPictures(files: readonly string[], from: string, site: string): Promise<void> {
  for (const file of new Set(files)) {
    const place = path.join(site, immutableFolder, file);
    await mkdir(path.dirname(place), { recursive: true });
    await copyFile(path.join(from, file), place);
  }
}
