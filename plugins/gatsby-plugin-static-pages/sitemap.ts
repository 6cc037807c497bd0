import { writeFile } from "node:fs/promises";
import path from "node:path";
import { escapeHtml } from "../content-model/escape-html";
import { ownLines } from "./static-files";

/**
 * Writes the sitemap of these pages (https://www.sitemaps.org/protocol.html); a preview has none. Adds it to the owner's `robots.txt`, or to
 * one that forbids nothing.
 */
export async function writeForSearchEngines(site: string, url: string, pages: readonly string[]): Promise<void> {
  const write = (file: string, ...lines: string[]) => writeFile(path.join(site, file), [...lines, ""].join("\n"));
  const sitemap = pages.length > 0 ? ["", `Sitemap: ${url}/sitemap.xml`] : [];
  const rules = ownLines("robots.txt", site).trimEnd() || "User-agent: *\nAllow: /";
  await write("robots.txt", rules, ...sitemap);
  if (pages.length === 0) return;
  await write(
    "sitemap.xml",
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map((page) => `<url><loc>${escapeHtml(page)}</loc></url>`).sort(),
    "</urlset>",
  );
}
