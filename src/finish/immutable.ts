import { nameByContent } from "./content-hash";

/**
 * The folder in `dist/` for files that the build names by their content. Browsers keep them for a year. No page can have an
 * address in it, because the addresses of pages have no underscore.
 */
export const immutableFolder = "_immutable";

/** `islands-0a1b.js`, a name that holds a hash already -> `/_immutable/islands-0a1b.js`. */
export const immutableAddress = (file: string): string => `/${immutableFolder}/${file}`;

/** `share/about.png` -> `_immutable/share/about-0a1b2c3d4e.png`. */
export const immutableFile = (file: string, data: Buffer): string => `${immutableFolder}/${nameByContent(file, data)}`;
