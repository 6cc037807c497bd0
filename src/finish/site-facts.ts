import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Known } from "./policy";

/** What the finishing step needs to know of the content. */
export interface SiteFacts {
  /** The company's name. */
  company: string;
  /** What the security policy has to allow of the content. */
  allowed: Pick<Known, "photos" | "forms" | "redirects">;
  /** For each page's path the files that its words come from, as in "content/pages/about/story.md". */
  pages: Readonly<Record<string, readonly string[]>>;
}

const file = ".cache/finish/site.json";

/** Writes the facts to a file: Gatsby gives the finishing step no access to its data. */
export async function writeSiteFacts(root: string, facts: SiteFacts): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), JSON.stringify(facts));
}

export const readSiteFacts = async (root: string): Promise<SiteFacts> =>
  // `writeSiteFacts` wrote it a moment ago, in the same build.
  JSON.parse(await readFile(path.join(root, file), "utf8")) as SiteFacts;
