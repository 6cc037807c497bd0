import { writeFile } from "node:fs/promises";
import path from "node:path";
import { datesFromGit, lastChanged } from "./git-dates";
import type { Page } from "./pages";
import { robots, sitemap } from "./sitemap";

/**
 * Writes `robots.txt` and the sitemap of the pages at these addresses. A site without addresses for search engines, such as a preview,
 * gets no sitemap.
 */
export async function writeForCrawlers(root: string, folder: string, pages: ReadonlyMap<string, Page>): Promise<void> {
  const [first] = pages.keys();
  const origin = first && new URL(first).origin;
  await writeFile(path.join(folder, "robots.txt"), robots(origin && `${origin}/sitemap.xml`));
  if (!origin) return;
  const dates = datesFromGit(root);
  const entries = [...pages]
    .map(([address, { file, sections }]) => ({
      address,
      changed: lastChanged([file, ...sections.map((section) => section.file)], dates),
    }))
    .sort((a, b) => (a.address < b.address ? -1 : 1));
  await writeFile(path.join(folder, "sitemap.xml"), sitemap(entries));
}
