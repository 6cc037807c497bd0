import { cp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { pageFile } from "../../src/finish/addresses";
import { floorOf } from "./floor";
import { measureHero, type Hero } from "./hero";
import { audit, type Audit } from "../support/lighthouse";
import { createStage, type Stage } from "../support/stage";
import { bytes, median, printTable, progress, type Row } from "./table";
import { brotli, fetchedDuring, fontBytes, readPage, readToTheEnd, scriptBytes } from "../support/weight";

const site = "dist";
const floor = "reports/floor";
const pages = ["/", "/about", "/services", "/agents"];
const withoutForm = ["/about", "/services", "/privacy", "/thanks"];
const withForm = ["/", "/agents"];
const rounds = 5;

/** What a server sends in its first round trip: ten segments of 1,460 bytes, less the headers. */
const firstTrip = 14 * 1024;

/** JavaScript and requests, in a fresh browser for every page. */
async function measureFirstViews({ browser }: Stage, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of [...withoutForm, ...withForm]) {
    progress(`First view of ${page}`);
    const context = await browser.newContext({ viewport: { width: 375, height: 812 }, ignoreHTTPSErrors: true });
    const tab = await context.newPage();
    const atFirst = await fetchedDuring(tab, () => tab.goto(origin + page));
    const later = await fetchedDuring(tab, () => readToTheEnd(tab));
    await context.close();
    const form = withForm.includes(page);
    const script = scriptBytes(form ? atFirst : [...atFirst, ...later], readPage(site, page));
    const most = form ? 3 : 2;
    const requests = atFirst.filter(({ type }) => type !== "image");
    rows.push(
      form
        ? {
            what: `JavaScript of ${page} until its form is near`,
            target: "≤ 3 KB",
            figure: bytes(script),
            met: script <= 3072,
          }
        : { what: `JavaScript of ${page}, read to the end`, target: "0 B", figure: bytes(script), met: script === 0 },
      {
        what: `Requests of ${page}, images aside`,
        target: `≤ ${most}`,
        figure: `${requests.length} (${requests.map(({ type }) => type).join(", ")})`,
        met: requests.length <= most,
      },
    );
    if (form)
      rows.push({
        what: `JavaScript of ${page}, awake`,
        target: "",
        figure: bytes(scriptBytes([...atFirst, ...later], "")),
      });
  }
  return rows;
}

function measureWeights(): Row[] {
  const rows = pages.map((page): Row => {
    const html = readPage(site, page);
    const size = brotli(html);
    const least = brotli(floorOf(html));
    const figure = `${bytes(size)}, ${(size / least).toFixed(2)} × the floor's ${bytes(least)}`;
    return { what: `HTML and CSS of ${page}`, target: `≤ ${bytes(firstTrip)}`, figure, met: size <= firstTrip };
  });
  const fonts = fontBytes(site);
  return [...rows, { what: "Fonts", target: "≤ 30 KB", figure: bytes(fonts), met: fonts <= 30 * 1024 }];
}

async function measureHeroes({ browser }: Stage, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of pages)
    for (const width of [375, 1440]) {
      progress(`Hero of ${page} at ${width} px`);
      const heroes: Hero[] = [];
      for (const density of [1, 1.5, 2, 3]) {
        const hero = await measureHero(browser, origin + page, { width, density });
        if (hero) heroes.push(hero);
      }
      if (heroes.length === 0) continue;
      const formats = [...new Set(heroes.map(({ format }) => format))];
      rows.push({
        what: `Hero of ${page}, ${width} px wide, at 1, 1.5, 2, 3×`,
        target: "≤ 1.3 × the pixels shown, AVIF or WebP",
        figure: `${heroes.map(({ ratio }) => ratio.toFixed(2)).join(", ")} ×, ${formats.join(", ")}`,
        met: heroes.every(({ ratio }) => ratio <= 1.3) && formats.every((format) => /avif|webp/.test(format)),
      });
    }
  return rows;
}

/** The site and the floor in turn, so that whatever slows the machine slows both. */
async function measureSpeed(stage: Stage, origin: string): Promise<Row[]> {
  const floorOrigin = await stage.serve(floor);
  const rows: Row[] = [];
  for (const page of pages) {
    const ours: Audit[] = [];
    const least: Audit[] = [];
    // One run more than counts: in the first, the stand-in encodes the photos.
    for (let round = 0; round <= rounds; round++) {
      progress(`Lighthouse on ${page}, ${round === 0 ? "to warm up" : `round ${round} of ${rounds}`}`);
      ours.push(await audit(origin + page, stage.debuggingPort));
      least.push(await audit(floorOrigin + page, stage.debuggingPort, ["performance"]));
    }
    rows.push(...speedRows(page, ours.slice(1), least.slice(1)));
  }
  return rows;
}

function speedRows(page: string, ours: readonly Audit[], least: readonly Audit[]): Row[] {
  const scores = [0, 1, 2, 3].map((n) => median(ours.map((run) => run.scores[n] ?? 0)));
  const shift = Math.max(...ours.map((run) => run.layoutShift));
  const paint = median(ours.map((run) => run.largestPaint));
  const leastPaint = median(least.map((run) => run.largestPaint));
  const ratio = paint / leastPaint;
  const blocking = [ours, least].map((runs) => Math.round(median(runs.map((run) => run.blocking))));
  const imperfect = [...new Set(ours.flatMap((run) => run.imperfect))].join(", ");
  return [
    {
      what: `Lighthouse, phone, ${page}`,
      target: "100 / 100 / 100 / 100, CLS 0",
      figure: `${scores.join(" / ")}, CLS ${shift.toFixed(3)}${imperfect && ` (${imperfect})`}`,
      met: scores.every((score) => score === 100) && shift === 0,
    },
    {
      what: `LCP of ${page}`,
      target: "≤ 1.1 × the floor's",
      figure: `${Math.round(paint)} ms, ${ratio.toFixed(2)} × the floor's ${Math.round(leastPaint)} ms`,
      met: ratio <= 1.1,
    },
    { what: `TBT of ${page}`, target: "", figure: `${blocking[0] ?? 0} ms (floor ${blocking[1] ?? 0} ms)` },
  ];
}

/** The floor of every page as a site of its own. */
async function writeFloor(): Promise<void> {
  await rm(floor, { recursive: true, force: true });
  await cp(site, floor, { recursive: true });
  for (const page of pages) {
    const html = floorOf(readPage(site, page));
    await writeFile(path.join(floor, pageFile(page)), html);
    await writeFile(path.join(floor, `${pageFile(page)}.br`), brotliCompressSync(html));
  }
  await writeFile(path.join(floor, "_headers"), "");
}

async function main(): Promise<void> {
  const stage = await createStage();
  try {
    const origin = await stage.serve(site);
    await writeFloor();
    const rows = [
      ...(await measureFirstViews(stage, origin)),
      ...measureWeights(),
      ...(await measureHeroes(stage, origin)),
    ];
    if (!process.argv.includes("--quick")) rows.push(...(await measureSpeed(stage, origin)));
    progress("\n");
    printTable(rows);
    const missed = rows.filter(({ met }) => met === false).length;
    console.log(`\n${missed === 0 ? "Every target is met." : `${missed} missed.`}`);
  } finally {
    await stage.close();
  }
}

void main();
