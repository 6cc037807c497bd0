import { immutableFolder } from "../addresses";
import { slashed, type HostSettings } from "../headers";

/** A Caddyfile's snippet: `import site` inside a site block that names its address and `root`. */
export function caddyFile({ headers, immutable, revalidated, redirects }: HostSettings): string {
  // `redir` alone would drop the query, which a rewrite keeps.
  const redirect = (matcher: string, to: string): string[] => [
    `route ${matcher} {`,
    `  rewrite * ${to}`,
    "  redir {uri} permanent",
    "}",
  ];
  const lines = [
    "encode zstd gzip",
    ...Object.entries(headers).map(([name, value]) => `header ${name} \`${value}\``),
    // Caddy sorts what stands here, so no two of these may be about one file.
    `@immutable path /${immutableFolder}/*`,
    `@others not path /${immutableFolder}/*`,
    `header @immutable Cache-Control "${immutable}"`,
    `header @others Cache-Control "${revalidated}"`,
    ...redirects.flatMap(({ from, to }, at) => [`@old${at} path ${from} ${from}/`, ...redirect(`@old${at}`, to)]),
    `@slashed path_regexp slashed ${slashed}`,
    ...redirect("@slashed", "{re.slashed.1}"),
    "try_files {path} {path}.html",
    "file_server {",
    "  precompressed br gzip",
    "  hide _headers _redirects",
    "  disable_canonical_uris",
    "}",
    "handle_errors {",
    `  header Cache-Control "${revalidated}"`,
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
