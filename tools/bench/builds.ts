import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { readContent } from "../../plugins/gatsby-source-content/read/content";
import { sitePages } from "../../plugins/gatsby-source-content/read/pages";
import { firstOfType } from "../editors/first-of-type";
import { findBrowser, quietFlags } from "../support/browsers";
import { command } from "../support/commands";
import { copyProject, surroundings } from "../support/copy";
import { startDeveloping } from "../support/develop-server";
import { writePages } from "../support/many-pages";
import { compared, median, type Rows } from "./compared";

/** Builds sites of so many pages cold, warm and with an edited text, here and as stock Gatsby does; then times saves in `develop`. */
export async function benchBuilds(sizes: readonly number[], rounds: number): Promise<Rows> {
  const rows: Rows = {};
  const own = sitePages(readContent()).length;
  const { entry, address = "/" } = firstOfType(readContent()).get("StorySection") ?? {};
  if (!entry) throw new Error("No page has a story to edit");
  for (const size of sizes) {
    const ours = copyProject();
    writePages(ours, size - own);
    const stock = makeStock(ours);
    const edit = (folder: string, text: string) => appendFileSync(path.join(folder, entry.file), `\n${text}\n`);
    try {
      for (const kind of ["cold", "warm", "edited"]) {
        console.error(`${size} pages, ${kind}`);
        if (kind === "edited") for (const folder of [ours, stock]) edit(folder, "One sentence more.");
        rows[`${size} pages, ${kind}`] = compared([buildIn(ours)], [buildIn(stock)], "s");
      }
      console.error(`${size} pages, saves`);
      const took = await timeSaves(ours, address, rounds, (text) => edit(ours, text));
      rows[`${size} pages, save to browser`] = { ours: `${took.toFixed(1)} s` };
    } finally {
      for (const folder of [ours, stock]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  }
  return rows;
}

/** Seconds of one `gatsby build` in a folder; throws with what it printed where it fails. */
export function buildIn(folder: string): number {
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(...command("gatsby", "build"), {
    ...surroundings(folder),
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stdout + stderr);
  return (performance.now() - began) / 1000;
}

/** Seconds from a save to the new words in the browser, with `gatsby develop`: the median. */
async function timeSaves(folder: string, address: string, rounds: number, save: (text: string) => void) {
  const server = await startDeveloping(folder);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...quietFlags] });
  try {
    const page = await browser.newPage();
    // Photos are not there, and their absence is not what is measured.
    await page.route(/^https:/, (route) => route.abort());
    await page.goto(server.origin + address, { waitUntil: "domcontentloaded" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    const took: number[] = [];
    while (took.length < rounds) {
      const saved = performance.now();
      const text = `Saved for the ${took.length + 1}th time.`;
      save(text);
      await page.getByText(text).waitFor();
      took.push((performance.now() - saved) / 1000);
    }
    return median(took);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/**
 * Makes a Gatsby site of a project's content as Gatsby's own tutorials would (`stock/`), in a new folder: files sourced and transformed
 * by its plugins, fields inferred, one template with GatsbyImage and gatsby-link, its whole runtime in the browser, and no styles.
 */
export function makeStock(project: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "stock-"));
  cpSync("tools/bench/stock", folder, { recursive: true });
  cpSync(path.join(project, "content"), path.join(folder, "content"), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");
  return folder;
}
