import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { unescapeHtml } from "../content-model/escape-html";
import { immutableFile, immutableFolder, pageFile, placeFor } from "./files";

/** An island's props as React writes them. No text contains `<`, so only islands match. */
const islandProps = /(<div data-island=")([^"]*)/g;

/** A resized image, for example "static/0123…/a1b2c/door.avif", an imported file, "static/plan-0123….pdf", or one of gatsby-remark-copy-linked-files, "0123…/plan.pdf". */
const asset = new RegExp(`/((?:${immutableFolder}/[^\\s",&]*)?[0-9a-f]{32}[^\\s",&]+)`, "g");

/** Copies pages from Gatsby's `public/` to a site, with their images and imported files, and yields each page's HTML. The props of an island become a file. */
export function* writePages(pages: { path: string; file: string }[], from: string, to: string, prefix: string) {
  const assets = new Set<string>();
  for (const page of pages) {
    const rendered = readFileSync(path.join(from, page.path, "index.html"), "utf8");
    for (const [, file = ""] of rendered.matchAll(asset)) assets.add(file);
    const html = rendered.replace(islandProps, (_island, start: string, props: string) => {
      const json = unescapeHtml(props);
      const file = immutableFile("form.json", json);
      writeFileSync(path.join(to, file), json);
      return `${start}${prefix}/${file}`;
    });
    writeFileSync(placeFor(to, pageFile(page.path)), html);
    yield { page, html };
  }
  // A text may name a file that does not exist.
  for (const file of assets)
    if (existsSync(path.join(from, file))) copyFileSync(path.join(from, file), placeFor(to, file));
}
