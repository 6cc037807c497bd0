import { performance } from "node:perf_hooks";
import { chromium } from "@playwright/test";
import { startDeveloping } from "../../support/develop-server";
import { findBrowser, quietFlags } from "../../support/browsers";
import { median } from "../table";
import { addressOf, editOneWord } from "../../support/many-pages";

/** How `gatsby develop` feels, in seconds. */
export interface Developing {
  /** Until its first page is there. */
  start: number;
  /** From a save to the new word in the browser, the median of several. */
  save: number;
}

const saves = 5;

/** Starts `gatsby develop` in a folder of so many generated pages, opens one, and edits it. */
export async function measureDeveloping(folder: string, pages: number): Promise<Developing> {
  const edited = Math.floor(pages / 2);
  const began = performance.now();
  const server = await startDeveloping(folder);
  const browser = await chromium.launch({ executablePath: findBrowser() ?? "", args: [...quietFlags] });
  try {
    const page = await browser.newPage();
    // Photos are not there, and their absence is not what is measured.
    await page.route(/^https:/, (route) => route.abort());
    await page.goto(`${server.origin}${addressOf(edited)}`, { waitUntil: "domcontentloaded" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    const start = (performance.now() - began) / 1000;
    const times: number[] = [];
    for (let save = 0; save < saves; save += 1) {
      const saved = performance.now();
      const word = editOneWord(folder, edited);
      await page
        .getByText(new RegExp(`\\b${word}\\b`))
        .first()
        .waitFor();
      times.push((performance.now() - saved) / 1000);
    }
    return { start, save: median(times) };
  } finally {
    await browser.close();
    server.stop();
  }
}
