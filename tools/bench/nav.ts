import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { createStage } from "../support/stage";
import { manners, Notes, timeClick, watched } from "./click";
import { measureBuild } from "./measured-build";
import { makeStock } from "./stock";
import { median, printTable, times } from "./table";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "5" } } });

/** Milliseconds until a server far away begins to answer. */
const latency = 150;

/** Times clicks from the home page to /about, here and on a stock Gatsby site of the same content, in turn. */
async function main(): Promise<void> {
  const folders = [makeStock(".")];
  const stage = await createStage();
  const notes = new Notes();
  const serve = (site: string): Promise<string> => {
    folders.push(watched(site));
    return stage.serve(folders.at(-1) ?? "", { latency, seen: (address) => notes.take(address) });
  };
  try {
    console.error("Building the same content as stock Gatsby does");
    await measureBuild(folders[0] ?? "");
    const ours = await serve("dist");
    const stock = await serve(`${folders[0]}/public`);
    const rows: string[][] = [];
    for (const manner of manners) {
      const rounds: { ours: number; stock: number }[] = [];
      while (rounds.length < Number(values.rounds)) {
        console.error(`Clicking ${manner}, round ${rounds.length + 1} of ${values.rounds}`);
        rounds.push({
          ours: await timeClick(stage.options, manner, ours, notes),
          stock: await timeClick(stage.options, manner, stock, notes),
        });
      }
      const [here, there] = [median(rounds.map((round) => round.ours)), median(rounds.map((round) => round.stock))];
      rows.push([manner, `${here.toFixed(0)} ms`, `${there.toFixed(0)} ms`, times(here / there)]);
    }
    printTable(["Click to painted heading", "Ours", "Stock", "Ours ÷ stock"], rows);
  } finally {
    await stage.close();
    folders.forEach((folder) => rmSync(folder, { recursive: true }));
  }
}

void main();
