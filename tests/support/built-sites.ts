import { cpSync, existsSync } from "node:fs";
import path from "node:path";

/** Where `tests/builds` stores sites for other tests. */
export const builtSites = "reports/sites";

/** The fixture site by delivery method, that with an endpoint at /harbour; the content of the first. */
type StoredSite = "email" | "netlify" | "endpoint" | "content";

/** Stores a copy of a folder. */
export const storeSite = (name: StoredSite, folder: string): void =>
  cpSync(folder, path.join(builtSites, name), { recursive: true });

/** The folder of a stored site. Throws if it is missing. */
export function siteFolder(name: StoredSite): string {
  const folder = path.join(builtSites, name);
  if (!existsSync(folder)) throw new Error(`${folder}/ is missing: run "npm run test:builds" first`);
  return folder;
}
