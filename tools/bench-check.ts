import { performance } from "node:perf_hooks";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { goodSite } from "./support/good-site";
import { checkContent } from "../src/content/check";
import { readContent } from "../src/content/read/content";
import { readTypes } from "../src/content/schema/sdl";

/**
 * How long the content check takes and how much memory, on a generated site: `npm run bench:check [-- files]`. Every tenth
 * section has a mistake, so that telling them is measured too.
 */
const files = Number(process.argv[2] ?? 10_000);
const sectionsPerPage = 9;
const root = mkdtempSync(path.join(tmpdir(), "bench-check-"));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function section(page: number, at: number): string {
  const isWrong = (page * sectionsPerPage + at) % 10 === 0;
  return `---
type: story
${isWrong ? "headng" : "heading"}: Section ${at} of page ${page}
photo: terrace
links:
  - text: The next page
    to: /page-${page}
---

{company} has a paragraph here with a [link](/page-${page}#section-${at}) and a **word** in bold, and goes on for a while
so that the text is about as long as a real one.

### A heading

- One entry
- Another, with a number: [{phone}](tel:{phone})
`;
}

try {
  Object.entries(goodSite).forEach(([file, text]) => write(file, text));
  const pages = Math.ceil((files - Object.keys(goodSite).length) / (sectionsPerPage + 1));
  for (let page = 0; page < pages; page += 1) {
    const names = Array.from({ length: sectionsPerPage }, (_, at) => `section-${at}`);
    write(
      `content/pages/page-${page}/page.md`,
      goodSite["content/pages/home/page.md"]
        ?.replace("path: /", `path: /page-${page}`)
        .replace(/^(title|description): /gm, `$1: ${page} `)
        .replace(/sections:[\s\S]*---/, `sections:\n${names.map((name) => `  - ${name}\n`).join("")}---`) ?? "",
    );
    names.forEach((name, at) => write(`content/pages/page-${page}/${name}.md`, section(page, at)));
  }
  const start = performance.now();
  const content = readContent(root);
  const read = performance.now();
  const problems = checkContent(content, readTypes());
  const done = performance.now();
  const megabytes = process.resourceUsage().maxRSS / 1024;
  console.log(`${content.entries.size} files, ${problems.length} mistakes`);
  console.log(`read ${Math.round(read - start)} ms, checked ${Math.round(done - read)} ms`);
  console.log(`largest memory ${Math.round(megabytes)} MB`);
} finally {
  rmSync(root, { recursive: true });
}
