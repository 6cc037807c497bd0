import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import { photoHosts } from "../../../plugins/gatsby-source-content/photos";

/**
 * Pictures of 1500 by 1000 pixels, each named after the photo that it stands in for. This project drew them itself:
 * they are under its licence and may be used freely.
 */
const folder = path.join(__dirname, "photos");
const pictures = readdirSync(folder).sort();

/**
 * The file that stands in for the photo at this path of a stock host. A photo without a picture of its own gets one of
 * the others, always the same. Nothing for a path that no host would know.
 */
export function pictureFor(pathname: string): string | undefined {
  if (!photoHosts.some(({ origin, accepts }) => accepts(origin + pathname))) return undefined;
  const id = path.basename(pathname);
  const own = pictures.indexOf(`${id}.webp`);
  const other = createHash("sha256").update(id).digest().readUInt32BE() % pictures.length;
  return path.join(folder, pictures[own === -1 ? other : own] ?? "");
}
