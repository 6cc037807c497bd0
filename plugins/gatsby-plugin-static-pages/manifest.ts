/** The web app manifest, for visitors who add the site to a home screen. The style sheet has the colours. */
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
