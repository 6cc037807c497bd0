import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { isRecord } from "../record";

/** The scripts of the islands, as webpack wrote them. */
export interface Island {
  /** Address of the script that a page loads, as in "/islands-0a1b.js". */
  entry: string;
  /** A digest by which browsers know that script, as in "sha384-…". */
  integrity: string;
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
  const read = (file: string): Promise<string> => readFile(path.join(publicFolder, file), "utf8");
  const built: Built = { island: undefined, styleSheet: undefined };
  // The styles that belong to an island stand in the page.
  if (entry !== undefined)
    built.island = {
      entry: `/${entry}`,
      integrity: integrityOf(await read(entry)),
      files: [entry, ...assets(groups.island, ".js")],
    };
  if (styles !== undefined) built.styleSheet = { address: `/${styles}`, text: await read(styles) };
  return built;
}

const integrityOf = (script: string): string => `sha384-${createHash("sha384").update(script).digest("base64")}`;

function assets(group: unknown, ending: string): string[] {
  const list = isRecord(group) && Array.isArray(group.assets) ? group.assets : [];
  const names = list.map((asset: unknown) => (isRecord(asset) ? String(asset.name) : ""));
  return names.filter((name) => name.endsWith(ending));
}
