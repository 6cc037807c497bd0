import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readContent } from "../src/content/read/content";
import { askHost } from "./editors/ask-host";
import { checkPhotos, withSize } from "./editors/photos";

const { values } = parseArgs({ options: { write: { type: "boolean" }, "stand-in": { type: "string" } } });
const ask = askHost(values["stand-in"] === undefined ? undefined : Number(values["stand-in"]));

async function main(): Promise<void> {
  const progress = (name: string, at: number, of: number): void => {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${at} of ${of}  ${name}`);
  };
  const reports = await checkPhotos(readContent(), ask, progress);
  if (process.stderr.isTTY) process.stderr.write("\r\u001B[K");
  let written = 0;
  for (const { photo, problem, size } of reports) {
    if (problem) console.error(`${photo.file}  ${problem}`);
    const text = size && withSize(photo, size);
    if (!values.write || text === undefined || text === photo.text) continue;
    writeFileSync(photo.file, text);
    written += 1;
  }
  const missing = reports.filter(({ problem }) => problem).length;
  console.log(`${reports.length - missing} of ${reports.length} photos are there.`);
  if (values.write) console.log(`Sizes were written to ${written} files.`);
  if (missing > 0) process.exitCode = 1;
}

void main();
