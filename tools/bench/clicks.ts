import { cpSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import puppeteer from "puppeteer-core";
import { filesIn } from "../../plugins/gatsby-plugin-static-pages/files";
import { replaceIn, temporaryFolder } from "../lib/files";
import { withTestSite, type Stage } from "../lib/stage";
import { buildIn, makeStock } from "./builds";
import { compare } from "./compare";

/** Times clicks from the home page to /about, here and on a stock Gatsby site of the same content, in turn. */
export async function benchClicks(rounds: number): Promise<void> {
  const [ours, stock] = [temporaryFolder(), makeStock(".")];
  cpSync("dist", ours, { recursive: true });
  buildIn(stock);
  // The CSP would block the script.
  replaceIn(path.join(ours, "_headers"), /^ *Content-Security-Policy.*\n/gm, "");
  const folders = [ours, path.join(stock, "public")];
  for (const folder of folders)
    for (const file of filesIn(folder).filter((name) => /\b(index|about)\.html$/.test(name)))
      replaceIn(path.join(folder, file), "<head>", `<head>${script}`);
  await withTestSite(async (stage) => {
    // The latency of a distant server.
    const [site = "", other = ""] = await Promise.all(folders.map((folder) => stage.serve(folder, { latency: 150 })));
    // As soon as the page is parsed, when the network is idle, or after a hover.
    for (const moment of ["at once", "settled", "rested"])
      await compare(moment, [site, other], rounds, (origin) => timeClick(stage, moment, origin));
  });
  for (const folder of [ours, stock]) rmSync(folder, { recursive: true });
}

/** Records when each main heading was painted; of a prerendered page, once it is shown. */
const script = readFileSync(path.join(__dirname, "painted.html"), "utf8");

/** Milliseconds from a click to the next page's painted heading, in a new browser. Under Playwright, Chromium does not prerender. */
async function timeClick({ options }: Stage, moment: string, origin: string): Promise<{ click: number }> {
  const browser = await puppeteer.launch({ ...options, defaultViewport: { width: 1280, height: 800 } });
  const page = await browser.newPage();
  await page.goto(origin, { waitUntil: moment === "at once" ? "domcontentloaded" : "networkidle0" });
  await page.hover('header a[href^="/about"]');
  // Longer than either site takes to prefetch.
  if (moment === "rested") await wait(1500);
  await page.mouse.down();
  await wait(80);
  const clicked = Date.now();
  await page.mouse.up();
  await wait(3000);
  // Puppeteer loses a page that a prerendered one replaces.
  const about = browser.targets().find((one) => one.url().endsWith("/about"));
  const session = await about?.createCDPSession();
  const expression = "performance.timeOrigin + Number(document.documentElement.dataset.painted)";
  const painted = await session?.send("Runtime.evaluate", { expression, returnByValue: true });
  const click = Number(painted?.result.value) - clicked;
  await browser.close();
  if (click > 0) return { click };
  throw new Error(`${origin}: no heading was painted after a click`);
}
