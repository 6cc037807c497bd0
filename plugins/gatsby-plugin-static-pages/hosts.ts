import { immutableFolder } from "./files";
import { headersOf, immutable, revalidated, slashed } from "./headers";

/** What hosts need to know of the site. */
interface Settings {
  /** Sent with every answer. */
  headers: ReturnType<typeof headersOf>;
  /** The paths of applications, and the Content-Security-Policy that each has instead of the pages'. */
  apps: readonly { path: string; policy: string }[];
  /** Old addresses and where they lead for good. */
  redirects: readonly { from: string; to: string }[];
}

const policyHeader = "Content-Security-Policy";
const robotsHeader = "X-Robots-Tag";

const lines = (...all: string[]): string => all.map((line) => `${line}\n`).join("");

/**
 * `_headers`, which Netlify and Cloudflare Pages read. Both revalidate by default. No other rule sets `Cache-Control`, because
 * Cloudflare joins the values of a header that two rules set.
 * Format: https://developers.cloudflare.com/pages/configuration/headers/
 */
export const headersFile = ({ headers, apps }: Settings): string =>
  lines(
    "/*",
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    `/${immutableFolder}/*`,
    `  Cache-Control: ${immutable}`,
    // Cloudflare would join both policies: "!" takes the first away. Netlify passes over that line, and the later rule wins.
    ...apps.flatMap(({ path, policy }) =>
      [path, `${path}.html`].flatMap((one) => [
        one,
        `  ! ${policyHeader}`,
        `  ${policyHeader}: ${policy}`,
        `  ${robotsHeader}: noindex`,
      ]),
    ),
  );

/** `_redirects`, which both read too. */
export const redirectsFile = ({ redirects }: Settings): string =>
  lines(...redirects.map(({ from, to }) => `${from} ${to} 301`));

/** What stands inside nginx's `server { … }`, beside its `listen`, `server_name` and `root`. */
export const nginxFile = ({ headers, apps, redirects }: Settings): string =>
  lines(
    "# Written by the build. Include it in a server block: see docs/deploying.md.",
    "charset utf-8;",
    "gzip_static on;",
    "gzip_vary on;",
    "error_page 404 /404.html;",
    // Redirects name paths alone: behind a proxy, nginx does not know the port that visitors use.
    "absolute_redirect off;",
    `set $caching "${revalidated}";`,
    `if ($uri ~ "^/${immutableFolder}/") { set $caching "${immutable}"; }`,
    `set $policy "${new Map(headers).get(policyHeader)}";`,
    'set $robots "";',
    ...apps.map(
      ({ path, policy }) => `if ($uri ~ "^${path}(\\.html)?$") { set $policy "${policy}"; set $robots "noindex"; }`,
    ),
    // A rewrite keeps the query. What is set after it would not be sent with it.
    ...redirects.map(({ from, to }) => `rewrite ^${from}/*$ ${to} permanent;`),
    `rewrite ${slashed} $1 permanent;`,
    "add_header Cache-Control $caching always;",
    ...headers.map(([name, value]) => `add_header ${name} ${name === policyHeader ? "$policy" : `"${value}"`} always;`),
    // nginx leaves out a header without a value.
    `add_header ${robotsHeader} $robots always;`,
    "location / { try_files $uri $uri.html $uri/index.html =404; }",
    // Only Netlify and Cloudflare read these.
    "location ~ ^/_(headers|redirects)$ { return 404; }",
  );

/** A Caddyfile's snippet: `import site` inside a site block that names its address and `root`. */
export function caddyFile({ headers, apps, redirects }: Settings): string {
  // `redir` alone would drop the query, which a rewrite keeps.
  const redirect = (matcher: string, to: string): string[] => [
    `  route ${matcher} {`,
    `    rewrite * ${to}`,
    "    redir {uri} permanent",
    "  }",
  ];
  return lines(
    "# Written by the build: see docs/deploying.md.",
    "(site) {",
    "  encode zstd gzip",
    ...headers.map(([name, value]) => `  header ${name === policyHeader ? "@pages " : ""}${name} \`${value}\``),
    // A matcher needs a path, also without an application.
    `  @pages not path ${["/_", ...apps.flatMap(({ path }) => [path, `${path}.html`])].join(" ")}`,
    ...apps.flatMap(({ path, policy }, at) => [
      `  @app${at} path ${path} ${path}.html`,
      `  header @app${at} ${policyHeader} \`${policy}\``,
      `  header @app${at} ${robotsHeader} noindex`,
    ]),
    // Caddy sorts what stands here, so no two of these may be about one file.
    `  @immutable path /${immutableFolder}/*`,
    `  @others not path /${immutableFolder}/*`,
    `  header @immutable Cache-Control "${immutable}"`,
    `  header @others Cache-Control "${revalidated}"`,
    ...redirects.flatMap(({ from, to }, at) => [`  @old${at} path ${from} ${from}/`, ...redirect(`@old${at}`, to)]),
    `  @slashed path_regexp slashed ${slashed}`,
    ...redirect("@slashed", "{re.slashed.1}"),
    "  try_files {path} {path}.html",
    "  file_server {",
    "    precompressed br gzip",
    "    hide _headers _redirects",
    "    disable_canonical_uris",
    "  }",
    "  handle_errors {",
    `    header Cache-Control "${revalidated}"`,
    "    rewrite * /404.html",
    "    file_server",
    "  }",
    "}",
  );
}
