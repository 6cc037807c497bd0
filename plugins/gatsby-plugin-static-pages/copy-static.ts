import { existsSync } from "node:fs";
import { cp, lstat, mkdir } from "node:fs/promises";
import path from "node:path";
import { PlainError } from "../gatsby-source-content/plain-error";
import { symbolicLink } from "../gatsby-source-content/read/read-text";
import { immutableFolder, pageFile } from "./files";

const here = "plugins/gatsby-plugin-static-pages";

/** What the build writes itself, and what to do instead of putting a file of this name into `static/`. */
const remedies: Readonly<Record<string, string>> = {
  _headers: `set headers in ${here}/headers.ts`,
  _redirects: 'write old paths under "formerly:" in the page.md of the page that they lead to',
  "manifest.webmanifest": `change ${here}/brand.ts`,
  "robots.txt": `change ${here}/search-engines.ts`,
  "sitemap.xml": `change ${here}/search-engines.ts`,
  [immutableFolder]: "rename this folder",
};

/**
 * Copies the files that are served as they are, `.well-known/` and other names with a dot included. Throws a `PlainError` for a file
 * that the build would overwrite, for example that of a page with one of these paths, and for a symbolic link.
 */
export async function copyStatic(from: string, site: string, paths: readonly string[]): Promise<void> {
  const pages = paths.map((page) => [pageFile(page), `rename it, or change the path of the page ${page}`] as const);
  for (const [name, remedy] of [...Object.entries(remedies), ...pages])
    if (existsSync(path.join(from, name)))
      throw new PlainError(`static/${name} has the name of what the build writes itself: ${remedy}.`);
  await cp(from, site, { recursive: true, filter: refuseLink });
  await mkdir(path.join(site, immutableFolder));
}

/** A link would lead to a place on the machine that built the site, or publish a file of it. */
async function refuseLink(file: string): Promise<boolean> {
  if ((await lstat(file)).isSymbolicLink()) throw new PlainError(`${path.relative("", file)} ${symbolicLink}.`);
  return true;
}
