import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse, serialize } from "parse5";
import { pageFile } from "./addresses";
import { immutableFolder } from "./immutable";
import { attribute, elementsIn, isComment, isElement, remove, type Document, type Parent } from "./tree";

/** Reads a page as Gatsby wrote it. `<noscript>` is read as browsers without scripts do. */
export async function readPage(publicFolder: string, page: string): Promise<Document> {
  const html = await readFile(path.join(publicFolder, page, "index.html"), "utf8");
  const document = parse(html, { scriptingEnabled: false });
  removeComments(document);
  return document;
}

/** React marks where two texts meet, for taking over the page. It takes over the islands alone. */
function removeComments(node: Parent): void {
  for (const child of [...node.childNodes]) {
    if (isComment(child)) remove(child);
    else if (isElement(child) && attribute(child, "data-island") === undefined) removeComments(child);
  }
}

/** Writes a page where hosts look for it, and copies the pictures that Gatsby cut for it. */
export async function writePage(site: string, page: string, document: Document, publicFolder: string): Promise<void> {
  for (const picture of picturesIn(document)) {
    const place = path.join(site, picture);
    await mkdir(path.dirname(place), { recursive: true });
    await copyFile(path.join(publicFolder, picture), place);
  }
  const file = path.join(site, pageFile(page));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, serialize(document));
}

const cut = new RegExp(`(?<![^\\s,])/(${immutableFolder}/[0-9a-f]{32}/[^\\s,]+)`, "g");

/** The files of these pictures, as in "static/0123…/a1b2c/door.avif". */
function picturesIn(document: Document): Set<string> {
  const shown = [...elementsIn(document)].flatMap(({ attrs }) =>
    attrs.filter(({ name }) => name === "src" || name === "srcset").map(({ value }) => value),
  );
  return new Set([...shown.join(" ").matchAll(cut)].map(([, address = ""]) => decodeURI(address)));
}
