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

/** The pages' style sheet, as webpack wrote it. */
export interface StyleSheet {
  /** As in "/styles.0a1b.css". */
  address: string;
  text: string;
}

/** What webpack built for the pages. */
export interface Built {
  /** Undefined for a site without islands. */
  island: Island | undefined;
  /** Undefined for a site without styles. */
  styleSheet: StyleSheet | undefined;
}

/** Finds in webpack's report what it built for the pages. */
export async function readBuilt(publicFolder: string): Promise<Built> {
  const stats: unknown = JSON.parse(await readFile(path.join(publicFolder, "webpack.stats.json"), "utf8"));
  const groups = isRecord(stats) && isRecord(stats.namedChunkGroups) ? stats.namedChunkGroups : {};
  const [entry] = assets(groups.islands, ".js");
  const [styles] = assets(groups["component---src-templates-page-tsx"], ".css");
  return {
    // The styles that belong to an island stand in the page.
    island: entry === undefined ? undefined : { entry: `/${entry}`, files: [entry, ...assets(groups.island, ".js")] },
    styleSheet:
      styles === undefined
        ? undefined
        : { address: `/${styles}`, text: await readFile(path.join(publicFolder, styles), "utf8") },
  };
}

function assets(group: unknown, ending: string): string[] {
  const list = isRecord(group) && Array.isArray(group.assets) ? group.assets : [];
  const names = list.map((asset: unknown) => (isRecord(asset) ? String(asset.name) : ""));
  return names.filter((name) => name.endsWith(ending));
}
