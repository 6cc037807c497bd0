import { cpSync, existsSync } from "node:fs";
import path from "node:path";

/** Where the chain of builds (`tests/builds`) leaves sites for other tests. */
export const builtSites = "reports/sites";

/** What it leaves: the sample site by its delivery or below a path, and of the first what servers include and its content. */
type Left = "email" | "netlify" | "endpoint" | "below" | "servers" | "content";

/** Keeps a copy of a folder. */
export const keepSite = (name: Left, folder: string): void =>
  cpSync(folder, path.join(builtSites, name), { recursive: true });

/** The folder of a site that the last chain left; throws where there is none. */
export function siteFolder(name: Left): string {
  const folder = path.join(builtSites, name);
  if (!existsSync(folder)) throw new Error(`${folder}/ is not there: run "npm run test:builds" first`);
  return folder;
}
