import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Brand } from "./brand";
import type { Draw } from "./pictures";

/** Makes of the site's SVG icon the few others that platforms ask for, and the manifest that names them. */
export async function writeIcons(site: string, name: string, { colors }: Brand, draw: Draw): Promise<void> {
  const icon = await readFile(path.join(site, "favicon.svg"), "utf8");
  // Platforms round the corners themselves, so theirs are filled.
  const square = icon.replace(/ rx="[^"]*"/, "");
  const write = (file: string, data: string | Buffer): Promise<void> => writeFile(path.join(site, file), data);
  await write("favicon.ico", ico(await draw(icon, { width: 32, height: 32 })));
  await write("apple-touch-icon.png", await draw(square, { width: 180, height: 180 }));
  await write("icon-512.png", await draw(square, { width: 512, height: 512 }));
  const paper = colors.get("paper")?.day;
  const manifest = {
    name,
    lang: "en-GB",
    start_url: "/",
    display: "browser",
    theme_color: paper,
    background_color: paper,
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  };
  await write("manifest.webmanifest", JSON.stringify(manifest));
}

/** A PNG of 32 × 32 pixels as an ICO file of one picture. Format: https://en.wikipedia.org/wiki/ICO_(file_format) */
function ico(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one picture
  header.writeUInt8(32, 6); // as wide
  header.writeUInt8(32, 7); // and high as this
  header.writeUInt16LE(1, 10); // in one plane
  header.writeUInt16LE(32, 12); // of 32 bits
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // which starts here
  return Buffer.concat([header, png]);
}
