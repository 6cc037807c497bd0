import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** What the finishing step needs to know of the content. Gatsby runs it apart from the build, which leaves this for it. */
export interface Site {
  /** Its name. */
  company: string;
  /** For each page's path the files that its words come from, as in "content/pages/about/story.md". */
  pages: Readonly<Record<string, readonly string[]>>;
}

const file = ".cache/finish/site.json";

export async function leaveSite(root: string, site: Site): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), JSON.stringify(site));
}

export const readSite = async (root: string): Promise<Site> =>
  // The build has just written it.
  JSON.parse(await readFile(path.join(root, file), "utf8")) as Site;
