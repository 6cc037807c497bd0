import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { readContent } from "../../src/content/read/content";
import { askHost } from "../editors/ask-host";
import { keepPhotos } from "../editors/keep-photos";
import { copyProject } from "../support/copy";
import { editOneWord, writePages } from "../support/many-pages";
import { createStockHost } from "../support/stock-host/server";
import { measureBuild } from "./measured-build";
import { measureSave } from "./measured-save";
import { makeStock } from "./stock";
import { printTable, times } from "./table";

const { values } = parseArgs({
  options: { pages: { type: "string", default: "1,1000" }, pictures: { type: "boolean", default: false } },
});

/** Builds two sites in turn, from nothing and again, and edits the first while developing; gives a row a build. */
async function measure(pages: number, ours: string, other: string): Promise<string[][]> {
  const edited = Math.floor(pages / 2);
  const rows: string[][] = [];
  for (const kind of ["from nothing", "nothing changed", "one word edited"]) {
    console.error(`${pages} generated pages, ${kind}`);
    if (kind === "one word edited") for (const folder of [ours, other]) editOneWord(folder, edited);
    const here = await measureBuild(ours);
    const there = await measureBuild(other);
    const time = [seconds(here.time), seconds(there.time), times(here.time / there.time)];
    const memory = [megabytes(here.memory), megabytes(there.memory), times(here.memory / there.memory)];
    rows.push([`${pages}, ${kind}`, ...time, ...memory]);
  }
  console.error(`${pages} generated pages, a save while developing`);
  return [...rows, [`${pages}, from save to browser`, seconds(await measureSave(ours, edited))]];
}

const seconds = (time: number): string => `${time.toFixed(1)} s`;
const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;

/** A copy of the project with some generated pages. */
function projectWith(pages: number): string {
  const folder = copyProject();
  writePages(folder, pages);
  return folder;
}

/** Fetches every stock photo into a copy of the project, from the stand-in for their hosts. */
async function keepEveryPhoto(folder: string): Promise<void> {
  const host = await createStockHost({ port: 0 });
  const kept = await keepPhotos(folder, readContent(folder), [], askHost(host.port), () => undefined);
  await host.close();
  for (const { file, problem } of kept) if (problem) throw new Error(`${file}: ${problem}`);
}

/** Compares two sites, and removes them; leaves what the first one built in reports/, for `npm run bench:pages -- --site`. */
async function compare(pages: number, ours: string, other: string): Promise<string[][]> {
  try {
    const rows = await measure(pages, ours, other);
    cpSync(path.join(ours, "dist"), "reports/benchmark", { recursive: true });
    return rows;
  } finally {
    for (const folder of [ours, other]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function main(): Promise<void> {
  const rows: string[][] = [];
  rmSync("reports/benchmark", { recursive: true, force: true });
  const other = values.pictures ? "Stock photos" : "Stock";
  if (values.pictures) {
    const ours = projectWith(1);
    await keepEveryPhoto(ours);
    rows.push(...(await compare(1, ours, projectWith(1))));
  } else
    for (const pages of values.pages.split(",").map(Number)) {
      const ours = projectWith(pages);
      rows.push(...(await compare(pages, ours, makeStock(ours))));
    }
  printTable(["Generated pages", "Ours", other, "Ratio", "Memory, ours", other, "Ratio"], rows);
}

void main();
