import type { Brand } from "./brand";

/**
 * What browsers read when a visitor puts the site on a home screen. The icons lie in `static/`.
 * Members: https://developer.mozilla.org/docs/Web/Progressive_web_apps/Manifest
 */
export function manifest(name: string, { colors }: Brand): string {
  const paper = colors.get("paper")?.day;
  return JSON.stringify({
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
  });
}
