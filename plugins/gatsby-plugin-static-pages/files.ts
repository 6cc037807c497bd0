import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";

/** Every file below a folder, sorted, for example "fonts/caslon.woff2". */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();

/** The path of a file in a folder. Creates its parent folders. */
export function placeFor(folder: string, file: string): string {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  return place;
}

/** Deletes everything in a folder, but not the folder, which may be a volume of Docker. On Windows, a scanner may have a file open for a moment. */
export function emptyFolder(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    rmSync(path.join(folder, name), { recursive: true, force: true, maxRetries: 5 });
}

/** A hash of several texts and files. */
export function digestOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  parts.forEach((part) => hash.update(part));
  return hash.digest("hex");
}

/** The file in `dist/` that hosts serve for a path without a redirect: `/about` -> `about.html`. */
export const pageFile = (path: string): string =>
  path === "/" ? "index.html" : `${path.replace(/^\/|\/$/g, "")}.html`;

/** The folder in `dist/` for files that browsers cache for a year: fingerprinted ones, and Gatsby's images. No page can have a path in it. */
export const immutableFolder = "static";

/** A file's fingerprinted path: `share/about.png` -> `static/share/about-0a1b2c3d4e.png`. */
export const immutableFile = (file: string, data: string | Buffer): string =>
  `${immutableFolder}/${file.replace(/\.\w+$/, `-${digestOf([data]).slice(0, 10)}$&`)}`;
