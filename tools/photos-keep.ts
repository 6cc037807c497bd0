import { parseArgs } from "node:util";
import { readContent } from "../src/content/read/content";
import { askHost } from "./editors/ask-host";
import { keepPhotos } from "./editors/keep-photos";
import { progress } from "./editors/progress";

const { values, positionals } = parseArgs({ options: { "stand-in": { type: "string" } }, allowPositionals: true });
const ask = askHost(values["stand-in"] === undefined ? undefined : Number(values["stand-in"]));

async function main(): Promise<void> {
  const photos = await keepPhotos(process.cwd(), readContent(), positionals, ask, progress);
  progress();
  const missing = photos.filter(({ problem }) => problem);
  for (const { file, problem } of missing) console.error(`${file}  ${problem}`);
  console.log(
    photos.length === 0
      ? "Every photo has a picture in content/photos/ already."
      : `${photos.length - missing.length} of ${photos.length} photos were fetched into content/photos/.`,
  );
  if (missing.length > 0) process.exitCode = 1;
}

void main();
