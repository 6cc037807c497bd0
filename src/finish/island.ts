import { readFile } from "node:fs/promises";
import path from "node:path";
import { isRecord } from "../content/frontmatter";

/** The scripts of the islands, as webpack wrote them. */
export interface Island {
  /** Address of the script that a page loads, as in "/islands-0a1b.js". */
  entry: string;
  /** Every script that it may load, as files in `public/`. */
  files: string[];
}

/** Finds the islands' scripts in webpack's report; undefined for a site without islands. */
export async function readIsland(publicFolder: string): Promise<Island | undefined> {
  const stats: unknown = JSON.parse(await readFile(path.join(publicFolder, "webpack.stats.json"), "utf8"));
  const groups = isRecord(stats) && isRecord(stats.namedChunkGroups) ? stats.namedChunkGroups : {};
  const entry = assets(groups.islands)[0];
  return entry === undefined ? undefined : { entry: `/${entry}`, files: [entry, ...assets(groups.island)] };
}

function assets(group: unknown): string[] {
  const list = isRecord(group) && Array.isArray(group.assets) ? group.assets : [];
  const names = list.map((asset: unknown) => (isRecord(asset) ? String(asset.name) : ""));
  // The styles that belong to it stand in the page.
  return names.filter((name) => name.endsWith(".js"));
}
