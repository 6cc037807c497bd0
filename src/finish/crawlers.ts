import { writeFile } from "node:fs/promises";
import path from "node:path";
import { datesFromGit, lastChanged } from "./git-dates";
import type { SiteFacts } from "./site-facts";
import { robots, sitemap } from "./sitemap";
import { attribute, elementsIn, type Document } from "./tree";

/** The address under which search engines are to find a page; none for a page that they leave out. */
export const canonicals = (document: Document): string[] =>
  [...elementsIn(document)]
    .filter((element) => element.tagName === "link" && attribute(element, "rel") === "canonical")
    .flatMap((link) => attribute(link, "href") ?? []);

/** Writes `robots.txt` and the sitemap. A site without addresses for search engines, such as a preview, gets no sitemap. */
export async function writeForCrawlers(
  root: string,
  folder: string,
  addresses: readonly string[],
  { pages }: SiteFacts,
): Promise<void> {
  const first = addresses[0];
  const origin = first && new URL(first).origin;
  await writeFile(path.join(folder, "robots.txt"), robots(origin && `${origin}/sitemap.xml`));
  if (!origin) return;
  const dates = datesFromGit(root);
  const entries = [...addresses].sort().map((address) => ({
    address,
    changed: lastChanged(pages[new URL(address).pathname] ?? [], dates),
  }));
  for (const [name, text] of sitemap(origin, entries)) await writeFile(path.join(folder, name), text);
}
