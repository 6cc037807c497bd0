import { readContent } from "../plugins/gatsby-source-content/read/read-content";
import { runCommand, WrongUsage } from "./lib/run-command";
import { checkPhotos, downloadPhotos } from "./editors/photos";

const usage = `npm run photos check      asks the stock hosts whether they still have every photo
npm run photos download   stores every stock photo in content/photos/`;

void runCommand({ usage, most: 1, options: {} }, async ([word]) => {
  if (word !== "check" && word !== "download") throw new WrongUsage('Write "check" or "download"');
  const reports = await (word === "check" ? checkPhotos : downloadPhotos)(readContent());
  const failed = reports.filter(({ problem }) => problem !== undefined);
  for (const { file, problem } of failed) console.error(`${file}  ${problem}`);
  const outcome = word === "check" ? "are available" : "are now in content/photos/";
  console.log(`${reports.length - failed.length} of ${reports.length} stock photos ${outcome}.`);
  return failed.length === 0;
});
