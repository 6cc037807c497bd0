import type { HostSettings } from "../headers";
import { immutableFolder } from "../immutable";

/** A Caddyfile's snippet: `import site` inside a site block that names its address and `root`. */
export function caddyFile({ headers, immutable, revalidated, redirects }: HostSettings): string {
  const lines = [
    "encode zstd gzip",
    ...Object.entries(headers).map(([name, value]) => `header ${name} \`${value}\``),
    `@immutable path /${immutableFolder}/*`,
    `header Cache-Control "${revalidated}"`,
    `header @immutable Cache-Control "${immutable}"`,
    ...redirects.map(({ from, to }) => `redir ${from} ${to} permanent`),
    "@slash path_regexp slash ^(.+)/$",
    "redir @slash {re.slash.1} permanent",
    "try_files {path} {path}.html",
    "file_server {",
    "  precompressed br gzip",
    "}",
    "handle_errors {",
    "  rewrite * /404.html",
    "  file_server",
    "}",
  ];
  return [
    "# Written by the build: see docs/deploying.md.",
    "(site) {",
    ...lines.map((line) => `  ${line}`),
    "}",
    "",
  ].join("\n");
}
