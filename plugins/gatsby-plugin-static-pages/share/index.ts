import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { PlainError } from "../../gatsby-source-content/plain-error";
import { immutableFile, pageFile } from "../addresses";
import type { Brand } from "../brand";
import { attribute, find, setAttribute, textOf, type Document } from "../tree";
import { card, cardSize } from "./card";
import { typesetter } from "./typesetter";

/** Draws the picture that networks show beside a link to a page, and writes its address into a page that asks for one. */
export type Share = (page: string, document: Document) => Promise<void>;

/**
 * The name of a picture holds a digest of its drawing, because networks keep what they once fetched from an address. `public/` keeps
 * the picture for the builds after this one.
 */
export async function sharing(root: string, site: string, name: string, brand: Brand): Promise<Share> {
  const type = typesetter(await readFile(path.join(root, "static/fonts/headings.woff2")));
  return async (page, document) => {
    const picture = find(document, (element) => attribute(element, "property") === "og:image");
    const heading = find(document, ({ tagName }) => tagName === "h1");
    if (!picture) return;
    if (!heading) throw new PlainError(`The page ${page} has no <h1>, which its picture for sharing shows.`);
    const drawing = card({ heading: textOf(heading), name }, brand, type);
    const file = immutableFile(`share/${pageFile(page).replace(/\.html$/, ".png")}`, drawing);
    const kept = path.join(root, "public", file);
    if (!existsSync(kept)) await draw(drawing, kept);
    await mkdir(path.dirname(path.join(site, file)), { recursive: true });
    await copyFile(kept, path.join(site, file));
    setAttribute(picture, "content", new URL(file, attribute(picture, "content")).href);
  };
}

/** Fewer colours would make a smaller file, and so would more compression, but take up to five times as long. */
async function draw(svg: string, file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await sharp(Buffer.from(svg)).resize(cardSize).png({ compressionLevel: 4 }).toFile(file);
}
