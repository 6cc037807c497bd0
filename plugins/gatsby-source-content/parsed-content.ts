import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { lastEntries, type Content, type Entry } from "../content-model/read/content";

/** For this version of Node only, because an older one cannot read it. Gatsby deletes it when content-model changes. */
const fileIn = (cacheFolder: string): string => path.join(cacheFolder, `parsed-content-${process.version}`);

/** Loads the entries of the previous build: parsing YAML and markdown takes half the time of a check. */
export function loadEntries(cacheFolder: string): void {
  const file = fileIn(cacheFolder);
  if (!existsSync(file)) return;
  for (const entry of deserialize(readFileSync(file)) as Entry[]) lastEntries.set(entry.file, entry);
}

/** Saves the checked entries. Not as JSON, which has no infinite numbers. */
export const saveEntries = (cacheFolder: string, { entries }: Content): void =>
  writeFileSync(fileIn(cacheFolder), serialize([...entries.values()]));
