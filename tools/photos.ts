import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { readContent } from "../plugins/gatsby-source-content/read/content";
import { photoSheet } from "./editors/photo-sheet";
import { builtSite } from "./support/host-files";
import { runCommand, WrongUsage } from "./support/run-command";
import { checkPhotos, keepPhotos, type Fetch } from "./editors/photos";

const usage = `npm run photos check              asks the stock hosts whether every photo is still there
npm run photos check -- --write   also notes each photo's size in its file
npm run photos keep               fetches every stock photo into content/photos/
npm run photos keep <name> …      fetches those of these names
npm run photos sheet              writes a page with every photo where it stands on the built site, for you to look at`;

const sheet = "reports/photos.html";

const ask: Fetch = (address) => fetch(address, { signal: AbortSignal.timeout(15_000) });

/** Writes the sheet into a folder that git ignores and nobody publishes. */
function writeSheet(): void {
  mkdirSync(path.dirname(sheet), { recursive: true });
  writeFileSync(sheet, photoSheet(builtSite("dist")));
  console.log(`Open ${pathToFileURL(sheet).href} in your browser. It is for you alone: no host publishes it.`);
}

const most = Number.POSITIVE_INFINITY;

void runCommand({ usage, most, options: { write: { type: "boolean" } } }, async ([word, ...names], { write }) => {
  if (word === "sheet" && names.length === 0 && !write) return writeSheet();
  const isCheck = word === "check" && names.length === 0;
  if (!isCheck && (word !== "keep" || write)) throw new WrongUsage("Photos are checked, kept, or shown on a sheet");
  const reports = isCheck
    ? await checkPhotos(process.cwd(), readContent(), ask, write)
    : await keepPhotos(process.cwd(), readContent(), names, ask);
  const missing = reports.filter(({ problem }) => problem);
  for (const { file, problem = "" } of missing) console.error(`${file}  ${problem}`);
  const count = `${reports.length - missing.length} of ${reports.length} stock photos`;
  console.log(isCheck ? `${count} are there.` : `${count} were fetched into content/photos/.`);
  return missing.length === 0;
});
