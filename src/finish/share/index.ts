import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { PlainError } from "../../plain-error";
import { pageFile } from "../addresses";
import type { Brand } from "../brand";
import sharp from "sharp";
import { unlessThere } from "../files";
import { immutableFile } from "../immutable";
import { attribute, find, setAttribute, textOf, type Document } from "../tree";
import { card, cardSize } from "./card";
import { Typesetter } from "./typesetter";

/**
 * Draws the picture that networks show beside a link to a page, and writes its address into the page. Gives the picture's file, as
 * in "_immutable/share/about-0a1b2c3d4e.png"; nothing for a page that asks for no picture.
 */
export type Share = (page: string, document: Document) => Promise<string[]>;

/** The name of a picture holds a hash, because networks keep what they once fetched from an address. */
export async function sharing(root: string, site: string, brand: Brand): Promise<Share> {
  const type = new Typesetter(await readFile(path.join(root, "static/fonts/libre-caslon-display.woff2")));
  return async (page, document) => {
    const picture = property(document, "og:image");
    const heading = find(document, ({ tagName }) => tagName === "h1");
    const name = property(document, "og:site_name");
    if (!picture) return [];
    if (!heading || !name)
      throw new PlainError(
        `The page ${page} has no ${heading ? "og:site_name" : "<h1>"}, which its picture for sharing shows: see src/finish/share/index.ts.`,
      );
    const words = { heading: textOf(heading), name: attribute(name, "content") ?? "" };
    const data = await draw(card(words, brand, type));
    const file = immutableFile(`share/${pageFile(page).replace(/\.html$/, ".png")}`, data);
    await mkdir(path.dirname(path.join(site, file)), { recursive: true });
    await writeFile(path.join(site, file), data, { flag: "wx" }).catch(unlessThere);
    setAttribute(picture, "content", new URL(file, attribute(picture, "content")).href);
    return [file];
  };
}

/** Fewer colours would make a smaller file, and so would more compression, but take up to five times as long. */
const draw = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(cardSize).png({ compressionLevel: 4 }).toBuffer();

const property = (document: Document, name: string) =>
  find(document, (element) => element.tagName === "meta" && attribute(element, "property") === name);
