import type { Delivery } from "../headers";

/**
 * `_headers`, which Netlify and Cloudflare Pages read. Both revalidate by default, and Cloudflare joins the values of a
 * header that two rules set, so only hashed files have a caching rule; all pictures for sharing have one, because Cloudflare
 * reads a hundred rules and no more.
 * Format: https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile({ headers, immutable }: Delivery, hashedFiles: readonly string[]): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const rules = new Set(hashedFiles.map((file) => file.replace(/^\/share\/.*/, "/share/*")));
  const hashed = [...rules].flatMap((rule) => [rule, `  Cache-Control: ${immutable}`]);
  return ["/*", ...lines, ...hashed].join("\n") + "\n";
}

/** `_redirects`, which both read too. */
export const redirectsFile = ({ redirects }: Delivery): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");
