import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { UserError } from "../content-model/user-error";
import type { iconFiles } from "../content-model/built-files";
import { immutableFile } from "./files";
import { sizeOf } from "./rasterise-svg";

const square = (side: number) => ({ width: side, height: side });
type Size = ReturnType<typeof square>;

/** The images made from `static/favicon.svg`, with their sizes in pixels. Browsers accept a PNG as favicon.ico. */
const images: Readonly<Record<(typeof iconFiles)[number], Size>> = {
  "favicon.ico": square(32),
  "apple-touch-icon.png": square(180),
  "icon-512.png": square(512),
  // For link previews: every social network shows an image of this size without cropping it.
  "social.png": { width: 1200, height: 630 },
};

/** The part of an icon that no phone crops: https://www.w3.org/TR/appmanifest/#icon-masks */
const shown = 0.72;

/** Renders `root/static/favicon.svg` as images, except those that `static/` has. Phones crop corners, so all but the smallest are opaque. */
export async function writeIcons(root: string, folder: string): Promise<void> {
  const logo = await readFile(iconIn(root));
  // Reports one that is no image.
  await sizeOf(logo, "favicon.svg");
  await mkdir(folder, { recursive: true });
  for (const [file, size] of Object.entries(images)) {
    if (existsSync(path.join(root, "static", file))) continue;
    const image = await (size.width < 100 ? drawn(logo, size) : opaque(logo, size));
    await writeFile(path.join(folder, file), image);
  }
}

/** The URLs of the tab's icon and of the logo, `static/logo.svg` or that icon, and its size: constants of webpack. Builds fingerprint them. */
export async function logoConstants(prefix: string): Promise<Record<string, string>> {
  const icon = iconIn(".");
  const own = "static/logo.svg";
  const logo = existsSync(own) ? own : icon;
  const { width, height } = await sizeOf(await readFile(logo), path.basename(logo));
  const isDeveloped = process.env.gatsby_executing_command === "develop";
  const urlOf = async (file: string): Promise<string> => {
    const name = path.basename(file);
    return JSON.stringify(`${prefix}/${isDeveloped ? name : immutableFile(name, await readFile(file))}`);
  };
  const urls = { __ICON__: await urlOf(icon), __LOGO__: await urlOf(logo) };
  return { ...urls, __LOGO_WIDTH__: `${width}`, __LOGO_HEIGHT__: `${height}` };
}

/** Warns of logos with text: visitors without its font see another one, and the icons have that of the machine that builds. */
export const findLogoText = (root: string): string[] =>
  ["static/favicon.svg", "static/logo.svg"].flatMap((file) => {
    const logo = path.join(root, file);
    const svg = existsSync(logo) ? readFileSync(logo, "utf8") : "";
    const hasText = /<text[\s>]/.test(svg) && !svg.includes("@font-face");
    return hasText ? [`${file} has text, whose font most visitors lack: convert the text to paths`] : [];
  });

function iconIn(root: string): string {
  const icon = path.join(root, "static/favicon.svg");
  if (!existsSync(icon)) throw new UserError("static/favicon.svg is missing: put the logo there, as an SVG.");
  return icon;
}

/** sharp draws an SVG in the size of the result, not in its own. */
const drawn = (logo: Buffer, { width, height }: Size): Promise<Buffer> =>
  sharp(logo, { limitInputPixels: false })
    .resize(width, height, { fit: "contain", background: "transparent" })
    .png()
    .toBuffer();

async function opaque(logo: Buffer, size: Size): Promise<Buffer> {
  const side = Math.min(size.width, size.height);
  const whole = await drawn(logo, square(side));
  const [r = 255, g = 255, b = 255, alpha] = await sharp(whole)
    .extract({ left: side / 2, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const background = alpha === 255 ? { r, g, b } : "white";
  const part = alpha === 255 && size.width === size.height ? 1 : shown;
  const inner = { width: Math.round(size.width * part), height: Math.round(size.height * part) };
  return sharp({ create: { ...size, channels: 3, background } })
    .composite([{ input: await drawn(logo, inner) }])
    .png({ palette: true })
    .toBuffer();
}
