import type { Delivery } from "../headers";

/**
 * `_headers`, which Netlify and Cloudflare Pages read. Both revalidate by default, and Cloudflare joins the values of a
 * header that two rules set, so only hashed files have a caching rule.
 * Format: https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile({ headers, immutable }: Delivery, hashedFiles: readonly string[]): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const hashed = hashedFiles.flatMap((file) => [file, `  Cache-Control: ${immutable}`]);
  return ["/*", ...lines, ...hashed].join("\n") + "\n";
}

/** `_redirects`, which both read too. */
export const redirectsFile = ({ redirects }: Delivery): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");
