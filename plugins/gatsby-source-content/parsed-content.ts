import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { foundIn } from "../content-model/check/rule";
import type { Problem } from "../content-model/problem";
import { lastEntries, type Content, type Entry } from "../content-model/read/content";
import type { Types } from "../content-model/schema/sdl";
import { hashOf } from "./nodes/content-node";

/** For this version of Node only, because an older one cannot read it, and these types. Gatsby deletes it when content-model changes. */
const fileIn = (cacheFolder: string, types: Types): string =>
  path.join(cacheFolder, `parsed-content-${process.version}-${hashOf(types).slice(0, 10)}`);

/** Loads the entries of the previous build, with the problems of each: parsing YAML and markdown takes half the time of a check. */
export function loadEntries(cacheFolder: string, types: Types): void {
  const file = fileIn(cacheFolder, types);
  if (!existsSync(file)) return;
  for (const [entry, found] of deserialize(readFileSync(file)) as [Entry, (readonly Problem[])[]][]) {
    lastEntries.set(entry.file, entry);
    Object.assign(foundIn(types)(entry), found);
  }
}

/** Saves the checked entries. Not as JSON, which has no infinite numbers. */
export function saveEntries(cacheFolder: string, types: Types, { entries }: Content): void {
  const checked = [...entries.values()].map((entry) => [entry, foundIn(types)(entry)]);
  writeFileSync(fileIn(cacheFolder, types), serialize(checked));
}
