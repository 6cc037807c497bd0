import { rmSync } from "node:fs";
import { copyProject } from "../support/copy";
import { timeClick, type Manner } from "./click";
import { createStage } from "../support/stage";
import { buildStock } from "./stock";
import { median, printTable, progress, type Row } from "./table";
import { headingOf, readPage } from "../support/weight";

const rounds = 5;
const manners: Record<Manner, string> = {
  "at once": "Clicked as soon as the page is there",
  settled: "Clicked when the page has settled",
  rested: "Clicked after the pointer rested on the link",
};
const journey = { from: "/", link: "About", heading: headingOf(readPage("dist", "/about")) };

async function main(): Promise<void> {
  const folder = copyProject();
  const stage = await createStage();
  try {
    progress("Building the same content as Gatsby comes, which takes a minute");
    const ours = await stage.serve("dist");
    const stock = await stage.serve(await buildStock(folder));
    const rows: Row[] = [];
    for (const [manner, what] of Object.entries(manners) as [Manner, string][]) {
      const times: { ours: number[]; stock: number[] } = { ours: [], stock: [] };
      for (let round = 1; round <= rounds; round++) {
        progress(`${what}: round ${round} of ${rounds}`);
        times.ours.push(await timeClick(stage.options, { ...journey, manner, origin: ours }));
        times.stock.push(await timeClick(stage.options, { ...journey, manner, origin: stock }));
      }
      rows.push(row(what, median(times.ours), median(times.stock)));
    }
    progress("\n");
    printTable(rows);
    console.log(notes);
  } finally {
    await stage.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const row = (what: string, ours: number, stock: number): Row => ({
  what,
  target: "",
  figure: `${Math.round(ours)} ms; stock Gatsby ${Math.round(stock)} ms; ${(ours / stock).toFixed(2)} × its time`,
});

const notes = `
Click to painted heading, from / to /about by the top bar: the median of ${rounds} alternating runs, each in a new browser, with
a processor slowed 4 times and a network of 150 ms and 1.6 Mbit/s (Chromium's own slowdown). "Stock Gatsby" is this site's
content and components as Gatsby builds them by itself: its whole runtime, page data, and gatsby-link, which fetches the links
in sight as soon as the page has settled; photos are the same native images. Preparing a page when its link is pressed
(prerendering) is not in the figures: Chromium does none while it is being measured.`;

void main();
