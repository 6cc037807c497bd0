import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { PlainError } from "../gatsby-source-content/plain-error";

/** The icons that are made of `static/favicon.svg`, with their sides in pixels. Browsers that ask for an .ico take a PNG, too. */
export const icons = { "favicon.ico": 32, "apple-touch-icon.png": 180, "icon-512.png": 512 } as const;

/** The part of a phone's icon that it always shows: https://www.w3.org/TR/appmanifest/#icon-masks */
const shown = 0.72;

/**
 * Draws the icons of `root/static/favicon.svg` into a folder, but for those that `static/` has as files. Phones cut the corners off, so
 * their icons are opaque: a logo with a background fills them with it, another one stands on white with a margin.
 */
export async function writeIcons(root: string, folder: string): Promise<void> {
  const logo = logoIn(root);
  await mkdir(folder, { recursive: true });
  for (const [file, side] of Object.entries(icons)) {
    if (existsSync(path.join(root, "static", file))) continue;
    const picture = await (side < 100 ? drawn(logo, side) : opaque(logo, side));
    await writeFile(path.join(folder, file), picture);
  }
}

/** The width and height of the logo: the bar keeps room of its shape. */
export async function logoSize(root: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(logoIn(root)).metadata();
  return { width, height };
}

function logoIn(root: string): string {
  const logo = path.join(root, "static/favicon.svg");
  if (!existsSync(logo)) throw new PlainError("static/favicon.svg is missing: put the logo there, as an SVG.");
  return logo;
}

const drawn = (logo: string, side: number): Promise<Buffer> =>
  sharp(logo, { density: 600 }).resize(side, side, { fit: "contain", background: "transparent" }).png().toBuffer();

async function opaque(logo: string, side: number): Promise<Buffer> {
  const whole = await drawn(logo, side);
  const [r = 255, g = 255, b = 255, alpha] = await sharp(whole)
    .extract({ left: side / 2, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  if (alpha === 255) return sharp(whole).flatten({ background: { r, g, b } }).png({ palette: true }).toBuffer();
  const margin = Math.round((side * (1 - shown)) / 2);
  const white = { background: "white" };
  return sharp(await drawn(logo, side - 2 * margin))
    .flatten(white)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, ...white })
    .png({ palette: true })
    .toBuffer();
}
