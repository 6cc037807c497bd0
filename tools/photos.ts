import { readContent } from "../plugins/gatsby-source-content/read/content";
import { runCommand, WrongUsage } from "./support/run-command";
import { checkPhotos, keepPhotos, type Fetch } from "./editors/photos";

const usage = `npm run photos check              asks the stock hosts whether every photo is still there
npm run photos check -- --write   also notes each photo's size in its file
npm run photos keep               fetches every stock photo into content/photos/
npm run photos keep <name> …      fetches those of these names`;

/** Milliseconds that a stock host has for one photo. */
const patience = 15_000;

const ask: Fetch = (address) => fetch(address, { signal: AbortSignal.timeout(patience) });

void runCommand(
  { usage, most: Number.POSITIVE_INFINITY, options: { write: { type: "boolean" } } },
  async ([word, ...names], { write }) => {
    const isCheck = word === "check" && names.length === 0;
    if (!isCheck && (word !== "keep" || write)) throw new WrongUsage("Photos are checked, or kept");
    const reports = await (isCheck
      ? checkPhotos(process.cwd(), readContent(), ask, write)
      : keepPhotos(process.cwd(), readContent(), names, ask));
    const missing = reports.filter(({ problem }) => problem);
    for (const { file, problem = "" } of missing) console.error(`${file}  ${problem}`);
    const count = `${reports.length - missing.length} of ${reports.length} stock photos`;
    if (reports.length === 0) console.log("No photo comes from a stock host.");
    else console.log(isCheck ? `${count} are there.` : `${count} were fetched into content/photos/.`);
    return missing.length === 0;
  },
);
