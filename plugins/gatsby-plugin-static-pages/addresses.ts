import { digestOf } from "./files";

/** The file in `dist/` from which hosts answer an address without a redirect: `/about` -> `about.html`. */
export const pageFile = (path: string): string =>
  path === "/" ? "index.html" : `${path.replace(/^\/|\/$/g, "")}.html`;

/**
 * The folder in `dist/` for files whose names change with their content, Gatsby's for pictures that it cut. Browsers keep them for a
 * year. No page can have an address in it.
 */
export const immutableFolder = "static";

/** A file's place by its content: `share/about.png` -> `static/share/about-0a1b2c3d4e.png`. */
export const immutableFile = (file: string, data: string | Buffer): string =>
  `${immutableFolder}/${file.replace(/\.\w+$/, `-${digestOf([data]).slice(0, 10)}$&`)}`;
