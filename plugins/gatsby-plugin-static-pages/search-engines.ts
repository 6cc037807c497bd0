import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { escapeHtml } from "../gatsby-source-content/escape-html";
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
  const write = (file: string, ...lines: string[]) => writeFile(path.join(site, file), [...lines, ""].join("\n"));
  const [first] = pages.keys();
  const sitemap = first === undefined ? [] : ["", `Sitemap: ${new URL("/sitemap.xml", first).href}`];
  await write("robots.txt", "User-agent: *", "Allow: /", ...sitemap);
  if (first === undefined) return;
  const dates = datesFromGit(root);
  const urls = [...pages].map(([address, page]) => {
    const changed = [page, ...page.sections].flatMap(({ file }) => dates.get(file) ?? []);
    const [last] = changed.sort((a, b) => Date.parse(b) - Date.parse(a));
    return `<url><loc>${escapeHtml(address)}</loc>${last ? `<lastmod>${last}</lastmod>` : ""}</url>`;
  });
  await write(
    "sitemap.xml",
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.sort(),
    "</urlset>",
  );
}

/**
 * When each content file last changed, as in "content/site.md" -> "2024-05-31T09:30:00+01:00". Empty where there is no git, and in a
 * clone without history.
 */
function datesFromGit(root: string): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  const git = (...words: string[]): string =>
    execFileSync("git", ["-c", "core.quotePath=off", ...words], {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 2 ** 28,
      stdio: ["ignore", "pipe", "ignore"],
    });
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return dates;
    let date = "";
    for (const line of git("log", "--relative", "--name-only", "--format=@%cI", "--", "content").split("\n")) {
      if (line.startsWith("@")) date = line.slice(1);
      else if (line && !dates.has(line)) dates.set(line, date);
    }
  } catch {
    return dates;
  }
  return dates;
}
