import { nameByContent } from "./content-hash";

/**
 * The folder in `dist/` for files whose names change with their content, Gatsby's for pictures that it cut. Browsers keep them for a
 * year. No page can have an address in it.
 */
export const immutableFolder = "static";

/** `share/about.png` -> `static/share/about-0a1b2c3d4e.png`. */
export const immutableFile = (file: string, data: string | Buffer): string =>
  `${immutableFolder}/${nameByContent(file, data)}`;
