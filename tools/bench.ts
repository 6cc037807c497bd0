import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { readContent } from "../plugins/content-model/read/read-content";
import { sitePages } from "../plugins/content-model/read/pages";
import { launch } from "./lib/browsers";
import { command } from "./lib/commands";
import { copyProject, spawnOptions } from "./lib/copy";
import { startDeveloping } from "./lib/develop-server";
import { temporaryFolder } from "./lib/files";
import { generatedPage, writePages } from "./lib/many-pages";
import { runCommand, WrongUsage } from "./lib/run-command";

const usage = `npm run bench builds   builds of 7 and of 1,000 pages, beside stock Gatsby, and saves during development
npm run bench builds -- --pages 50 --rounds 3`;

const options = { rounds: { type: "string", default: "5" }, pages: { type: "string", default: "7,1000" } } as const;

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

const edit = (folder: string, text: string): void =>
  appendFileSync(path.join(folder, generatedPage.textFile), `\n${text}\n`);

/** Runs a build in a folder; returns its milliseconds. */
function buildIn(folder: string, build: ReturnType<typeof command>): number {
  const began = performance.now();
  execFileSync(...build, { ...spawnOptions(folder), stdio: "pipe" });
  return performance.now() - began;
}

/** Milliseconds from each save to the new text in the browser, with `gatsby develop`. */
async function timeSaves(folder: string, rounds: number): Promise<number[]> {
  const server = await startDeveloping(folder);
  const browser = await launch();
  const page = await browser.newPage();
  // Photos are not measured.
  await page.route(/^https:/, (route) => route.abort());
  await page.goto(server.origin + generatedPage.path, { waitUntil: "domcontentloaded" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  const took: number[] = [];
  while (took.length < rounds) {
    const text = `Saved for the ${took.length + 1}th time.`;
    const saved = performance.now();
    edit(folder, text);
    // At each frame, where a locator would look every half second.
    await page.waitForFunction((text) => document.body.textContent.includes(text), text);
    took.push(performance.now() - saved);
  }
  await browser.close();
  await server.stop();
  return took;
}

/** Creates a site of a project's content as in Gatsby's tutorials (`stock/`): inferred fields, GatsbyImage, gatsby-link, no styles. */
function makeStock(project: string): string {
  const folder = temporaryFolder();
  cpSync("tools/bench/stock", folder, { recursive: true });
  cpSync(path.join(project, "content"), path.join(folder, "content"), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");
  return folder;
}

// Times clean, unchanged and edited builds, then saves in `develop`.
void runCommand({ usage, most: 1, options }, async ([bench], values) => {
  if (bench !== "builds") throw new WrongUsage('Write "builds"');
  const [rounds, sizes] = [Number(values.rounds), values.pages.split(",").map(Number)];
  if (![rounds, ...sizes].every((count) => count > 0)) throw new WrongUsage("--rounds and --pages must be numbers");
  for (const size of sizes) {
    const ours = copyProject();
    writePages(ours, Math.max(1, size - sitePages(readContent(process.cwd())).length));
    const stock = makeStock(ours);
    for (const build of ["clean", "unchanged", "edited"]) {
      if (build === "edited") for (const folder of [ours, stock]) edit(folder, "One more sentence.");
      const time = buildIn(ours, command("tsx", path.resolve("tools/build.ts")));
      const stockTime = buildIn(stock, command("gatsby", "build"));
      const ratio = (time / stockTime).toFixed(2);
      console.log(`${size} pages, ${build}: ${seconds(time)}, stock ${seconds(stockTime)}, ${ratio} ×`);
    }
    const saves = (await timeSaves(ours, rounds)).sort((a, b) => a - b).map(seconds);
    console.log(`${size} pages, from a save to the browser: ${saves[Math.floor(rounds / 2)]} (${saves.join(", ")})`);
    for (const folder of [ours, stock]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
