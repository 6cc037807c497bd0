import { rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { copyProject } from "../../support/copy";
import { progress } from "../table";
import { chart } from "./chart";
import { editOneWord, writePages } from "../../support/many-pages";
import { measureDeveloping } from "./develop";
import { measureBuild } from "./measure";
import { printReport, type Round } from "./report";
import { makeStock } from "./stock";

/**
 * How builds grow: `npm run bench:build -- --pages 4,100,1000`. Builds so many local pages beside the site's own, once as this
 * project does and once as stock Gatsby does: from nothing, again, and after an edit; then times a save in `gatsby develop`. `--only ours` leaves stock out, `--plot
 * chart.svg` draws the times, `--keep` leaves the folders.
 */
const { values } = parseArgs({
  options: {
    pages: { type: "string", default: "4,100,1000" },
    only: { type: "string" },
    plot: { type: "string" },
    keep: { type: "boolean", default: false },
  },
});

const sizes = values.pages.split(",").map(Number);
if (sizes.some((size) => !(size > 0))) throw new Error("--pages takes numbers with commas between, as in 4,100,1000");

async function measure(site: Round["site"], pages: number, folder: string): Promise<Round> {
  const build = (what: string) => {
    progress(`${site}, ${pages} pages: ${what}`);
    return measureBuild(folder);
  };
  const cold = await build("from nothing");
  const warm = await build("again");
  editOneWord(folder, Math.floor(pages / 2));
  const edited = await build("after an edit");
  progress(`${site}, ${pages} pages: a save while developing`);
  const developing = site === "ours" ? await measureDeveloping(folder, pages) : undefined;
  return { site, pages, cold, warm, edited, developing };
}

async function main(): Promise<void> {
  const rounds: Round[] = [];
  for (const pages of sizes) {
    const ours = copyProject();
    writePages(ours, pages);
    const stock = makeStock(ours);
    try {
      if (values.only !== "stock") rounds.push(await measure("ours", pages, ours));
      if (values.only !== "ours") rounds.push(await measure("stock", pages, stock));
    } finally {
      for (const folder of [ours, stock])
        if (values.keep) console.log(folder);
        else rmSync(folder, { recursive: true, force: true });
    }
  }
  printReport(rounds);
  if (values.plot) writeFileSync(values.plot, chart(rounds));
}

void main();
