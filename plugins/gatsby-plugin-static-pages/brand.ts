import { readFile } from "node:fs/promises";
import path from "node:path";

/** Colours and drawings of the site, for pictures that the build draws. */
export interface Brand {
  /** By name: the colour by day and by night, as in "#f5f7f6". */
  colors: ReadonlyMap<string, { day: string; night: string }>;
  /** By name: an SVG of lines in black, as in `<svg …>…</svg>`. */
  drawings: ReadonlyMap<string, string>;
}

/** The drawings of pictures for sharing, as files of static/drawings/: those of them that the site shows, too. */
const names = ["house", "lights", "mark"];

/** Reads the colours from the custom properties of the style sheet, and the drawings from static/ below `root`. */
export async function readBrand(root: string, styleSheet: string): Promise<Brand> {
  const colors = styleSheet.matchAll(/--([\w-]+):\s*light-dark\(([^,()]+),\s*([^,()]+)\)/g);
  const read = (name: string) => readFile(path.join(root, `static/drawings/${name}.svg`), "utf8");
  const shown = names.filter((name) => styleSheet.includes(`/drawings/${name}.svg`));
  return {
    colors: new Map([...colors].map(([, name = "", day = "", night = ""]) => [name, { day, night }])),
    drawings: new Map(await Promise.all(shown.map(async (name) => [name, await read(name)] as const))),
  };
}

/**
 * What browsers read when a visitor puts the site on a home screen.
 * Members: https://developer.mozilla.org/docs/Web/Progressive_web_apps/Manifest
 */
export function manifest(name: string, { colors }: Brand): string {
  const surface = colors.get("surface")?.day;
  return JSON.stringify({
    name,
    lang: "en-GB",
    start_url: "/",
    display: "browser",
    theme_color: surface,
    background_color: surface,
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  });
}
