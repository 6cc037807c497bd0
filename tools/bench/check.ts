import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { checkContent } from "../../src/content/check";
import { readContent } from "../../src/content/read/content";
import { readTypes } from "../../src/content/schema/sdl";
import { textFile, writePages } from "../support/many-pages";
import { printTable } from "./table";

/** How long the content check takes. Every tenth generated page has a mistake, so that telling mistakes is measured too. */
const { values } = parseArgs({ options: { pages: { type: "string", default: "1000" } } });
const folder = mkdtempSync(path.join(tmpdir(), "bench-check-"));
try {
  cpSync("content", path.join(folder, "content"), { recursive: true });
  writePages(folder, Number(values.pages));
  for (let page = 0; page < Number(values.pages); page += 10) {
    const file = textFile(folder, page);
    writeFileSync(file, readFileSync(file, "utf8").replace("heading:", "headng:"));
  }
  const start = performance.now();
  const content = readContent(folder);
  const read = performance.now();
  const mistakes = checkContent(content, readTypes()).length;
  const milliseconds = [read - start, performance.now() - read].map((time) => `${time.toFixed(0)} ms`);
  const memory = `${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`;
  const row = [String(content.entries.size), String(mistakes), ...milliseconds, memory];
  printTable(["Files", "Mistakes", "To read", "To check", "Memory"], [row]);
} finally {
  rmSync(folder, { recursive: true });
}
