import { existsSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import path from "node:path";
import { UserError } from "../gatsby-source-content/user-error";
import { immutableFolder } from "./files";

/** What the build writes itself. */
const reserved = ["_headers", "_redirects", "manifest.webmanifest", "robots.txt", "sitemap.xml", immutableFolder];

/** Copies the files that are served as they are. Throws a `UserError` for one that the build would overwrite. */
export async function copyStatic(from: string, site: string): Promise<void> {
  const name = reserved.find((one) => existsSync(path.join(from, one)));
  if (name)
    throw new UserError(
      `static/${name} has the name of what the build writes itself, in plugins/gatsby-plugin-static-pages: rename it, or change it there.`,
    );
  await cp(from, site, { recursive: true });
  await mkdir(path.join(site, immutableFolder));
}
