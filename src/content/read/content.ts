import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileOf, isPrivate, type Kind } from "../kinds";
import { siteFacts } from "./facts";
import { readEntry, type Entry, type Reading } from "./entry";
import { readText } from "./read-text";
import type { Facts } from "./tokens";

/** Everything under `content/`, read but not yet checked. */
export interface Content {
  /** By file, as in "content/pages/about/story.md". */
  entries: ReadonlyMap<string, Entry>;
  /** Files in places where no content file can be. */
  strays: readonly string[];
  /** What the tokens stand for. */
  facts: Facts;
}

/** Reads all of `content/` below `root` without Gatsby. */
export function readContent(root = process.cwd()): Content {
  return contentFrom(filesOnDisk(root), (file) => readText(path.join(root, file)));
}

/** The files of `content/` below `root`, as in "content/site.md". */
export function filesOnDisk(root = process.cwd()): string[] {
  const folder = path.join(root, "content");
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  return names
    .filter((one) => !one.isDirectory())
    .map((one) => path.relative(root, path.join(one.parentPath, one.name)).split(path.sep).join("/"))
    .filter((file) => !file.split("/").some(isPrivate))
    .sort();
}

/** Content made from any list of files, as in "content/site.md", and a function that reads one. */
export function contentFrom(files: readonly string[], read: (file: string) => Reading): Content {
  const entries = new Map<string, Entry>();
  const strays: string[] = [];
  for (const file of files) {
    const entry = file.endsWith(".md") ? readEntry(file, read) : undefined;
    if (entry) entries.set(file, entry);
    else strays.push(file);
  }
  return { entries, strays, facts: siteFacts(entries) };
}

export const entriesOf = (content: Content, kind: Kind): Entry[] =>
  [...content.entries.values()].filter((entry) => entry.kind === kind);

/** The photo or form that other files name, as in `findNamed(content, "photo", "terrace")`. */
export const findNamed = (content: Content, kind: Kind, name: string): Entry | undefined =>
  content.entries.get(fileOf(kind, name));
