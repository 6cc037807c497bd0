import { existsSync } from "node:fs";
import { copyFile, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { PlainError } from "../../gatsby-source-content/plain-error";
import type { Brand } from "../brand";
import { digestOf, filesIn, immutableFile, pageFile, placeFor } from "../files";
import { attribute, find, setAttribute, textOf, type Document } from "../tree";
import { card, cardSize } from "./card";
import { typesetter } from "./typesetter";

const here = "plugins/gatsby-plugin-static-pages/share";

/** Draws the picture that networks show beside a link to a page, and writes its address into a page that asks for one. */
export type Share = (page: string, document: Document) => Promise<void>;

/**
 * The name of a picture holds a digest of what it is made of, because networks keep what they once fetched from an address. `public/`
 * keeps the picture for the builds after this one: to set its heading takes as long as to read the whole page.
 */
export async function sharing(root: string, site: string, name: string, brand: Brand): Promise<Share> {
  const font = await readFile(path.join(root, "static/fonts/headings.woff2"));
  const type = typesetter(font);
  const code = await Promise.all(filesIn(here).map((file) => readFile(path.join(here, file))));
  // The same for every page.
  const look = digestOf([font, name, JSON.stringify([...brand.colors, ...brand.drawings]), ...code]);
  return async (page, document) => {
    const picture = find(document, (element) => attribute(element, "property") === "og:image");
    const heading = find(document, ({ tagName }) => tagName === "h1");
    if (!picture) return;
    if (!heading) throw new PlainError(`The page ${page} has no <h1>, which its picture for sharing shows.`);
    const words = { heading: textOf(heading), name };
    const file = immutableFile(`share/${pageFile(page).replace(/\.html$/, ".png")}`, look + words.heading);
    const kept = await placeFor(path.join(root, "public"), file);
    if (!existsSync(kept)) await draw(card(words, brand, type), kept);
    await copyFile(kept, await placeFor(site, file));
    setAttribute(picture, "content", new URL(file, attribute(picture, "content")).href);
  };
}

/** Fewer colours would make a smaller file, and so would more compression, but take up to five times as long. */
const draw = (svg: string, file: string) =>
  sharp(Buffer.from(svg)).resize(cardSize).png({ compressionLevel: 4 }).toFile(file);
