import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { digestOf, filesIn } from "../../plugins/gatsby-plugin-static-pages/files";

/** What the chain of builds (`tests/chain`) leaves: the sample site by its delivery, and what servers include for the first. */
type Left = "email" | "netlify" | "endpoint" | "servers";

const place = "reports/sites";
const note = path.join(place, "sources");

/** There once the chain has left all of them. */
export const chainLeft = path.join(place, "endpoint");

/** A digest of all that these sites are made of. */
const sources = (): string =>
  digestOf(
    [
      "src",
      "plugins",
      "static",
      "docs/querying.md",
      "tests/chain",
      "tools/support/sample-site",
      "package-lock.json",
    ].flatMap((part) =>
      (part.includes(".") ? [part] : filesIn(part).map((file) => `${part}/${file}`))
        .filter((file) => file !== "src/gatsby-types.d.ts")
        .flatMap((file) => [file, readFileSync(file)]),
    ),
  );

/** Takes away what the last chain left. */
export function forgetSites(): void {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  writeFileSync(note, sources());
}

/** Keeps a copy of a folder. It appears whole, so that others can wait for it. */
export function keepSite(name: Left, folder: string): void {
  const kept = path.join(place, name);
  cpSync(folder, `${kept}.next`, { recursive: true });
  renameSync(`${kept}.next`, kept);
}

/** The folder of a site that the chain left. Throws where there is none, or one of other sources than today's. */
export function siteFolder(name: Left): string {
  const folder = path.join(place, name);
  if (!existsSync(folder) || readFileSync(note, "utf8") !== sources())
    throw new Error(`${folder}/ is not there, or was built of other files: run "npm run test:chain" first`);
  return folder;
}
