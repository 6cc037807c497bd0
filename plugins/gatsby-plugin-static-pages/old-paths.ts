import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { decodeOldPath } from "../content-model/schema/old-path";
import { UserError } from "../content-model/user-error";
import { placeFor } from "./files";

/** A permanent redirect. `from` is an old path as editors write it, for example "/Services.aspx" or "/caf%C3%A9"; `to` is a page's. */
export interface Redirect {
  from: string;
  to: string;
}

/** A redirect of Gatsby's `createRedirect`, whose paths have the site's path prefix. */
export interface GatsbyRedirect {
  fromPath: string;
  toPath: string;
  isPermanent: boolean;
}

/** Permanent redirects of single paths within the site. Throws a `UserError` for any other. */
export function redirectsOf(created: readonly GatsbyRedirect[], prefix: string): Redirect[] {
  return created.map(({ fromPath, toPath, isPermanent }) => {
    const isWithin = [fromPath, toPath].every((one) => one.startsWith(`${prefix}/`) && !one.startsWith("//"));
    const [from, to] = [fromPath.slice(prefix.length), toPath.slice(prefix.length)];
    if (isWithin && isPermanent && decodeOldPath(from) !== undefined) return { from, to };
    throw new UserError(
      `createRedirect leads ${fromPath} to ${toPath}, but this build writes only permanent redirects (isPermanent: true) of single paths within the site: write a line in static/_redirects or static/.htaccess instead.`,
    );
  });
}

/** An old path without slashes at its end, decoded as nginx and Apache do before they compare it. */
const decoded = ({ from }: Redirect): string => decodeURIComponent(from).replace(/\/+$/, "");

/** A pattern of the old path after its first slash, with any number of slashes at its end. */
export const patternOf = (redirect: Redirect): string =>
  decoded(redirect)
    .slice(1)
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .concat("/*$");

/** A pattern of page paths with slashes at the end, which servers redirect; not of `/%5Cevil.example/`, which leads browsers to another site. */
export const slashed = (prefix: string): string => `^(${prefix}(?:/[a-z0-9-]+)+)/+$`;

/** The old path as browsers send it, in capitals (`%C3`) and in small letters, for hosts that do not decode it, with a slash and without. */
export function spellingsOf(redirect: Redirect): string[] {
  const encoded = encodeURI(decoded(redirect));
  const small = encoded.replace(/%\w\w/g, (byte) => byte.toLowerCase());
  return [...new Set([encoded, small])].flatMap((one) => [one, `${one}/`]);
}

/** A page that redirects with the query and fragment. Where a CSP forbids its script, it redirects without them. */
export const redirectPage = (url: string, to: string): string =>
  `<!DOCTYPE html><meta charset="utf-8"><title>Moved</title><link rel="canonical" href="${url}"><script>location.replace("${to}"+location.search+location.hash)</script><meta http-equiv="refresh" content="0; url=${to}">\n`;

/** Writes a page for each old path, for hosts without redirects (GitHub Pages), in a folder: they serve it with and without a slash. */
export async function writeRedirectPages(site: string, url: string, prefix: string, redirects: readonly Redirect[]) {
  for (const redirect of redirects) {
    const name = decoded(redirect);
    const file = /\.html?$/i.test(name) ? name : `${name}/index.html`;
    if (existsSync(path.join(site, file))) continue;
    await writeFile(placeFor(site, file), redirectPage(url + redirect.to, prefix + redirect.to));
  }
}
