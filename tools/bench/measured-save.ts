import { chromium } from "@playwright/test";
import { findBrowser, quietFlags } from "../support/browsers";
import { startDeveloping } from "../support/develop-server";
import { addressOf, editOneWord } from "../support/many-pages";
import { median } from "./table";

/** Seconds from a save of a generated page to the new word in the browser, with `gatsby develop`: the median of five. */
export async function measureSave(folder: string, edited: number): Promise<number> {
  const server = await startDeveloping(folder);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...quietFlags] });
  try {
    const page = await browser.newPage();
    // Photos are not there, and their absence is not what is measured.
    await page.route(/^https:/, (route) => route.abort());
    await page.goto(server.origin + addressOf(edited), { waitUntil: "domcontentloaded" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    const took: number[] = [];
    while (took.length < 5) {
      const saved = performance.now();
      const word = new RegExp(`\\b${editOneWord(folder, edited)}\\b`);
      await page.getByText(word).first().waitFor();
      took.push((performance.now() - saved) / 1000);
    }
    return median(took);
  } finally {
    await browser.close();
    await server.stop();
  }
}
