import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";

/** Every file below a folder, sorted, as in "fonts/caslon.woff2". */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();

/** The path of a file in a folder, whose parent folders it creates. */
export async function placeFor(folder: string, file: string): Promise<string> {
  const place = path.join(folder, file);
  await mkdir(path.dirname(place), { recursive: true });
  return place;
}

/** One digest of several texts and files. */
export function digestOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  parts.forEach((part) => hash.update(part));
  return hash.digest("hex");
}

/** The file in `dist/` from which hosts answer an address without a redirect: `/about` -> `about.html`. */
export const pageFile = (path: string): string =>
  path === "/" ? "index.html" : `${path.replace(/^\/|\/$/g, "")}.html`;

/**
 * The folder in `dist/` for files whose names change with their content, Gatsby's for images that it cut. Browsers keep them for a
 * year. No page can have an address in it.
 */
export const immutableFolder = "static";

/** Whether a path is in that folder: then Gatsby put the file there, not the owner. */
export const isImmutable = (path: string): boolean => path.startsWith(`/${immutableFolder}/`);

/** A file's place by its content: `share/about.png` -> `static/share/about-0a1b2c3d4e.png`. */
export const immutableFile = (file: string, data: string | Buffer): string =>
  `${immutableFolder}/${file.replace(/\.\w+$/, `-${digestOf([data]).slice(0, 10)}$&`)}`;
