import { writeFile } from "node:fs/promises";
import path from "node:path";
import { datesFromGit, lastChanged } from "./git-dates";
import { robots, sitemap } from "./sitemap";

/** A page with the files that its words come from, as in "content/pages/about/story.md". */
interface WrittenPage {
  readonly file: string;
  readonly sections: readonly { readonly file: string }[];
}

/**
 * Writes `robots.txt` and the sitemap of the pages at these addresses. A site without addresses for search engines, such as a preview,
 * gets no sitemap.
 */
export async function writeForCrawlers(
  root: string,
  folder: string,
  pages: ReadonlyMap<string, WrittenPage>,
): Promise<void> {
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
  for (const [name, text] of sitemap(origin, entries)) await writeFile(path.join(folder, name), text);
}
