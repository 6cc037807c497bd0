import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { replaceIn } from "../../tools/lib/files";

/** Makes the edits of a YAML file, or of a part of it, in a folder: in each file, what matches a pattern becomes a text. */
export function editFiles(folder: string, yaml: string, part?: string): void {
  const all = parse(readFileSync(yaml, "utf8")) as Record<string, Record<string, unknown>>;
  const edits = (part === undefined ? all : all[part]) as Record<string, Record<string, string>>;
  for (const [file, changes] of Object.entries(edits))
    for (const [pattern, text] of Object.entries(changes))
      replaceIn(path.join(folder, file), new RegExp(pattern, "gm"), text);
}
