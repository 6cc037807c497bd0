import { immutableFolder } from "../addresses";
import type { HostSettings } from "../headers";

/**
 * `_headers`, which Netlify and Cloudflare Pages read. Both revalidate by default. No other rule sets `Cache-Control`, because
 * Cloudflare joins the values of a header that two rules set.
 * Format: https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile({ headers, immutable }: HostSettings): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return ["/*", ...lines, `/${immutableFolder}/*`, `  Cache-Control: ${immutable}`, ""].join("\n");
}

/** `_redirects`, which both read too. */
export const redirectsFile = ({ redirects }: HostSettings): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");
