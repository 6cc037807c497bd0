import { immutableFolder } from "../addresses";
import { slashed, type HostSettings } from "../headers";

/** What stands inside nginx's `server { … }`, beside its `listen`, `server_name` and `root`. */
export function nginxFile({ headers, immutable, revalidated, redirects }: HostSettings): string {
  const lines = [
    "# Written by the build. Include it in a server block: see docs/deploying.md.",
    "charset utf-8;",
    "gzip_static on;",
    "error_page 404 /404.html;",
    // Redirects name paths alone: behind a proxy, nginx does not know the port that visitors use.
    "absolute_redirect off;",
    `set $caching "${revalidated}";`,
    `if ($uri ~ "^/${immutableFolder}/") { set $caching "${immutable}"; }`,
    // A rewrite keeps the query. What is set after it would not be sent with it.
    ...redirects.map(({ from, to }) => `rewrite ^${from}/*$ ${to} permanent;`),
    `rewrite ${slashed} $1 permanent;`,
    "add_header Cache-Control $caching always;",
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    "location / { try_files $uri $uri.html $uri/index.html =404; }",
    // Only Netlify and Cloudflare read these.
    "location ~ ^/_(headers|redirects)$ { return 404; }",
  ];
  return lines.join("\n") + "\n";
}
