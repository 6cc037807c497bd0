import { readdirSync } from "node:fs";
import path from "node:path";
import { isHiddenFile } from "../content-types";
import { isRecord } from "../record";
import { contentFrom, type Content } from "./content";
import { readImage } from "./read-image";
import { readText } from "./read-text";

/** Reads all of `content/` below `root`, and the names of other files that links may lead to, without Gatsby. */
export function readContent(root: string): Content {
  return contentFrom(
    filesOnDisk(root),
    (file) => readText(path.join(root, file)),
    (file) => readImage(path.join(root, file)),
    ["static", "src/pages"].flatMap((folder) => filesBelow(root, folder)),
  );
}

/** The files of `content/` below `root`, for example "content/site.md". */
export const filesOnDisk = (root: string): string[] => filesBelow(root, "content").sort();

/** Every file below a folder; none if it disappears meanwhile, for example when git switches branches. */
function filesBelow(root: string, folder: string): string[] {
  try {
    return readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter((one) => !isHiddenFile(one.name))
      .flatMap((one) => {
        const name = `${folder}/${one.name}`;
        return one.isDirectory() ? filesBelow(root, name) : [name];
      });
  } catch (error) {
    if (isRecord(error) && (error.code === "ENOENT" || error.code === "ENOTDIR")) return [];
    throw error;
  }
}
