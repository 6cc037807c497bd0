import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

/** What the chain of builds (`tests/chain`) leaves: the sample site by its delivery, and what servers include for the first. */
type Left = "email" | "netlify" | "endpoint" | "servers";

const place = "reports/sites";

/** There once the chain has left all of them. */
export const chainLeft = path.join(place, "endpoint");

/** Removes what the last chain left. */
export function forgetSites(): void {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
}

/** Keeps a copy of a folder. It appears whole, so that others can wait for it. */
export function keepSite(name: Left, folder: string): void {
  const kept = path.join(place, name);
  cpSync(folder, `${kept}.next`, { recursive: true });
  renameSync(`${kept}.next`, kept);
}

/** The folder of a site that the last chain left; throws where there is none. */
export function siteFolder(name: Left): string {
  const folder = path.join(place, name);
  if (!existsSync(folder)) throw new Error(`${folder}/ is not there: run "npm run test:chain" first`);
  return folder;
}
