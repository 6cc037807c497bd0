import { writeFile } from "node:fs/promises";
import path from "node:path";
import { unlessThere } from "./files";
import { immutableFile } from "./immutable";
import { attribute, elementsIn, setAttribute, type Document, type Element } from "./tree";

/** An element that comes to life in the browser. The attribute holds the data that it needs then, as JSON. */
export const isIsland = (element: Element): boolean => attribute(element, "data-island") !== undefined;

/**
 * Puts the data of each island into a file, and the file's address in its place: only visitors who touch the island need it. Gives
 * the files, as in "_immutable/form-0a1b2c3d4e.json".
 */
export const writeIslandData = (document: Document, site: string): Promise<string[]> =>
  Promise.all(
    [...elementsIn(document)].filter(isIsland).map(async (island) => {
      const data = Buffer.from(attribute(island, "data-island") ?? "");
      const file = immutableFile("form.json", data);
      // Pages with the same form share the file, which may be a link to the last site's: it is never written over.
      await writeFile(path.join(site, file), data, { flag: "wx" }).catch(unlessThere);
      setAttribute(island, "data-island", `/${file}`);
      return file;
    }),
  );
