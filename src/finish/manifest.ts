import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Brand } from "./brand";

/**
 * Writes what browsers read when a visitor puts the site on a home screen. The icons lie in `static/`.
 * Members: https://developer.mozilla.org/docs/Web/Progressive_web_apps/Manifest
 */
export async function writeManifest(site: string, name: string, { colors }: Brand): Promise<void> {
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
  await writeFile(path.join(site, "manifest.webmanifest"), JSON.stringify(manifest));
}
