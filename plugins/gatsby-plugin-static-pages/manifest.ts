/**
 * The web app manifest, which browsers read when a visitor adds the site to a home screen. `styles` is the style sheet, which has the
 * colours; `prefix` is the path prefix of the site.
 * Members: https://developer.mozilla.org/docs/Web/Progressive_web_apps/Manifest
 */
export function manifest(name: string, styles: string, prefix: string): string {
  const surface = /--surface:\s*light-dark\(([^,()]+),/.exec(styles)?.[1];
  return JSON.stringify({
    name,
    lang: "en-GB",
    start_url: `${prefix}/`,
    display: "browser",
    theme_color: surface,
    background_color: surface,
    icons: [
      { src: `${prefix}/favicon.svg`, type: "image/svg+xml", sizes: "any" },
      { src: `${prefix}/icon-512.png`, type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  });
}
