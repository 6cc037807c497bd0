import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pageFile } from "../addresses";
import type { Brand } from "../brand";
import sharp from "sharp";
import { immutableFile } from "../immutable";
import { attribute, find, setAttribute, textOf, type Document } from "../tree";
import { card, cardSize } from "./card";
import { Typesetter } from "./typesetter";

/** Draws the picture that stands beside links to a page, and tells the page its address; gives its file, if the page has one. */
export type Share = (page: string, document: Document) => Promise<string[]>;

/** Its name holds a hash, because networks keep a picture for as long as its address stays. */
export async function sharing(root: string, site: string, brand: Brand): Promise<Share> {
  const type = new Typesetter(await readFile(path.join(root, "static/fonts/libre-caslon-display.woff2")));
  return async (page, document) => {
    const picture = property(document, "og:image");
    const heading = find(document, ({ tagName }) => tagName === "h1");
    const name = property(document, "og:site_name");
    if (!picture || !heading || !name) return [];
    const words = { heading: textOf(heading), name: attribute(name, "content") ?? "" };
    const data = await draw(card(words, brand, type));
    const file = immutableFile(`share/${pageFile(page).replace(/\.html$/, ".png")}`, data);
    await mkdir(path.dirname(path.join(site, file)), { recursive: true });
    await writeFile(path.join(site, file), data);
    setAttribute(picture, "content", new URL(file, attribute(picture, "content")).href);
    return [file];
  };
}

/** Fewer colours would make a smaller file, but take five times as long. */
const draw = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(cardSize).png({ compressionLevel: 7 }).toBuffer();

const property = (document: Document, name: string) =>
  find(document, (element) => element.tagName === "meta" && attribute(element, "property") === name);
