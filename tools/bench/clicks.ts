import { rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import puppeteer from "puppeteer-core";
import { createStage, type Stage } from "../support/stage";
import { buildIn, makeStock } from "./builds";
import { compared, type Rows } from "./compared";

/** How a visitor comes to click: as soon as the page is there, when it has settled, or after the pointer rested on the link. */
const manners = ["at once", "settled", "rested"] as const;

/** Times clicks from the home page to /about, here and on a stock Gatsby site of the same content, in turn. */
export async function benchClicks(rounds: number): Promise<Rows> {
  const folder = makeStock(".");
  const stage = await createStage();
  try {
    buildIn(folder);
    // A server far away.
    const latency = 150;
    const [ours, stock] = [await stage.serve("dist", { latency }), await stage.serve(`${folder}/public`, { latency })];
    const rows: Rows = {};
    for (const manner of manners) {
      const [here, there]: [number[], number[]] = [[], []];
      while (here.length < rounds) {
        console.error(`${manner}, round ${here.length + 1} of ${rounds}`);
        here.push(await timeClick(stage, manner, ours));
        there.push(await timeClick(stage, manner, stock));
      }
      rows[manner] = compared(here, there, "ms");
    }
    return rows;
  } finally {
    await stage.close();
    rmSync(folder, { recursive: true });
  }
}

/**
 * Milliseconds from a click to the painted heading of the next page, in a browser that knows nothing yet. Puppeteer drives it,
 * because Chromium prepares no page ahead while Playwright does.
 */
async function timeClick({ options }: Stage, manner: (typeof manners)[number], origin: string): Promise<number> {
  const { executablePath, args } = options;
  const browser = await puppeteer.launch({ executablePath, args, defaultViewport: { width: 1280, height: 800 } });
  try {
    const page = await browser.newPage();
    await page.goto(origin, { waitUntil: manner === "at once" ? "domcontentloaded" : "networkidle0" });
    const home = await page.$eval("h1", (heading) => heading.textContent);
    // A site that changes its page in place notes when it painted the next heading.
    await page.evaluate((before) => {
      new MutationObserver((_changes, observer) => {
        if (document.querySelector("h1")?.textContent === before) return;
        observer.disconnect();
        const { dataset } = document.documentElement;
        requestAnimationFrame(() => setTimeout(() => (dataset.painted = String(performance.now()))));
      }).observe(document, { childList: true, characterData: true, subtree: true });
    }, home);
    const link = await page.waitForSelector('header a[href^="/about"]');
    await link?.hover();
    // A visitor who thinks before the click: longer than either site takes to fetch.
    if (manner === "rested") await wait(1500);
    await page.mouse.down();
    await wait(80);
    const clicked = Date.now();
    await page.mouse.up();
    for (const end = clicked + 15_000; Date.now() < end; await wait(50)) {
      // While pages change, there is none to ask.
      const painted = await page.evaluate(paintedAt, home).catch(() => undefined);
      if (painted) return painted - clicked;
    }
    throw new Error(`${origin}: no heading was painted after a click`);
  } finally {
    await browser.close();
  }
}

/** When another heading than the home page's was painted, in milliseconds since 1970; undefined before. Runs in the browser. */
function paintedAt(home: string): number | undefined {
  if (document.querySelector("h1")?.textContent === home) return undefined;
  const inPlace = document.documentElement.dataset.painted;
  const at = inPlace ?? performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
  return at === undefined ? undefined : performance.timeOrigin + Number(at);
}
