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
    // The latency of a distant server.
    const [ours = "", other = ""] = await Promise.all(folders.map((folder) => stage.serve(folder, { latency: 150 })));
    // As soon as the page is loaded, when it is idle, or after a hover.
    for (const manner of ["at once", "settled", "rested"])
      await compare(manner, [ours, other], rounds, (origin) => timeClick(stage, manner, origin));
  });
  for (const folder of [stock, ...folders]) rmSync(folder, { recursive: true });
}

/** Records when each main heading was painted; of a prerendered page, once it is shown. */
const script = readFileSync(path.join(__dirname, "painted.html"), "utf8");

/** Copies a built site, adds `script` and removes the CSP, which forbids it. Returns the copy's folder. */
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

/** Milliseconds from a click to the next page's painted heading, in a new browser. Under Playwright Chromium does not prerender. */
async function timeClick({ options }: Stage, manner: string, origin: string): Promise<{ click: number }> {
  const browser = await puppeteer.launch({ ...options, defaultViewport: { width: 1280, height: 800 } });
  const page = await browser.newPage();
  await page.goto(origin, { waitUntil: manner === "at once" ? "domcontentloaded" : "networkidle0" });
  const link = await page.waitForSelector('header a[href^="/about"]');
  await link?.hover();
  // Longer than either site takes to prefetch.
  if (manner === "rested") await wait(1500);
  await page.mouse.down();
  await wait(80);
  const clicked = Date.now();
  await page.mouse.up();
  await wait(3000);
  // Puppeteer loses a page that a prerendered one replaces.
  const about = browser.targets().find((one) => one.url().endsWith("/about"));
  const session = await about?.createCDPSession();
  const expression = "performance.timeOrigin + Number(document.documentElement.dataset.painted)";
  const answer = await session?.send("Runtime.evaluate", { expression, returnByValue: true });
  const click = Number(answer?.result.value) - clicked;
  await browser.close();
  if (click > 0) return { click };
  throw new Error(`${origin}: no heading was painted after a click`);
}
