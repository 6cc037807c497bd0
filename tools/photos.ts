import { readContent } from "../plugins/gatsby-source-content/read/read-content";
import { runCommand, WrongUsage } from "./lib/run-command";
import { checkPhotos, downloadPhotos, type Fetch, type Report } from "./editors/photos";

const usage = `npm run photos check              asks the stock hosts whether every photo is still there
npm run photos check -- --write   also notes each photo's size in its file
npm run photos download           fetches every stock photo into content/photos/
npm run photos download <name> …  fetches those of these names`;

const ask: Fetch = (address) => fetch(address, { signal: AbortSignal.timeout(15_000) });

/** Prints the problems and the number of photos without one; returns whether there are no problems. */
function report(reports: readonly Report[], what: string): boolean {
  const missing = reports.filter(({ problem }) => problem);
  for (const { file, problem = "" } of missing) console.error(`${file}  ${problem}`);
  console.log(`${reports.length - missing.length} of ${reports.length} stock photos ${what}.`);
  return missing.length === 0;
}

const most = Number.POSITIVE_INFINITY;

void runCommand({ usage, most, options: { write: { type: "boolean" } } }, async ([word, ...names], { write }) => {
  if (word === "check" && names.length === 0)
    return report(await checkPhotos(".", readContent(), ask, write), "are there");
  if (word === "download" && !write)
    return report(await downloadPhotos(".", readContent(), names, ask), "were fetched into content/photos/");
  throw new WrongUsage('Write "check" or "download"');
});
