import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { photoHosts } from "../../../plugins/gatsby-source-content/photos";

/**
 * Pictures of 1500 by 1000 pixels, each named after the photo that it stands in for. This project drew them itself:
 * they are under its licence and may be used freely.
 */
const folder = path.join(__dirname, "photos");
const images = readdirSync(folder).sort();

/** What was encoded before: a measurement must not wait for it twice. */
const encoded = new Map<string, Promise<Buffer>>();

/**
 * What a stock host answers to an address, as far as the site asks: https://docs.imgix.com/apis/rendering
 * `fit=crop` fills width and height, otherwise the image fits into them; `auto=format` follows the Accept header.
 */
export async function answer(address: string, accept = ""): Promise<{ status: 200 | 404; type: string; body: Buffer }> {
  const { pathname, searchParams: query } = new URL(address, "https://images.unsplash.com");
  const file = pictureFor(pathname);
  if (!file) return { status: 404, type: "text/plain", body: Buffer.from("No such photo\n") };
  const isAvif = accept.includes("image/avif") && query.get("auto")?.includes("format");
  const [width, height, quality = 75] = ["w", "h", "q"].map((name) => Number(query.get(name)) || undefined);
  const fit = query.get("fit") === "crop" ? "cover" : "inside";
  const size = { width, height, fit, withoutEnlargement: fit === "inside", position: query.get("crop") ?? "centre" };
  const image = sharp(file).resize({ ...size, fit });
  const key = JSON.stringify([file, size, isAvif, quality]);
  const body = encoded.get(key) ?? (isAvif ? image.avif({ quality, effort: 1 }) : image.jpeg({ quality })).toBuffer();
  encoded.set(key, body);
  return { status: 200, type: isAvif ? "image/avif" : "image/jpeg", body: await body };
}

/**
 * The file that stands in for the photo at this path of a stock host. A photo without an image of its own gets one of
 * the others, always the same. Nothing for a path that no host would know.
 */
function pictureFor(pathname: string): string | undefined {
  if (!photoHosts.some(({ origin, accepts }) => accepts(origin + pathname))) return undefined;
  const id = path.basename(pathname);
  const own = images.indexOf(`${id}.webp`);
  const other = createHash("sha256").update(id).digest().readUInt32BE() % images.length;
  return path.join(folder, images[own === -1 ? other : own] ?? "");
}
