import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import type { BrowserContext } from "@playwright/test";
import sharp from "sharp";
import { photoHosts } from "../../../plugins/content-model/photo-hosts";

/** The hosts that the stub replaces, for example "images.unsplash.com". */
export const stockHosts = photoHosts.map(({ origin }) => new URL(origin).hostname);

/** Whether a URL is that of a stock photo. */
export const isPhoto = ({ hostname }: URL): boolean => stockHosts.includes(hostname);

/** Responds to a browser in place of the stock hosts and of the hosts of frames, and opts out of the site's statistics. */
export async function stubHosts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await context.route(isPhoto, async (route) => {
    const { status, type, body } = await answer(route.request().url());
    await route.fulfill({ status, contentType: type, body });
  });
  const frame = { contentType: "text/html", body: '<!doctype html><html lang="en"><title>A frame</title></html>' };
  await context.route(
    ({ hostname }) => hostname !== "localhost",
    (route) => (route.request().resourceType() === "document" ? route.fulfill(frame) : route.fallback()),
  );
}

/** Images of 1500 by 1000 pixels, named after the photos that they replace. This project drew them, and its licence covers them. */
const folder = path.join(__dirname, "photos");
const images = readdirSync(folder).sort();

/** Encoded images, so that measurements do not wait for them. */
const encoded = new Map<string, Promise<Buffer>>();

/**
 * Responds like a stock host: https://docs.imgix.com/apis/rendering
 * `fit=crop` fills width and height, otherwise the image fits into them. `auto=format` gets a JPEG too: others take longer to encode.
 */
export async function answer(url: string): Promise<{ status: 200 | 404; type: string; body: Buffer }> {
  const { pathname, searchParams: query } = new URL(url, "https://images.unsplash.com");
  const file = imageFor(pathname);
  if (!file) return { status: 404, type: "text/plain", body: Buffer.from("No such photo\n") };
  const [width, height] = ["w", "h"].map((name) => Number(query.get(name)) || undefined);
  const fit = query.get("fit") === "crop" ? "cover" : "inside";
  // A host that the owner has added may have other parameters.
  const position = /^(bottom|left|right|top)$/.exec(query.get("crop") ?? "")?.[0] ?? "centre";
  const size = { width, height, fit, withoutEnlargement: fit === "inside", position };
  const image = sharp(file).resize({ ...size, fit });
  const key = JSON.stringify([file, size]);
  const body = encoded.get(key) ?? image.jpeg().toBuffer();
  encoded.set(key, body);
  return { status: 200, type: "image/jpeg", body: await body };
}

/** The image for a path of a stock host: its own, or always the same other one. Undefined for an invalid path. */
function imageFor(pathname: string): string | undefined {
  if (!photoHosts.some(({ origin, accepts }) => accepts(origin + pathname))) return undefined;
  const id = path.basename(pathname);
  const own = images.indexOf(`${id}.webp`);
  const other = createHash("sha256").update(id).digest().readUInt32BE() % images.length;
  return path.join(folder, images[own === -1 ? other : own] ?? "");
}
