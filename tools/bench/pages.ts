import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { pageFile } from "../../src/finish/addresses";
import { readHeaders } from "../support/host-files";
import { audit, type Audit } from "../support/lighthouse";
import { createStage, type Stage } from "../support/stage";
import { brotli, fetchedDuring, scriptBytes, sum } from "../support/weight";
import { floorOf } from "./floor";
import { heroRatio } from "./hero";
import { median, printTable, times } from "./table";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "5" }, site: { type: "string", default: "dist" } },
});
const { site } = values;
const pages = ["/", "/about", "/services", "/agents"];
const floor = "reports/floor";

/** What is measured of a page, and the most that it should be. */
type Figure = readonly [what: string, figure: number, most: number, print: (figure: number) => string];

const bytes = (count: number): string => `${(count / 1024).toFixed(1)} KB`;
const readPage = (page: string): string => readFileSync(path.join(site, pageFile(page)), "utf8");
const headersOf = (page: string): string =>
  readHeaders(site)(page)
    .map((header) => `${header.join(": ")}\r\n`)
    .join("");

/** What a phone fetches for the first view of a page. */
async function measureWeight({ browser }: Stage, origin: string, page: string): Promise<Figure[]> {
  const tab = await browser.newPage({ viewport: { width: 375, height: 812 } });
  const fetched = await fetchedDuring(tab, () => tab.goto(origin + page));
  await tab.close();
  const ofType = (type: string) => fetched.filter((one) => one.type === type);
  return [
    ["HTML with styles", brotli(readPage(page)), 13 * 1024, bytes],
    ["Headers of the site's own", headersOf(page).length, 1024, bytes],
    ["Requests, images aside", fetched.length - ofType("image").length, 3, String],
    ["Scripts", scriptBytes(fetched, readPage(page)), 3 * 1024, bytes],
    ["Fonts", sum(ofType("font")), 30 * 1024, bytes],
    ["Pixels of the hero's photo ÷ shown", await heroRatio(browser, origin + page), 1.3, times],
  ];
}

/** Lighthouse on a page and its floor in turn, so that whatever slows the machine slows both. */
async function measureSpeed({ debuggingPort: port }: Stage, page: string, least: string): Promise<Figure[]> {
  const runs: { ours: Audit; floor: Audit }[] = [];
  // One round more than counts: the first makes the stand-in render the photos.
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    const [ours, floor] = [await audit(page, port, ["performance"]), await audit(least, port, ["performance"])];
    if (round > 0) runs.push({ ours, floor });
  }
  const ratio = (id: string): number => median(runs.map(({ ours, floor }) => ours.figure(id) / floor.figure(id)));
  return [
    ["First paint ÷ the floor's", ratio("first-contentful-paint"), 1.1, times],
    ["Largest paint ÷ the floor's", ratio("largest-contentful-paint"), 1.1, times],
    ["Main thread ÷ the floor's", ratio("mainthread-work-breakdown"), 1.3, times],
  ];
}

/** Makes the finished site's floor: the same files, but for the pages that are measured and the headers. */
function writeFloor(): void {
  rmSync(floor, { recursive: true, force: true });
  cpSync(site, floor, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  for (const page of pages) writeFileSync(path.join(floor, pageFile(page)), floorOf(readPage(page)));
  writeFileSync(path.join(floor, "_headers"), "");
}

async function main(): Promise<void> {
  writeFloor();
  const stage = await createStage();
  try {
    const [ours, least] = [await stage.serve(site), await stage.serve(floor)];
    const columns: Figure[][] = [];
    for (const page of pages) {
      console.error(`Measuring ${page}`);
      const speed = Number(values.rounds) > 0 ? await measureSpeed(stage, ours + page, least + page) : [];
      columns.push([...speed, ...(await measureWeight(stage, ours, page))]);
    }
    const rows = columns[0]?.map(([what, , most, print], row) => {
      const figures = columns.map((column) => column[row]?.[1] ?? Number.NaN);
      return [what, `≤ ${print(most)}`, ...figures.map((one) => print(one) + (one <= most ? "" : ", MISSED"))];
    });
    printTable(["What", "Target", ...pages], rows ?? []);
  } finally {
    await stage.close();
  }
}

void main();
