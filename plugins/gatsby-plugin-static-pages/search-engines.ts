import { writeFile } from "node:fs/promises";
import path from "node:path";
import { escapeHtml } from "../gatsby-source-content/escape-html";
import { datesFromGit, lastChanged } from "./git-dates";
import type { Page } from "./write-pages";

/**
 * Writes `robots.txt` and the sitemap of the pages at these addresses (https://www.sitemaps.org/protocol.html). A site without
 * addresses for search engines, such as a preview, has no sitemap. Nothing is forbidden: a page to be left out says so itself.
 */
export async function writeForSearchEngines(
  root: string,
  site: string,
  pages: ReadonlyMap<string, Page>,
): Promise<void> {
  const write = (file: string, lines: string[]) => writeFile(path.join(site, file), [...lines, ""].join("\n"));
  const [first] = pages.keys();
  const sitemap = first === undefined ? [] : ["", `Sitemap: ${new URL("/sitemap.xml", first).href}`];
  await write("robots.txt", ["User-agent: *", "Allow: /", ...sitemap]);
  if (first === undefined) return;
  const dates = datesFromGit(root);
  const urls = [...pages].map(([address, { file, sections }]) => {
    const changed = lastChanged([file, ...sections.map((section) => section.file)], dates);
    return `<url><loc>${escapeHtml(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>`;
  });
  await write("sitemap.xml", [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.sort(),
    "</urlset>",
  ]);
}
