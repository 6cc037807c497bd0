import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { findNamed, pictureFile, readContent } from "../../gatsby-source-content/read/content";
import { Refusal } from "./answers";

/** Pixels: three to two, as most photos. */
export const thumbnailSize = { width: 192, height: 128 };

/** The handbook's picture of a kind of section, which `npm run shots handbook` takes. */
const handbook = (kind: string): string => `docs/pictures/sections/${kind}.webp`;

/** The address of the picture of a kind of section; undefined where the handbook has none. */
export const sectionPicture = (root: string, kind: string): string | undefined =>
  existsSync(path.join(root, handbook(kind))) ? `/___edit/picture?section=${encodeURIComponent(kind)}` : undefined;

/** A small picture, as JPEG: of a kind of section, or of the photo of a name whose picture lies beside it. */
export async function pictureOf(root: string, kind: string, name: string): Promise<Buffer> {
  const file = /^[a-z-]+$/.test(kind) ? handbook(kind) : ownPicture(root, name);
  if (file === undefined || !existsSync(path.join(root, file)))
    throw new Refusal(404, `There is no picture of ${kind || name}.`);
  const size = kind ? { width: 320 } : thumbnailSize;
  return sharp(path.join(root, file)).rotate().resize(size).jpeg().toBuffer();
}

function ownPicture(root: string, name: string): string | undefined {
  const content = readContent(root);
  const photo = findNamed(content, "photo", name);
  const file = photo && pictureFile(photo);
  return file !== undefined && content.pictures.has(file) ? file : undefined;
}
