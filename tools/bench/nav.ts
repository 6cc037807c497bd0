import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { createStage } from "../support/stage";
import { manners, timeClick, type Journey } from "./click";
import { measureBuild } from "./measured-build";
import { makeStock } from "./stock";
import { median, printTable, times } from "./table";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "5" } } });

/** Times clicks from the home page to /about, here and on a stock Gatsby site of the same content, in turn. */
async function main(): Promise<void> {
  const folder = makeStock(".");
  const stage = await createStage();
  const journeyOn = async (site: string): Promise<Journey> => {
    const [from, to] = [await stage.serve(site), "/about"];
    const page = await stage.browser.newPage();
    await page.goto(from + to);
    return { from, to, heading: (await page.locator("h1").textContent()) ?? "" };
  };
  try {
    console.error("Building the same content as stock Gatsby does");
    await measureBuild(folder);
    const ours = await journeyOn("dist");
    const stock = await journeyOn(`${folder}/public`);
    const rows: string[][] = [];
    for (const manner of manners) {
      const rounds: { ours: number; stock: number }[] = [];
      while (rounds.length < Number(values.rounds)) {
        console.error(`Clicking ${manner}, round ${rounds.length + 1} of ${values.rounds}`);
        rounds.push({
          ours: await timeClick(stage.options, manner, ours),
          stock: await timeClick(stage.options, manner, stock),
        });
      }
      const [here, there] = [median(rounds.map((round) => round.ours)), median(rounds.map((round) => round.stock))];
      rows.push([manner, `${here.toFixed(0)} ms`, `${there.toFixed(0)} ms`, times(here / there)]);
    }
    printTable(["Click to painted heading", "Ours", "Stock", "Ours ÷ stock"], rows);
  } finally {
    await stage.close();
    rmSync(folder, { recursive: true });
  }
}

void main();
