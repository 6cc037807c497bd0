import { immutableFolder } from "./files";
import { headersOf, immutable, revalidated, slashed } from "./headers";

/** The host configuration of a site. */
interface Settings {
  /** The path that the site is published below, as in "/harbour"; empty at the root of a host. */
  prefix: string;
  /** Sent with every answer. */
  headers: ReturnType<typeof headersOf>;
  /** The paths of applications, and the Content-Security-Policy that each has instead of the pages'. */
  apps: readonly { path: string; policy: string }[];
  /** Old addresses and where they lead for good. */
  redirects: readonly { from: string; to: string }[];
}

const policyHeader = "Content-Security-Policy";

const lines = (...all: string[]): string => all.map((line) => `${line}\n`).join("");

/**
 * `_headers`, which Netlify and Cloudflare Pages read. Both revalidate by default. No other rule sets `Cache-Control`, because
 * Cloudflare joins the values of a header that two rules set.
 * Format: https://developers.cloudflare.com/pages/configuration/headers/
 */
export const headersFile = ({ prefix, headers, apps }: Settings): string =>
  lines(
    "/*",
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    `${prefix}/${immutableFolder}/*`,
    `  Cache-Control: ${immutable}`,
    // Cloudflare would join both policies: "!" takes the first away. Netlify passes over that line, and the later rule wins.
    ...apps.flatMap(({ path, policy }) =>
      [prefix + path, `${prefix}${path}.html`].flatMap((one) => [
        one,
        `  ! ${policyHeader}`,
        `  ${policyHeader}: ${policy}`,
      ]),
    ),
  );

/** `_redirects`, which both read too. */
export const redirectsFile = ({ prefix, redirects }: Settings): string =>
  lines(...redirects.map(({ from, to }) => `${prefix}${from} ${prefix}${to} 301`));

/** A page at an old address, for hosts without redirects. */
export const redirectPage = (url: string): string =>
  `<!DOCTYPE html><meta charset="utf-8"><title>Moved</title><link rel="canonical" href="${url}"><meta http-equiv="refresh" content="0; url=${url}">\n`;

/** nginx's directives for the `server { … }` block that has `listen`, `server_name` and `root`. */
export const nginxFile = ({ prefix, headers, apps, redirects }: Settings): string =>
  lines(
    "# Written by the build. Include it in a server block: see docs/deploying.md.",
    "charset utf-8;",
    "gzip_static on;",
    "gzip_vary on;",
    `error_page 404 ${prefix}/404.html;`,
    // Redirects are paths, because the public port behind a proxy differs from nginx's.
    "absolute_redirect off;",
    `set $caching "${revalidated}";`,
    `if ($uri ~ "^${prefix}/${immutableFolder}/") { set $caching "${immutable}"; }`,
    `set $policy "${new Map(headers).get(policyHeader)}";`,
    ...apps.map(({ path, policy }) => `if ($uri ~ "^${prefix}${path}(\\.html)?$") { set $policy "${policy}"; }`),
    // A rewrite keeps the query. What is set after it would not be sent with it.
    ...redirects.map(({ from, to }) => `rewrite ^${prefix}${from}/*$ ${prefix}${to} permanent;`),
    `rewrite ${slashed(prefix)} $1 permanent;`,
    "add_header Cache-Control $caching always;",
    ...headers.map(([name, value]) => `add_header ${name} ${name === policyHeader ? "$policy" : `"${value}"`} always;`),
    "location / { try_files $uri $uri.html $uri/index.html =404; }",
    // Only Netlify and Cloudflare read these.
    `location ~ ^${prefix}/_(headers|redirects)$ { return 404; }`,
  );
