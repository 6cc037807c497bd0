import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readContent } from "../src/content/read/content";
import { askHost } from "./editors/ask-host";
import { withFields } from "../src/content/write/write-fields";
import { checkPhotos } from "./editors/photos";
import { progress } from "./editors/progress";

const { values } = parseArgs({ options: { write: { type: "boolean" }, "stand-in": { type: "string" } } });
const ask = askHost(values["stand-in"] === undefined ? undefined : Number(values["stand-in"]));

async function main(): Promise<void> {
  const reports = await checkPhotos(readContent(), ask, progress);
  progress();
  let written = 0;
  for (const { photo, problem, size } of reports) {
    if (problem) console.error(`${photo.file}  ${problem}`);
    if (!values.write || !size) continue;
    const text = withFields(photo, size);
    if (text === photo.text) continue;
    writeFileSync(photo.file, text);
    written += 1;
  }
  const missing = reports.filter(({ problem }) => problem).length;
  console.log(`${reports.length - missing} of ${reports.length} stock photos are there.`);
  if (values.write) console.log(`Sizes were written to ${written} files.`);
  if (missing > 0) process.exitCode = 1;
}

void main();
