import { readFileSync } from "node:fs";
import path from "node:path";
import { contentFrom, type Content } from "../../plugins/gatsby-source-content/read/content";
import type { Reading } from "../../plugins/gatsby-source-content/read/entry";
import { lookAt } from "../../plugins/gatsby-source-content/read/read-picture";
import { filesIn } from "../../plugins/gatsby-plugin-static-pages/files";

/** A small site for tests: its words stay as they are, whatever editors do to those of the real one. */
export const sampleSite = path.join(__dirname, "sample-site");

/** The text of each file of the sample site, by its name, as in "content/site.md". It has no mistake. */
export const sampleFiles: Readonly<Record<string, string>> = Object.fromEntries(
  filesIn(sampleSite).map((file) => [file, readFileSync(path.join(sampleSite, file), "utf8")]),
);

/** What an editor did: a file written anew, a text in it replaced by another, a picture put there, or the file deleted. */
export type Edits = Record<string, Reading | readonly [from: string, to: string] | Buffer | null>;

const isServed = (file: string): boolean => file.startsWith("static/");

/** The sample site after some edits. */
export function siteWith(edits: Edits): Content {
  const files = new Map<string, Reading>(Object.entries(sampleFiles));
  const pictures = new Map<string, Buffer>();
  for (const [file, edit] of Object.entries(edits)) {
    if (Buffer.isBuffer(edit)) pictures.set(file, edit);
    else if (edit === null) files.delete(file);
    else if (typeof edit === "string" || "problem" in edit) files.set(file, edit);
    else files.set(file, replaced(file, edit));
  }
  return contentFrom(
    [...files.keys(), ...pictures.keys()].filter((file) => !isServed(file)).sort(),
    (file) => files.get(file) ?? "",
    (file) => lookAt(pictures.get(file) ?? Buffer.alloc(0)),
    [...files.keys()].filter(isServed),
  );
}

function replaced(file: string, [from, to]: readonly [string, string]): string {
  const text = sampleFiles[file];
  if (!text?.includes(from)) throw new Error(`${file} has no "${from}" to replace`);
  return text.replace(from, () => to);
}
