import { readFileSync } from "node:fs";
import type { hostFiles } from "../content-model/built-files";
import { immutableFolder } from "./files";
import type { App } from "./apps";
import { headers, immutable, revalidated } from "./headers";
import { patternOf, slashed, spellingsOf, type Redirect } from "./old-paths";
import { policyText, type Policy } from "./policy";

interface Settings {
  /** The path prefix of the site, for example "/harbour"; "" at the root of a host. */
  prefix: string;
  policy: Policy;
  apps: readonly App[];
  redirects: readonly Redirect[];
  /** The owner's lines of a file, for example "_headers". */
  own: (file: string) => string;
}

/** nginx's directives for a `server { … }` block with `listen`, `server_name` and `root`. */
export const nginxFile = (settings: Settings): string => filled("nginx.conf", settings);

/**
 * The files in the site for Netlify and Cloudflare, which revalidate by default, and for Apache. Netlify serves `/admin/` too.
 * Cloudflare joins the values of a header: one rule of `_headers` sets `Cache-Control`, and "!" removes the pages' CSP. Netlify ignores that
 * line, and uses the later rule. Format: https://developers.cloudflare.com/pages/configuration/headers/
 */
export const siteFiles = (settings: Settings): Record<(typeof hostFiles)[number], string> => ({
  _headers: filled("headers.conf", settings, settings.own("_headers")),
  _redirects: filled("redirects.conf", settings, settings.own("_redirects")),
  ".htaccess": filled("htaccess.conf", settings, settings.own(".htaccess")),
});

/** Fills a template of this folder. It has values such as `@prefix@`, and repeats a line such as `@apps: …` for each one of them. */
function filled(template: string, { prefix, policy, apps, redirects }: Settings, own = ""): string {
  const caching = { revalidated, immutable, assets: immutableFolder };
  const values = { ...caching, prefix, policy: policyText(policy), slashed: slashed(prefix), own };
  const lists: Record<string, Record<string, string>[]> = {
    headers: headers.map(([name, value]) => ({ name, value })),
    redirects: redirects.map((one) => ({ from: patternOf(one), to: prefix + one.to })),
    spellings: redirects.flatMap((one) =>
      spellingsOf(one).map((from) => ({ from, to: prefix + one.to, status: statusOf(from, one.to) })),
    ),
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

/**
 * Netlify prefers files, such as the pages that redirect, unless the status has a "!". Reports differ on whether it ignores capitals: `/About`,
 * an old path of `/about`, must not make that page redirect to itself.
 */
const statusOf = (from: string, to: string): string =>
  process.env.NETLIFY && from.replace(/\/$/, "").toLowerCase() !== to ? "301!" : "301";
