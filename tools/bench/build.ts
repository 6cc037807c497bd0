import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { copyProject } from "../support/copy";
import { editOneWord, writePages } from "../support/many-pages";
import { measureBuild } from "./measured-build";
import { measureSave } from "./measured-save";
import { makeStock } from "./stock";
import { printTable, times } from "./table";

const { values } = parseArgs({ options: { pages: { type: "string", default: "1,1000" } } });

/** Builds the site with some generated pages, and the same content as stock Gatsby does, in turn; gives a row a build. */
async function measure(pages: number, ours: string, stock: string): Promise<string[][]> {
  const edited = Math.floor(pages / 2);
  const rows: string[][] = [];
  for (const kind of ["from nothing", "nothing changed", "one word edited"]) {
    console.error(`${pages} generated pages, ${kind}`);
    if (kind === "one word edited") for (const folder of [ours, stock]) editOneWord(folder, edited);
    const here = await measureBuild(ours);
    const there = await measureBuild(stock);
    const time = [seconds(here.time), seconds(there.time), times(here.time / there.time)];
    const memory = [megabytes(here.memory), megabytes(there.memory), times(here.memory / there.memory)];
    rows.push([`${pages}, ${kind}`, ...time, ...memory]);
  }
  console.error(`${pages} generated pages, a save while developing`);
  return [...rows, [`${pages}, from save to browser`, seconds(await measureSave(ours, edited))]];
}

const seconds = (time: number): string => `${time.toFixed(1)} s`;
const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;

async function main(): Promise<void> {
  const rows: string[][] = [];
  for (const pages of values.pages.split(",").map(Number)) {
    const ours = copyProject();
    writePages(ours, pages);
    const stock = makeStock(ours);
    rows.push(...(await measure(pages, ours, stock)));
    for (const folder of [ours, stock]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  printTable(["Generated pages", "Ours", "Stock", "Ratio", "Memory, ours", "Stock", "Ratio"], rows);
}

void main();
