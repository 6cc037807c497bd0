import { readFileSync } from "node:fs";
import { immutableFolder } from "./files";
import type { App } from "./apps";
import { headersOf, immutable, revalidated, slashed } from "./headers";
import { patternOf, spellingsOf, type Redirect } from "./old-paths";
import { policyText, type Policy } from "./policy";

/** The host configuration of a site. */
interface Settings {
  /** The path prefix of the site, for example "/harbour"; "" at the root of a host. */
  prefix: string;
  policy: Policy;
  apps: readonly App[];
  redirects: readonly Redirect[];
}

const policyHeader = "Content-Security-Policy";

const lines = (...all: string[]): string => all.map((line) => `${line}\n`).join("");

/**
 * `_headers` for Netlify and Cloudflare, which revalidate by default. One rule sets `Cache-Control`, because Cloudflare joins values.
 * Format: https://developers.cloudflare.com/pages/configuration/headers/
 */
export const headersFile = ({ prefix, policy, apps }: Settings): string =>
  lines(
    "/*",
    ...headersOf(policy).map(([name, value]) => `  ${name}: ${value}`),
    `${prefix}/${immutableFolder}/*`,
    `  Cache-Control: ${immutable}`,
    // On Cloudflare, "!" removes the pages' CSP, which it would join. Netlify ignores that line, and uses the later rule. Netlify serves
    // the path with a slash too.
    ...apps.flatMap(({ path, policy }) =>
      [path, `${path}/`, `${path}.html`, `/${immutableFolder}${path}/*`].flatMap((covered) => [
        prefix + covered,
        `  ! ${policyHeader}`,
        `  ${policyHeader}: ${policyText(policy)}`,
      ]),
    ),
  );

/** `_redirects` for the same hosts. Netlify prefers files, such as the pages that redirect, unless the status has a "!". */
export const redirectsFile = ({ prefix, redirects }: Settings, isNetlify = Boolean(process.env.NETLIFY)): string =>
  lines(
    ...redirects.flatMap((redirect) =>
      spellingsOf(redirect).map((from) => `${prefix}${from} ${prefix}${redirect.to} 301${isNetlify ? "!" : ""}`),
    ),
  );

/** nginx's directives for a `server { … }` block with `listen`, `server_name` and `root`. */
export const nginxFile = (settings: Settings): string => filled("nginx.conf", settings);

export const apacheFile = (settings: Settings): string => filled("htaccess.conf", settings);

/** Fills a template of this folder. It has values such as `@prefix@`, and repeats a line such as `@apps: …` for each one of them. */
function filled(template: string, { prefix, policy, apps, redirects }: Settings): string {
  const caching = { revalidated, immutable, assets: immutableFolder };
  const values = { ...caching, prefix, policy: policyText(policy), slashed: slashed(prefix) };
  const lists: Record<string, Record<string, string>[]> = {
    headers: headersOf(policy).flatMap(([name, value]) => (name === policyHeader ? [] : { name, value })),
    redirects: redirects.map((one) => ({ from: patternOf(one), to: prefix + one.to })),
    apps: apps.map(({ path, policy }) => ({ path, name: path.slice(1), policy: policyText(policy) })),
  };
  const fill = (line: string, values: Record<string, string>): string =>
    line.replaceAll("\\n", "\n").replace(/@(\w+)@/g, (_, name: string) => values[name] ?? "");
  const text = readFileSync(`plugins/gatsby-plugin-static-pages/${template}`, "utf8");
  const filledLines = text.split("\n").flatMap((line) => {
    const [, list, each = ""] = /^@(\w+): (.*)/.exec(line) ?? [];
    return list ? (lists[list] ?? []).map((one) => fill(each, { ...values, ...one })) : fill(line, values);
  });
  return filledLines.join("\n");
}
