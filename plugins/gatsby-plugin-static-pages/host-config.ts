import { immutableFolder } from "./files";
import type { App } from "./apps";
import { headersOf, immutable, revalidated, slashed } from "./headers";
import { policyText, type Policy } from "./policy";

/** The host configuration of a site. */
interface Settings {
  /** The path prefix of the site, for example "/harbour"; "" at the root of a host. */
  prefix: string;
  /** The CSP of the pages. */
  policy: Policy;
  /** Applications, each with its own CSP. */
  apps: readonly App[];
  /** Permanent redirects. */
  redirects: readonly { from: string; to: string }[];
}

const policyHeader = "Content-Security-Policy";

const lines = (...all: string[]): string => all.map((line) => `${line}\n`).join("");

/**
 * `_headers` for Netlify and Cloudflare Pages. Both revalidate by default. Only one rule sets `Cache-Control`, because Cloudflare joins
 * the values of a header that several rules set.
 * Format: https://developers.cloudflare.com/pages/configuration/headers/
 */
export const headersFile = ({ prefix, policy, apps }: Settings): string =>
  lines(
    "/*",
    ...headersOf(policy).map(([name, value]) => `  ${name}: ${value}`),
    `${prefix}/${immutableFolder}/*`,
    `  Cache-Control: ${immutable}`,
    // On Cloudflare, "!" removes the pages' CSP, which it would join. Netlify ignores that line, and uses the later rule.
    ...apps.flatMap(({ path, policy }) =>
      [prefix + path, `${prefix}${path}.html`].flatMap((one) => [
        one,
        `  ! ${policyHeader}`,
        `  ${policyHeader}: ${policyText(policy)}`,
      ]),
    ),
  );

/** `_redirects` for the same hosts. */
export const redirectsFile = ({ prefix, redirects }: Settings): string =>
  lines(...redirects.map(({ from, to }) => `${prefix}${from} ${prefix}${to} 301`));

/** A page that redirects, for hosts without redirects. */
export const redirectPage = (url: string): string =>
  `<!DOCTYPE html><meta charset="utf-8"><title>Moved</title><link rel="canonical" href="${url}"><meta http-equiv="refresh" content="0; url=${url}">\n`;

/** nginx's directives for a `server { … }` block with `listen`, `server_name` and `root`. */
export const nginxFile = ({ prefix, policy, apps, redirects }: Settings): string =>
  lines(
    "# Written by the build. Include it in a server block: see docs/deploying.md.",
    "charset utf-8;",
    "gzip on;",
    "gzip_comp_level 6;",
    "gzip_proxied any;",
    "gzip_vary on;",
    // `text/html` is always compressed.
    "gzip_types application/javascript application/json image/svg+xml image/x-icon text/css text/javascript text/plain text/xml;",
    `error_page 404 ${prefix}/404.html;`,
    // Redirects are paths, because the public port behind a proxy differs from nginx's.
    "absolute_redirect off;",
    `set $caching "${revalidated}";`,
    `if ($uri ~ "^${prefix}/${immutableFolder}/") { set $caching "${immutable}"; }`,
    `set $policy "${policyText(policy)}";`,
    ...apps.map(
      ({ path, policy }) => `if ($uri ~ "^${prefix}${path}(\\.html)?$") { set $policy "${policyText(policy)}"; }`,
    ),
    // A rewrite keeps the query. nginx would not send headers that are set after it.
    ...redirects.map(({ from, to }) => `rewrite ^${prefix}${from}/*$ ${prefix}${to} permanent;`),
    `rewrite ${slashed(prefix)} $1 permanent;`,
    "add_header Cache-Control $caching always;",
    ...headersOf(policy).map(
      ([name, value]) => `add_header ${name} ${name === policyHeader ? "$policy" : `"${value}"`} always;`,
    ),
    "location / { try_files $uri $uri.html $uri/index.html =404; }",
    // These are for Netlify and Cloudflare.
    `location ~ ^${prefix}/_(headers|redirects)$ { return 404; }`,
  );
