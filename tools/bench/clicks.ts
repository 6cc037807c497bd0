import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import puppeteer from "puppeteer-core";
import { filesIn } from "../../plugins/gatsby-plugin-static-pages/files";
import { temporaryFolder } from "../lib/files";
import { withTestSite, type Stage } from "../lib/stage";
import { buildIn, makeStock } from "./builds";
import { compare } from "./compare";

/** Times clicks from the home page to /about, here and on a stock Gatsby site of the same content, in turn. */
export async function benchClicks(rounds: number): Promise<void> {
  const stock = makeStock(".");
  buildIn(stock);
  const folders = [watched("dist"), watched(`${stock}/public`)];
  await withTestSite(async (stage) => {
    // A server far away begins to answer after so many milliseconds.
    const [ours = "", other = ""] = await Promise.all(folders.map((folder) => stage.serve(folder, { latency: 150 })));
    // As soon as the page is there, when it has settled, or after the pointer rested on the link.
    for (const manner of ["at once", "settled", "rested"])
      await compare(manner, [ours, other], rounds, (origin) => timeClick(stage, manner, origin));
  });
  for (const folder of [stock, ...folders]) rmSync(folder, { recursive: true });
}

/** Notes when each main heading was painted. A page that was prepared ahead is only looked at once it is shown. */
const script = readFileSync(path.join(__dirname, "painted.html"), "utf8");

/** Copies a finished site, and has its pages note times; without the policy, which forbids them to. Returns the copy's folder. */
function watched(site: string): string {
  const folder = temporaryFolder();
  cpSync(site, folder, { recursive: true });
  for (const file of filesIn(folder).filter((name) => /\.html$|^_headers$/.test(name))) {
    const text = readFileSync(path.join(folder, file), "utf8");
    const changed = text.replace("<head>", () => `<head>${script}`).replaceAll(/^ *Content-Security-Policy.*\n/gm, "");
    writeFileSync(path.join(folder, file), changed);
  }
  return folder;
}

/**
 * Milliseconds from a click to the painted heading of the next page, in a browser that knows nothing yet. Puppeteer drives it,
 * because Chromium prepares no page ahead while Playwright does.
 */
async function timeClick({ options }: Stage, manner: string, origin: string): Promise<{ click: number }> {
  const browser = await puppeteer.launch({ ...options, defaultViewport: { width: 1280, height: 800 } });
  const page = await browser.newPage();
  await page.goto(origin, { waitUntil: manner === "at once" ? "domcontentloaded" : "networkidle0" });
  const link = await page.waitForSelector('header a[href^="/about"]');
  await link?.hover();
  // A visitor who thinks before the click: longer than either site takes to fetch.
  if (manner === "rested") await wait(1500);
  await page.mouse.down();
  await wait(80);
  const clicked = Date.now();
  await page.mouse.up();
  await wait(3000);
  // Puppeteer loses a page for which one that was prepared ahead is shown; the browser still has it.
  const about = browser.targets().find((one) => one.url().endsWith("/about"));
  const session = await about?.createCDPSession();
  const expression = "performance.timeOrigin + Number(document.documentElement.dataset.painted)";
  const answer = await session?.send("Runtime.evaluate", { expression, returnByValue: true });
  const click = Number(answer?.result.value) - clicked;
  await browser.close();
  if (click > 0) return { click };
  throw new Error(`${origin}: no heading was painted after a click`);
}
