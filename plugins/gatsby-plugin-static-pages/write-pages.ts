import { existsSync } from "node:fs";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { unescapeHtml } from "../content-model/escape-html";
import { immutableFile, immutableFolder, pageFile, placeFor } from "./files";

/** An island's props as React writes them. No text contains `<`, so only islands match. */
const islandProps = /(?<=<div data-island=")[^"]*/g;

/** A resized image, for example "static/0123…/a1b2c/door.avif". */
const image = new RegExp(`(?<=/)${immutableFolder}/[0-9a-f]{32}/[^\\s",&]+`, "g");

/** Copies pages from Gatsby's `public/` to a site, with the images that they show. The props of an island become a file. */
export async function writePages(pages: readonly string[], from: string, to: string, prefix: string): Promise<void> {
  const images = new Set<string>();
  for (const page of pages) {
    const html = await readFile(path.join(from, page, "index.html"), "utf8");
    for (const [file] of html.matchAll(image)) images.add(file);
    const islands = new Map([...html.matchAll(islandProps)].map(([props]) => [props, unescapeHtml(props)]));
    const written = html.replace(islandProps, (props) => `${prefix}/${dataFile(islands.get(props) ?? "")}`);
    for (const json of islands.values()) await writeFile(path.join(to, dataFile(json)), json);
    await writeFile(await placeFor(to, pageFile(page)), written);
  }
  // A text may name a file that does not exist.
  for (const file of images)
    if (existsSync(path.join(from, file))) await copyFile(path.join(from, file), await placeFor(to, file));
}

const dataFile = (json: string): string => immutableFile("form.json", json);
